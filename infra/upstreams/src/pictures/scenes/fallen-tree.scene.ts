import { isDark, terrace } from '../print/buildings.ts'
import { gougeRows, mark } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { oval, path, points, polygon, rect } from '../print/shape.ts'
import { rain, sky } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene } from '../print/stage.ts'
import { bareTree, crown } from '../print/trees.ts'

/** A tree that the wind threw across the road. */
export const fallenTreeScene: Scene = {
  slug: 'albero',
  views: ['Un albero caduto di traverso sulla strada'],
  lights: ['mattina', 'sera', 'autunno', 'nebbia', 'mezzogiorno', 'notte'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette } = stage
    const tar = mix(palette.shade, palette.ink, 0.5)
    const fallen = `<g transform="rotate(${between(random, 74, 80).toFixed(1)} 250 640)">${crown(random, 250, 640, 620, palette.near, palette.ground[2], palette.ink)}${bareTree(random, 250, 640, 520, palette.ink)}</g>`
    const roots =
      path(
        range(9)
          .map((i) => mark(262, 634, between(random, 70, 130), 8, 120 + i * 17))
          .join(''),
        palette.ink,
      ) + path(oval(236, 640, 56, 70), mix(palette.ground[1], palette.ink, 0.35))
    return [
      sky(stage, { horizon: 440, sun: null, clouds: true }),
      terrace(stage, -40, 1240, 470, [110, 170]),
      rect(-20, 468, 1240, 60, palette.ground[2]),
      rect(-20, 520, 1240, 300, tar),
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: 540,
        y1: 800,
        rows: 12,
        density: 0.3,
        length: 160,
        thickness: 3,
        colour: mix(tar, palette.paper, 0.2),
        deepens: true,
      }),
      path(
        range(8)
          .map((i) => `M${-60 + i * 180} 566h100l-12 9h-100z`)
          .join(''),
        palette.paper,
      ),
      crown(random, 1010, 520, 250, palette.mid, palette.ground[2], palette.ink),
      polygon(points(220, 690, 900, 640, 960, 750, 300, 760), palette.ink, 0.35),
      fallen,
      roots,
      path(
        range(3)
          .map((i) => `M${340 + i * 300} 700h12v96h-12zM${316 + i * 300} 790h60v10h-60z`)
          .join(''),
        palette.ink,
      ) + path('M300 716h690v38H300z', palette.paper),
      path(
        range(11)
          .map((i) => `M${306 + i * 63} 754l26 -38h32l-26 38z`)
          .join(''),
        palette.accent,
      ),
      stage.light === 'nebbia' || isDark(stage) ? rain(random, palette.glint, 120) : '',
    ].join('')
  },
}
