import { mix } from '../print/ink.ts'
import { disc, group, line, oval, points, rect, strokePath } from '../print/shape.ts'
import { gougeRows } from '../print/gouge.ts'
import { between, range } from '../print/stage.ts'
import type { Scene } from '../print/stage.ts'
import { frame, fromAbove } from './courts.scene.ts'

/** A football pitch seen from above. */
export const pitchScene: Scene = {
  slug: 'campo',
  views: [
    'Un campo da calcio visto dall’alto',
    'L’area di rigore vista dall’alto',
    'Il cerchio di centrocampo dall’alto',
  ],
  lights: ['mattina', 'mezzogiorno', 'neve', 'sera', 'notte'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { palette, random, view } = stage
    const grass = mix(palette.near, palette.mid, 0.3)
    const zoom = [1, 2.1, 2.3][view] ?? 1
    const focus = [600, 270, 600][view] ?? 600
    const bands = range(14).map((i) =>
      rect(100 + i * 71.5, 90, 71.5, 620, i % 2 === 0 ? grass : mix(grass, palette.paper, 0.14)),
    )
    const lines =
      line(points(130, 118, 1070, 118, 1070, 682, 130, 682, 130, 116), palette.paper, 6) +
      line(points(600, 118, 600, 682), palette.paper, 5) +
      strokePath(oval(600, 400, 92), palette.paper, 5) +
      disc(600, 400, 7, palette.paper) +
      line(points(130, 238, 280, 238, 280, 562, 130, 562), palette.paper, 5) +
      line(points(1070, 238, 920, 238, 920, 562, 1070, 562), palette.paper, 5) +
      line(points(130, 326, 180, 326, 180, 474, 130, 474), palette.paper, 5) +
      line(points(1070, 326, 1020, 326, 1020, 474, 1070, 474), palette.paper, 5) +
      strokePath('M280 348A70 70 0 0 1 280 452M920 348A70 70 0 0 0 920 452', palette.paper, 5) +
      rect(112, 360, 18, 80, palette.paper, 0.7) +
      rect(1070, 360, 18, 80, palette.paper, 0.7)
    const men = range(16).map((i) =>
      fromAbove(
        palette,
        between(random, 180, 1020),
        between(random, 150, 650),
        13,
        i % 2 === 0 ? palette.accent : palette.paper,
      ),
    )
    const content = gougeRows(random, {
      x0: 60,
      x1: 1140,
      y0: 92,
      y1: 708,
      rows: 46,
      density: 0.35,
      length: 60,
      thickness: 1.2,
      colour: mix(grass, palette.ink, 0.25),
    })
    const field = bands.join('') + content + lines + men.join('') + disc(focus + 60, 420, 6, palette.paper)
    return frame(
      stage,
      mix(palette.near, palette.ink, 0.3),
      group(`translate(600 400) scale(${zoom}) translate(${-focus} -400)`, field),
    )
  },
}
