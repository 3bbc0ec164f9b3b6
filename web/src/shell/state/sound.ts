/** Our own short sounds, made as they are played. */
import type { EventMessage } from '../../generated/types';
import { isScored } from './scoring';

export type Sound = 'turn' | 'place' | 'score' | 'stop';

/** A tone: when it begins and how long it takes, in seconds; its height in hertz, to which it may glide. */
interface Tone {
  at: number;
  lasts: number;
  from: number;
  to?: number;
  shape: OscillatorType;
  loud: number;
}

const bell = (at: number, from: number, lasts = 0.5): Tone => ({ at, lasts, from, shape: 'sine', loud: 0.16 });

export const SOUNDS: Record<Sound, Tone[]> = {
  turn: [bell(0, 587), bell(0.13, 880, 0.7)],
  place: [{ at: 0, lasts: 0.07, from: 240, to: 110, shape: 'triangle', loud: 0.3 }],
  score: [bell(0, 523, 0.25), bell(0.09, 659, 0.25), bell(0.18, 784, 0.5)],
  stop: [
    { at: 0, lasts: 0.16, from: 196, to: 185, shape: 'square', loud: 0.07 },
    { at: 0.2, lasts: 0.3, from: 147, to: 131, shape: 'square', loud: 0.07 },
  ],
};

/** What is heard of something that happened; at most one sound, the rarest. */
export function soundOf(events: readonly EventMessage[], stops: (event: EventMessage) => boolean = () => false): Sound | null {
  if (events.some(stops)) return 'stop';
  if (events.some(isScored)) return 'score';
  return events.some(({ args }) => args.to !== undefined) ? 'place' : null;
}

let context: AudioContext | undefined;

/** Plays a sound, where the browser lets us: not before the reader has touched the page. */
export function play(sound: Sound): void {
  document.documentElement.dataset.sound = sound;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[sound]) strike(context, tone);
}

function strike(audio: AudioContext, { at, lasts, from, to = from, shape, loud }: Tone): void {
  const start = audio.currentTime + at;
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + lasts);
}
