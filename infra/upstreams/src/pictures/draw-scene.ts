import { createRandom } from '../content/random.ts'
import type { Random } from '../content/random.ts'
import { LIGHT_PHRASES, PALETTES } from './palettes.table.ts'
import type { Light } from './palettes.table.ts'
import { average } from './print/ink.ts'
import { box } from './print/shape.ts'
import { between, cycle, range, SHEET } from './print/stage.ts'
import type { Scene } from './print/stage.ts'

/** A part of the sheet, in its units. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

export const WHOLE_SHEET: Frame = { x: 0, y: 0, ...SHEET }

/** Changing it reprints every scene differently. */
const SEED = 1883

function hashSlug(slug: string): number {
  let hash = 0
  for (const letter of slug) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return hash
}

/** Light and composition of a variation: neighbours differ in both. */
export function planVariation(scene: Scene, variation: number): { light: Light; view: number } {
  const round = Math.floor(variation / scene.lights.length)
  // Each round moves on by one, so that a light meets every composition whatever their numbers have in common.
  return {
    light: cycle(scene.lights, variation),
    view: ((variation % scene.lights.length) + round) % scene.views.length,
  }
}

/** What a variation shows, in Italian. */
export function describeScene(scene: Scene, variation: number): string {
  const { light, view } = planVariation(scene, variation)
  const subject = cycle(scene.views, view)
  return scene.indoors ? subject : `${subject}, ${LIGHT_PHRASES[light]}`
}

/** The print's mean colour, `#rrggbb`, from its inks: half sky, half land. */
export function colourOfScene(scene: Scene, variation: number): string {
  const palette = PALETTES[planVariation(scene, variation).light]
  return average([palette.sky[1], palette.sky[3], palette.mid, ...palette.ground, palette.water, palette.wall])
}

/** Flecks that the ink did not reach, as on any hand-pulled sheet: one small tile, repeated. */
function grain(random: Random, colour: string): string {
  const flecks = range(64).map(() =>
    box(random.next() * 236, random.next() * 236, between(random, 0.8, 2.6), between(random, 0.7, 1.5)),
  )
  return `<pattern id="grain" width="240" height="240" patternUnits="userSpaceOnUse"><path d="${flecks.join('')}" fill="${colour}"/></pattern><rect width="${SHEET.width}" height="${SHEET.height}" fill="url(#grain)" opacity=".34"/>`
}

/**
 * One variation of a scene as SVG: `frame` of the sheet, to be rasterised at `size` pixels. The same arguments always give
 * the same text.
 */
export function drawScene(
  scene: Scene,
  variation: number,
  frame: Frame,
  size: { width: number; height: number },
): string {
  const random = createRandom(SEED, hashSlug(scene.slug), variation)
  const { light, view } = planVariation(scene, variation)
  const palette = PALETTES[light]
  const mirrored = scene.mirrors && random.chance(0.5)
  const drawing = scene.draw({ random, light, palette, view })
  const print = mirrored ? `<g transform="translate(${SHEET.width} 0) scale(-1 1)">${drawing}</g>` : drawing
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}" preserveAspectRatio="xMidYMid slice">` +
    `${print}${grain(random, palette.paper)}</svg>`
  )
}
