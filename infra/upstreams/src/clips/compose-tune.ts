import type { Tune } from './tunes.table.ts'

/** Samples a second of everything that is heard. */
export const SAMPLE_RATE = 24_000

const EIGHTH_SECONDS = 0.375
const EIGHTHS_IN_BAR = 8
const BARS = 16
/** Length of a tune; its end leads back to its beginning. */
export const TUNE_SECONDS = BARS * EIGHTHS_IN_BAR * EIGHTH_SECONDS

interface Note {
  /** Eighths since the beginning. */
  at: number
  /** MIDI number. */
  pitch: number
  loudness: number
  /** Seconds in which it fades to a third. */
  fade: number
}

/** Overtones of a plucked string: times the pitch, loudness. */
const OVERTONES = [
  [1, 1],
  [2, 0.42],
  [3, 0.2],
  [4, 0.08],
] as const

/** Samples in which a note comes, so that none clicks. */
const ATTACK = 120

/** A tune as sound: one channel, -1 to 1. What rings on past the end is heard at the beginning, so that it can go round. */
export function composeTune(tune: Tune): Float32Array {
  const sound = new Float32Array(Math.round(TUNE_SECONDS * SAMPLE_RATE))
  for (const note of listNotes(tune)) pluck(sound, note)
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return sound.map((sample) => (sample / loudest) * 0.7)
}

function listNotes(tune: Tune): Note[] {
  return Array.from({ length: BARS }, (_, bar) => [...listAccompaniment(tune, bar), ...listTheme(tune, bar)]).flat()
}

/** A bass note on the first beat, and the chord broken over the bar. */
function listAccompaniment(tune: Tune, bar: number): Note[] {
  const start = bar * EIGHTHS_IN_BAR
  const step = tune.chords[bar % tune.chords.length] ?? 0
  const broken = [0, 2, 4, 2, 7, 4, 2, 4]
  return [
    { at: start, pitch: pitchOf(tune, step) - 24, loudness: 0.7, fade: 1.4 },
    ...broken.map((over, eighth) => ({
      at: start + eighth,
      pitch: pitchOf(tune, step + over) - 12,
      loudness: eighth === 0 ? 0.34 : 0.24,
      fade: 0.7,
    })),
  ]
}

/** The theme rests in the third four bars, where the accompaniment is alone. */
function listTheme(tune: Tune, bar: number): Note[] {
  if (Math.floor(bar / 4) === 2) return []
  const half = (bar % 2) * EIGHTHS_IN_BAR
  return tune.theme.slice(half, half + EIGHTHS_IN_BAR).flatMap((step, eighth) =>
    step === null
      ? []
      : [
          {
            at: bar * EIGHTHS_IN_BAR + eighth,
            pitch: pitchOf(tune, step + (bar % 4 > 1 ? 1 : 0)) + 12,
            loudness: 0.5,
            fade: 0.55,
          },
        ],
  )
}

/** MIDI number of a step of the tune's scale, which goes on above and below. */
function pitchOf({ root, scale }: Tune, step: number): number {
  const octave = Math.floor(step / scale.length)
  return root + octave * 12 + (scale[step - octave * scale.length] ?? 0)
}

/** Adds a note, each overtone as a wave that turns by a rotation and fades by a factor: no sine is taken for a sample. */
function pluck(sound: Float32Array, { at, pitch, loudness, fade }: Note): void {
  const first = Math.round(at * EIGHTH_SECONDS * SAMPLE_RATE)
  const turn = (2 * Math.PI * 440 * 2 ** ((pitch - 69) / 12)) / SAMPLE_RATE
  const length = Math.round(fade * 3.5 * SAMPLE_RATE)
  for (const [times, share] of OVERTONES) {
    const cosine = Math.cos(turn * times)
    const sine = Math.sin(turn * times)
    // High overtones fade sooner.
    const fading = Math.exp(-(1 + times / 2) / (fade * SAMPLE_RATE))
    let [x, y] = [loudness * share, 0]
    for (let sample = 0; sample < length; sample += 1) {
      const place = (first + sample) % sound.length
      sound[place] = (sound[place] ?? 0) + y * Math.min(1, sample / ATTACK)
      ;[x, y] = [(x * cosine - y * sine) * fading, (x * sine + y * cosine) * fading]
    }
  }
}
