/** A tune of sixteen bars: a theme over four chords that come round. */
export interface Tune {
  /** MIDI number of the key's root. */
  root: number
  /** Steps of the scale in semitones over the root. */
  scale: readonly number[]
  /** Steps of the scale that the four chords stand on. */
  chords: readonly [number, number, number, number]
  /** Eighths of two bars: a step of the scale, or null for a rest. */
  theme: readonly (number | null)[]
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MINOR = [0, 2, 3, 5, 7, 8, 10]
const DORIAN = [0, 2, 3, 5, 7, 9, 10]

/** What is heard where nobody speaks: one for each podcast, and under the films. */
export const TUNES: readonly Tune[] = [
  {
    root: 57,
    scale: MINOR,
    chords: [0, 5, 2, 6],
    theme: [0, null, 2, 4, null, 3, 2, null, 1, null, 2, 0, null, null, -1, null],
  },
  {
    root: 60,
    scale: MAJOR,
    chords: [0, 3, 5, 4],
    theme: [4, null, 2, 0, 1, 2, null, 4, 5, null, 4, 2, 1, null, 0, null],
  },
  {
    root: 62,
    scale: MAJOR,
    chords: [0, 4, 5, 3],
    theme: [0, 0, 4, null, 2, 2, 5, null, 4, 4, 2, 0, 1, null, 4, null],
  },
  {
    root: 55,
    scale: MAJOR,
    chords: [0, 5, 3, 4],
    theme: [2, null, 3, 4, null, 2, 0, null, 1, 2, 3, null, 1, null, -1, null],
  },
  {
    root: 52,
    scale: DORIAN,
    chords: [0, 3, 0, 6],
    theme: [0, null, null, 4, 3, null, 2, null, 1, null, null, 2, 0, null, null, null],
  },
  {
    root: 58,
    scale: MAJOR,
    chords: [0, 1, 4, 0],
    theme: [7, null, 4, 5, null, 4, 2, null, 3, 4, null, 1, 0, null, null, null],
  },
]
