import { bellTower, isDark, terrace } from '../print/buildings.ts'
import { slant } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { farHills, land, ridge } from '../print/land.ts'
import { clip, outline, path } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene } from '../print/stage.ts'
import { crown, cypress } from '../print/trees.ts'

/** A village piled up on its hill around a tower. */
export const villageScene: Scene = {
  slug: 'borgo',
  views: ['Un borgo di collina attorno al suo campanile', 'Case di pietra e una torre sopra la valle'],
  lights: ['mattina', 'notte', 'tramonto', 'autunno', 'sera', 'neve', 'mezzogiorno', 'nebbia'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const horizon = between(random, 450, 500)
    const middle = between(random, 560, 640)
    const mound = range(41).map((i) => {
      const x = -40 + i * 32
      return [x, 690 - 270 * Math.exp(-(((x - middle) / 330) ** 2)) + between(random, -3, 3)] as const
    })
    const tiers = range(4).map((i) => {
      const reach = 120 + i * 74
      const y = 452 + i * 46
      return terrace(stage, middle - reach - random.int(0, 40), middle + reach - 30, y, [52 + i * 5, 84 + i * 7])
    })
    const slope = slant(
      random,
      { x: 0, y: 430, width: 1200, height: 380 },
      { count: 170, length: 90, thickness: 3, angle: 22, colour: mix(palette.near, palette.mid, 0.7) },
    )
    const towers = bellTower(
      stage,
      middle + (view === 0 ? 10 : -60),
      440,
      view === 0 ? 62 : 84,
      view === 0 ? 260 : 220,
      view === 0,
    )
    return [
      sky(stage, {
        horizon,
        sun: { x: middle + between(random, 210, 330), y: between(random, 110, 220), radius: 56 },
        clouds: !isDark(stage),
      }),
      farHills(stage, horizon, 190),
      land(ridge(random, horizon + 110, 120, 2), palette.mid),
      land(mound, palette.near),
      clip('slope', outline([...mound, [1240, 840], [-40, 840]]), slope),
      towers,
      ...tiers,
      ...range(7).map((i) =>
        crown(
          random,
          middle - 430 + i * 140 + between(random, -30, 30),
          690 + Math.abs(3 - i) * 14,
          between(random, 80, 130),
          mix(palette.near, palette.ink, 0.4),
          palette.mid,
          palette.ink,
        ),
      ),
      path(
        range(3)
          .map((i) => cypress(random, middle + 300 + i * 34, 640 + i * 12, 170))
          .join(''),
        palette.ink,
      ),
      weather(stage, horizon + 120),
    ].join('')
  },
}
