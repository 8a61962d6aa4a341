import { gougeRows, mark } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { farHills } from '../print/land.ts'
import { group, oval, path, points, polygon, rect, strokePath } from '../print/shape.ts'
import { sky } from '../print/sky.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { poplarRow } from '../print/trees.ts'

/** One ear on its stalk, from the foot of the sheet. */
function ear({ random }: Stage, x: number, y: number, size: number): { grain: string; awns: string } {
  const lean = between(random, -14, 14)
  const grain: string[] = [
    `M${x - 3} ${y}Q${x - 8} ${(y + 830) / 2} ${x + lean} 830h8Q${x} ${(y + 830) / 2} ${x + 3} ${y}z`,
  ]
  const awns: string[] = []
  for (const i of range(9)) {
    const level = y - i * size * 0.1
    grain.push(mark(x, level, size * 0.19, size * 0.052, -56), mark(x, level, size * 0.19, size * 0.052, -124))
    awns.push(
      mark(x + size * 0.06, level - size * 0.1, size * 0.36, 1.7, -70 + between(random, -4, 4)),
      mark(x - size * 0.06, level - size * 0.1, size * 0.36, 1.7, -110 + between(random, -4, 4)),
    )
  }
  return { grain: grain.join(''), awns: awns.join('') }
}

function combine({ random, palette }: Stage, x: number, y: number, scale: number): string {
  const dust = range(10).map((i) =>
    path(
      oval(-190 - i * 34, -30 - i * 8 + between(random, -10, 10), 38 + i * 9, 24 + i * 6),
      mix(palette.ground[0], palette.paper, 0.5),
      0.5,
    ),
  )
  return group(
    `translate(${x.toFixed(1)} ${y}) scale(${scale})`,
    dust.join('') +
      path('M-170 -60V-190L-120 -216H60V-236H150L176 -130H120V-60z', palette.accent) +
      path('M74 -222h66l18 78H74z', palette.ink) +
      path('M84 -212h26v58H84zM116 -212h18l12 58h-30z', palette.sky[3]) +
      path('M-160 -176h190v14h-190zM-160 -150h190v8h-190z', palette.paper) +
      path('M-60 -216L-230 -262l-6 14L-70 -196z', palette.ink) +
      path('M110 -110L230 -52L260 -6H196L110 -60z', palette.roof) +
      path(oval(236, -34, 44), palette.ink) +
      strokePath(
        range(6)
          .map((i) => `M236 -34L${236 + Math.cos(i * 1.047) * 58} ${-34 + Math.sin(i * 1.047) * 58}`)
          .join(''),
        palette.ink,
        7,
      ) +
      path(oval(70, -44, 70) + oval(-120, -34, 44), palette.ink) +
      path(oval(70, -44, 34) + oval(-120, -34, 20), palette.lamp),
  )
}

/** Round bales, small ones first. */
const drawBales = ({ random, palette }: Stage, horizon: number, gold: string): string[] =>
  range(5).map((i) => {
    const s = 0.4 + (i / 4) ** 1.4
    const [x, y] = [170 + ((i * 397) % 860) + between(random, -30, 30), horizon + 40 + i * 66]
    const r = 70 * s
    return (
      polygon(points(x - r, y - 6, x + r * 1.6, y - 6, x + r * 3.2, y + r * 0.3, x, y + r * 0.3), palette.ink, 0.35) +
      rect(x, y - r * 2, r * 1.5, r * 2, mix(gold, palette.ground[1], 0.7)) +
      path(oval(x + r * 1.5, y - r, r * 0.5, r), mix(gold, palette.ground[1], 0.7)) +
      path(oval(x, y - r, r * 0.62, r), mix(gold, palette.paper, 0.3)) +
      strokePath(oval(x, y - r, r * 0.42, r * 0.7) + oval(x, y - r, r * 0.2, r * 0.36), palette.ground[1], 3)
    )
  })

/** Ripe grain, and its harvest. */
export const grainScene: Scene = {
  slug: 'grano',
  views: [
    'Spighe mature davanti alla pianura',
    'La mietitrebbia al lavoro nel grano',
    'Balle di paglia nel campo mietuto',
  ],
  lights: ['mezzogiorno', 'tramonto', 'mattina', 'sera'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const horizon = between(random, 390, 430)
    const gold = stage.light === 'sera' ? mix(palette.ground[0], '#c49a2e', 0.5) : palette.ground[0]
    const field =
      rect(-20, horizon, 1240, 440, gold) +
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: horizon + 8,
        y1: 800,
        rows: 22,
        density: 0.6,
        length: 90,
        thickness: 4,
        colour: mix(gold, palette.ground[1], 0.8),
        deepens: true,
      })
    const ears = range(26).map((i) =>
      ear(
        stage,
        -10 + ((i * 7) % 26) * 48 + between(random, -16, 16),
        between(random, 360, 600) + i * 5,
        between(random, 240, 300) + i * 4,
      ),
    )
    const bales = drawBales(stage, horizon, gold)
    return [
      sky(stage, {
        horizon,
        sun: { x: between(random, 420, 780), y: between(random, 150, 240), radius: 70 },
        clouds: stage.light === 'mezzogiorno',
      }),
      farHills(stage, horizon, 80),
      poplarRow(random, {
        from: [-20, horizon + 6],
        to: [560, horizon + 6],
        heights: [110, 60],
        count: 15,
        colour: palette.near,
      }),
      field,
      view === 0
        ? path(ears.map(({ awns }) => awns).join(''), mix(gold, palette.ink, 0.3)) +
          ears
            .map(({ grain }, i) =>
              path(
                grain,
                cycle([palette.ground[1], mix(gold, palette.paper, 0.25), mix(palette.ground[1], palette.ink, 0.3)], i),
              ),
            )
            .join('')
        : '',
      view === 1
        ? polygon(points(-20, horizon + 130, 560, horizon + 110, 560, 830, -20, 830), mix(gold, palette.paper, 0.4)) +
          combine(stage, between(random, 560, 600), horizon + 230, 1.15)
        : '',
      view === 2 ? bales.join('') : '',
    ].join('')
  },
}
