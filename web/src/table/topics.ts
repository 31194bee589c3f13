// What a rule is asked for: by its id, as refusals and points cite it, or by the question that the game asks.
export type RuleTopic = { rule: string; question?: undefined } | { rule?: undefined; question: string };

const QUESTION = 'question:';
/** The rule behind a question, as one word. */
export const questionTopic = (kind: string): string => QUESTION + kind;
export const topicOf = (word: string): RuleTopic =>
  word.startsWith(QUESTION) ? { question: word.slice(QUESTION.length) } : { rule: word };
