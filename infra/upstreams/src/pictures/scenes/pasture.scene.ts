import { house } from '../print/buildings.ts'
import { gougeRows, mark } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { land, ridge } from '../print/land.ts'
import { disc, group, oval, path, strokePath } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { crown } from '../print/trees.ts'

function cow(stage: Stage, x: number, y: number, s: number, patch: string): string {
  const { palette } = stage
  return group(
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(2)})`,
    path(oval(10, 4, 150, 12), palette.ink, 0.35) +
      path(
        'M-120 -20L-124 -120Q-126 -156 -90 -160H70Q88 -168 92 -190L150 -196Q176 -186 180 -150Q176 -134 158 -132L130 -128Q112 -96 104 -84L106 0H84L80 -70L60 -66L62 0H40L36 -66Q-20 -48 -62 -66L-66 0H-88L-90 -56L-100 0H-120z',
        palette.paper,
      ) +
      path(
        'M-90 -160Q-40 -170 -10 -158Q0 -110 -40 -96Q-84 -100 -90 -160zM24 -160H70Q84 -130 62 -100Q30 -96 22 -130zM150 -196Q176 -186 180 -150L160 -160Q146 -176 128 -168L96 -190zM-62 -66Q-90 -80 -104 -60L-100 0H-120L-120 -70Q-100 -90 -62 -66z',
        patch,
      ) +
      path('M104 -192l-22 -8l4 18zM116 -196l4 -22l10 20zM158 -132a14 10 0 1 0 22 -14z', palette.ink) +
      strokePath('M-122 -146Q-140 -120 -134 -60', palette.ink, 5) +
      path('M-50 -58q16 22 36 2z', '#d9a090') +
      disc(148, -170, 4.5, palette.paper),
  )
}

/** Cows at pasture. */
export const pastureScene: Scene = {
  slug: 'pascolo',
  views: ['Mucche al pascolo sulle colline', 'Una mucca pezzata in primo piano nel prato'],
  lights: ['mattina', 'mezzogiorno', 'tramonto', 'autunno', 'nebbia', 'sera'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const meadow = mix(palette.mid, palette.ground[2], 0.45)
    const herd = range(6).map((i) =>
      cow(
        stage,
        170 + i * 170 + between(random, -30, 30),
        500 + ((i * 3) % 5) * 52 + between(random, -8, 8),
        0.42 + ((i * 3) % 5) * 0.12,
        cycle([palette.ink, palette.roof, palette.ink], i),
      ),
    )
    return [
      sky(stage, {
        horizon: 400,
        sun: { x: between(random, 260, 420), y: between(random, 110, 190), radius: 58 },
        clouds: true,
      }),
      land(ridge(random, 420, 190, 1.8), palette.far),
      land(ridge(random, 430, 90, 2.6), palette.mid),
      house(stage, { x: 800, y: 424, width: 130, height: 50, kind: 'eaves' }),
      crown(random, 770, 430, 90, palette.near, palette.mid, palette.ink),
      land(ridge(random, 470, 50, 1.4), meadow),
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: 480,
        y1: 800,
        rows: 18,
        density: 0.5,
        length: 70,
        thickness: 3.6,
        colour: mix(meadow, palette.near, 0.5),
        deepens: true,
      }),
      view === 0
        ? herd.join('')
        : cow(stage, between(random, 540, 600), 720, 2.05, cycle([palette.ink, palette.roof], random.int(0, 1))),
      path(
        range(60)
          .map(() =>
            mark(
              random.next() * 1200,
              between(random, 740, 810),
              between(random, 24, 60),
              3,
              -90 + between(random, -18, 18),
            ),
          )
          .join(''),
        palette.near,
      ),
      weather(stage, 440),
    ].join('')
  },
}
