// The one place that knows where lessons are. Every system has one.
export const lessonOf = (system: string): string => `/learn/${encodeURIComponent(system)}`;
