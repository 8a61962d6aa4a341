import { streetLamp } from '../print/buildings.ts'
import { gougeRows, mark } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { oval, path, points, polygon, rect } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { crown, poplarRow } from '../print/trees.ts'
import { water } from '../print/water.ts'

/** Crowns on both sides of an avenue, far ones first. */
const drawAvenue = ({ random, palette }: Stage): string[] =>
  range(5)
    .toReversed()
    .flatMap((i) => {
      const s = 0.62 ** i
      return [-1, 1].map((side) =>
        crown(
          random,
          600 + side * (60 + 430 * s),
          470 + 230 * s,
          560 * s,
          i % 2 === 0 ? palette.near : mix(palette.near, palette.mid, 0.5),
          palette.ground[2],
          palette.ink,
        ),
      )
    })

/** Open flowers in three rows. */
const drawFlowers = ({ random, palette }: Stage): string[] =>
  range(24).map((i) => {
    const [x, y, r] = [
      30 + (i % 8) * 165 + between(random, -50, 50),
      400 + Math.floor(i / 8) * 120 + between(random, -40, 40),
      between(random, 32, 44) + Math.floor(i / 8) * 16,
    ]
    const tint = cycle([palette.accent, palette.paper, palette.lamp, '#c25d8c', '#7d2150'], random.int(0, 4))
    const stem = `M${x - 4} ${y}Q${x - 14} ${(y + 840) / 2} ${x + 6} 840h8Q${x} ${(y + 840) / 2} ${x + 4} ${y}z`
    const leaf = mark(x, y + r * 3, r * 2.2, r * 0.4, -40) + mark(x, y + r * 3.4, r * 2, r * 0.36, -140)
    return (
      path(stem + leaf, palette.near) +
      path(
        range(7)
          .map((k) => oval(x + Math.cos(k * 0.8976) * r * 0.6, y + Math.sin(k * 0.8976) * r * 0.56, r * 0.4))
          .join(''),
        tint,
      ) +
      path(oval(x, y, r * 0.32), cycle([palette.ground[1], palette.ink], i))
    )
  })

/** A basin with three swans. */
const drawPond = (stage: Stage, lawn: string): string =>
  water(stage, 540, 690) +
  path('M-20 530H1220V560Q600 520 -20 560z', lawn) +
  path('M-20 830V650Q300 700 600 690T1220 650V830z', lawn) +
  path(
    range(3)
      .map(
        (i) =>
          `M${480 + i * 130} ${606 + i * 14}q30 20 70 0q8 -30 -2 -44q16 -8 20 2l12 -2q-6 -18 -24 -16q-18 4 -14 26q2 20 -10 24q-30 -4 -52 10z`,
      )
      .join(''),
    stage.palette.paper,
  )

/** A garden: flower beds or a park avenue. */
export const gardenScene: Scene = {
  slug: 'giardino',
  views: [
    'Un viale alberato nei giardini pubblici',
    'Fiori in primo piano nel giardino',
    'La vasca del parco tra gli alberi',
  ],
  lights: ['mattina', 'mezzogiorno', 'autunno', 'tramonto', 'sera', 'nebbia', 'neve'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const lawn = mix(palette.mid, palette.ground[2], 0.5)
    const trees = drawAvenue(stage)
    const flowers = drawFlowers(stage)
    const bench = path(
      'M500 620h200v12H500zM500 588h200v10H500zM500 604h200v8H500zM516 632h10v44h-10zM674 632h10v44h-10z',
      palette.ink,
    )
    const pond = drawPond(stage, lawn)
    return [
      sky(stage, {
        horizon: 460,
        sun: { x: 600, y: between(random, 150, 260), radius: 60 },
        clouds: stage.light === 'mezzogiorno',
      }),
      poplarRow(random, { from: [-20, 480], to: [1220, 480], heights: [120, 120], count: 26, colour: palette.mid }),
      rect(-20, 470, 1240, 360, lawn),
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: 486,
        y1: 800,
        rows: 16,
        density: 0.4,
        length: 60,
        thickness: 3,
        colour: mix(lawn, palette.near, 0.6),
        deepens: true,
      }),
      view === 0
        ? polygon(points(588, 472, 612, 472, 960, 830, 240, 830), mix(palette.ground[0], palette.paper, 0.45)) +
          trees.join('') +
          bench +
          streetLamp(stage, 760, 680, 250)
        : '',
      view === 1 ? flowers.join('') : '',
      view === 2
        ? trees.slice(0, 8).join('') + pond + bench.replace('<path', '<path transform="translate(0 110)"')
        : '',
      weather(stage, 480),
    ].join('')
  },
}
