import { gougeRows } from './gouge.ts'
import { mix } from './ink.ts'
import { rect } from './shape.ts'
import type { Stage } from './stage.ts'

/** Water from `y0` down to `y1`, with cuts of light that grow towards the viewer and the sun's path at `sunX`. */
export function water(stage: Stage, y0: number, y1: number, sunX: number | null = null): string {
  const { random, palette } = stage
  const rows = Math.max(5, Math.round((y1 - y0) / 15))
  const field = { x0: -60, x1: 1260, y0: y0 + 5, y1: y1 - 4, rows, deepens: true }
  const parts = [
    rect(-20, y0, 1240, y1 - y0 + 20, palette.water),
    gougeRows(random, {
      ...field,
      density: 0.42,
      length: 170,
      thickness: 3.4,
      colour: mix(palette.water, palette.sky[3], 0.45),
    }),
    gougeRows(random, {
      ...field,
      density: 0.26,
      length: 150,
      thickness: 3.2,
      colour: mix(palette.water, palette.ink, 0.38),
    }),
  ]
  if (sunX !== null) {
    parts.push(
      gougeRows(random, {
        ...field,
        x0: sunX - 90,
        x1: sunX + 60,
        rows: rows + 6,
        density: 0.85,
        length: 88,
        thickness: 4.2,
        colour: palette.sun,
      }),
    )
  }
  parts.push(gougeRows(random, { ...field, density: 0.1, length: 130, thickness: 3, colour: palette.glint }))
  return parts.join('')
}
