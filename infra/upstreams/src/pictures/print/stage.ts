import type { Random } from '../../content/random.ts'
import type { Light, Palette } from '../palettes.table.ts'

/** Scenes are drawn on a sheet of these units, 3:2, the subject near the centre so that every crop keeps it. */
export const SHEET = { width: 1200, height: 800 } as const

/** What a scene gets to draw with. */
export interface Stage {
  random: Random
  light: Light
  palette: Palette
  /** Which of the scene's compositions, an index into its `views`. */
  view: number
}

export interface Scene {
  /** Stands in the picture's id: `scena-<slug>-<number>`. */
  slug: string
  /** What each composition shows, in Italian, without the light. */
  views: readonly string[]
  lights: readonly Light[]
  /** Interiors are printed in the inks of a light but do not tell it. */
  indoors: boolean
  /** Whether a mirrored print is still true (lettering and clocks are not drawn, so mostly yes). */
  mirrors: boolean
  draw(stage: Stage): string
}

/** A float between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + random.next() * (high - low)
}

/** `count` whole numbers from 0. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, i) => i)
}

/** Item of a list that is never empty, counted round and round. */
export function cycle<T>(items: readonly T[], index: number): T {
  return items[((index % items.length) + items.length) % items.length] as T
}
