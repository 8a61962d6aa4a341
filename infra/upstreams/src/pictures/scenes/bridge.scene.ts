import { bricks } from '../print/buildings.ts'
import { mix } from '../print/ink.ts'
import { farHills, land, ridge } from '../print/land.ts'
import { path } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { crown } from '../print/trees.ts'
import { water } from '../print/water.ts'

interface Span {
  x: number
  width: number
  rise: number
}

/** A bridge as one path: deck above, arches cut out below (even-odd). */
function bridgePath(spans: readonly Span[], deck: (x: number) => number, foot: number): string {
  const top = range(33).map((i) => `${-60 + i * 41.5} ${deck(-60 + i * 41.5).toFixed(1)}`)
  const arches = spans.map(
    ({ x, width, rise }) =>
      `M${x} ${foot}V${foot - rise + width * 0.34}A${width / 2} ${width * 0.42} 0 0 1 ${x + width} ${foot - rise + width * 0.34}V${foot}z`,
  )
  return `M${top.join('L')}L1280 ${foot}L-60 ${foot}z${arches.join('')}`
}

function drawBridge(stage: Stage, horizon: number): string {
  const { random, palette, view } = stage
  const hump = view === 0
  const middle = between(random, 560, 640)
  const crest = horizon - (hump ? 150 : 90)
  const deck = (x: number): number => (hump ? crest + ((x - middle) / 560) ** 2 * 120 : crest + 20)
  const foot = horizon + 90
  const spans: Span[] = hump
    ? [
        { x: middle - 190, width: 380, rise: 176 },
        { x: middle - 430, width: 170, rise: 96 },
        { x: middle + 262, width: 170, rise: 96 },
      ]
    : range(6).map((i) => ({ x: middle - 690 + i * 236, width: 186, rise: 136 }))
  const shape = bridgePath(spans, deck, foot)
  const stone = mix(palette.wall, palette.shade, hump ? 0.25 : 0.7)
  const inner = spans.map(
    ({ x, width, rise }) =>
      `M${x + width * 0.82} ${foot}V${foot - rise + width * 0.34}A${width / 2} ${width * 0.42} 0 0 0 ${x + width / 2} ${foot - rise - width * 0.08}A${width * 0.36} ${width * 0.42} 0 0 1 ${x + width} ${foot - rise + width * 0.34}V${foot}z`,
  )
  const rings = spans.map(
    ({ x, width, rise }) =>
      `M${x - 4} ${foot - rise + width * 0.34}A${width / 2 + 4} ${width * 0.42 + 4} 0 0 1 ${x + width + 4} ${foot - rise + width * 0.34}h14A${width / 2 + 18} ${width * 0.42 + 18} 0 0 0 ${x - 18} ${foot - rise + width * 0.34}z`,
  )
  const area = { x: -60, y: crest - 10, width: 1340, height: foot - crest + 20 }
  const mirrored = `<g transform="translate(0 ${2 * foot}) scale(1 -1)" opacity=".4"><path fill-rule="evenodd" d="${shape}" fill="${mix(palette.water, palette.ink, 0.7)}"/></g>`
  return (
    mirrored +
    path(inner.join(''), mix(palette.shade, palette.ink, 0.55)) +
    `<path fill-rule="evenodd" d="${shape}" fill="${stone}"/>` +
    `<clipPath id="stones"><path clip-rule="evenodd" d="${shape}"/></clipPath><g clip-path="url(#stones)">${bricks(random, area, [44, 19], mix(stone, palette.ink, 0.22), mix(stone, palette.paper, 0.3))}</g>` +
    path(rings.join(''), mix(stone, palette.paper, 0.35)) +
    `<path d="M${range(33)
      .map((i) => `${-60 + i * 41.5} ${(deck(-60 + i * 41.5) - 8).toFixed(1)}`)
      .join('L')}" fill="none" stroke="${mix(stone, palette.ink, 0.45)}" stroke-width="13"/>`
  )
}

/** The old bridges over the Trebbia and the torrents. */
export const bridgeScene: Scene = {
  slug: 'ponte',
  views: ['Un antico ponte a schiena d’asino sul torrente', 'Il lungo ponte ad arcate sul fiume'],
  lights: ['mattina', 'tramonto', 'mezzogiorno', 'nebbia', 'autunno', 'sera', 'neve', 'notte'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette } = stage
    const horizon = between(random, 420, 460)
    const trees = (from: number, step: number): string =>
      range(5)
        .map((i) =>
          crown(
            random,
            from + i * step,
            horizon + 60,
            between(random, 110, 190),
            palette.near,
            palette.mid,
            palette.ink,
          ),
        )
        .join('')
    return [
      sky(stage, {
        horizon,
        sun: { x: between(random, 380, 820), y: between(random, 90, 150), radius: 50 },
        clouds: stage.light === 'mezzogiorno',
      }),
      farHills(stage, horizon - 40, 170),
      land(ridge(random, horizon + 20, 90, 3), palette.mid),
      trees(-20, 70),
      trees(920, 74),
      water(stage, horizon + 60, 800),
      drawBridge(stage, horizon),
      path(
        `M-20 ${horizon + 130}Q170 ${horizon + 110} 260 ${horizon + 190}Q170 ${horizon + 280} -20 810zM1220 ${horizon + 120}Q1010 ${horizon + 120} 960 ${horizon + 200}Q1020 ${horizon + 300} 1220 810z`,
        mix(palette.ground[0], palette.paper, 0.3),
      ),
      weather(stage, horizon + 80),
    ].join('')
  },
}
