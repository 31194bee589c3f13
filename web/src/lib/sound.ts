// Short, dry sounds made on the spot: no files. Wood is a filtered click, stone a lower one, points a small rise.
import { prefs, type SoundKind } from './prefs.svelte';

export type Sound = 'turn' | 'tile' | 'figure' | 'points' | 'refused' | 'clock' | 'chat';
interface Note {
  at: number;
  hz: number;
  for: number;
  wave: OscillatorType;
  loud: number;
}

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { at: 0, hz: 523, for: 0.12, wave: 'triangle', loud: 0.18 },
    { at: 0.13, hz: 784, for: 0.16, wave: 'triangle', loud: 0.16 },
  ],
  tile: [
    { at: 0, hz: 150, for: 0.07, wave: 'square', loud: 0.1 },
    { at: 0.02, hz: 95, for: 0.09, wave: 'sine', loud: 0.22 },
  ],
  figure: [{ at: 0, hz: 420, for: 0.05, wave: 'triangle', loud: 0.16 }],
  points: [
    { at: 0, hz: 660, for: 0.08, wave: 'sine', loud: 0.12 },
    { at: 0.08, hz: 880, for: 0.12, wave: 'sine', loud: 0.12 },
  ],
  refused: [{ at: 0, hz: 180, for: 0.14, wave: 'sine', loud: 0.16 }],
  clock: [
    { at: 0, hz: 1200, for: 0.03, wave: 'square', loud: 0.06 },
    { at: 0.25, hz: 900, for: 0.03, wave: 'square', loud: 0.06 },
  ],
  chat: [{ at: 0, hz: 720, for: 0.06, wave: 'sine', loud: 0.08 }],
};

let audio: AudioContext | null = null;

/** The setting that a sound belongs to. */
const KIND: Record<Sound, SoundKind> = {
  turn: 'turn',
  tile: 'pieces',
  figure: 'pieces',
  refused: 'pieces',
  points: 'points',
  clock: 'clock',
  chat: 'chat',
};
const SAMPLES: Record<SoundKind, Sound> = {
  turn: 'turn',
  pieces: 'tile',
  points: 'points',
  clock: 'clock',
  chat: 'chat',
};

export function play(sound: Sound): void {
  if (prefs.sounds[KIND[sound]]) ring(sound);
}

/** Lets a kind of sound be heard, whether it is on or not. */
export const sample = (kind: SoundKind): void => ring(SAMPLES[kind]);

function ring(sound: Sound): void {
  // Browsers refuse sound before the first touch or key; asking would only fill the console.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    const start = audio.currentTime + 0.01;
    for (const note of NOTES[sound]) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.type = note.wave;
      tone.frequency.value = note.hz;
      gain.gain.setValueAtTime(note.loud, start + note.at);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + note.at + note.for);
      tone.connect(gain).connect(audio.destination);
      tone.start(start + note.at);
      tone.stop(start + note.at + note.for + 0.02);
    }
  } catch {
    // No sound device is no reason to stop.
  }
}
