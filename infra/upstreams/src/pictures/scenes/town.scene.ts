import { bellTower, bricks, house, isDark, streetLamp, terrace, windowGrid, windows } from '../print/buildings.ts'
import { gougeRows } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { archway, disc, oval, path, points, polygon, rect, strokePath } from '../print/shape.ts'
import { rain, sky, weather } from '../print/sky.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

function passers({ random, palette }: Stage, y: number, count: number): string {
  const shadows: string[] = []
  const bodies: string[] = []
  for (const i of range(count)) {
    const x = 170 + (860 / count) * (i + random.next())
    const [foot, h] = [y + between(random, -20, 60), between(random, 52, 70)]
    shadows.push(`M${x - 6} ${foot}l12 0l${h * 1.2} 18l-${h * 0.3} 6z`)
    bodies.push(
      `M${x - h * 0.17} ${foot}L${x - h * 0.15} ${foot - h * 0.7}Q${x} ${foot - h * 0.88} ${x + h * 0.15} ${foot - h * 0.7}L${x + h * 0.2} ${foot}z${oval(x, foot - h * 0.93, h * 0.09, h * 0.11)}`,
    )
  }
  return path(shadows.join(''), palette.ink, 0.35) + path(bodies.join(''), palette.ink)
}

function paving(stage: Stage, top: number): string {
  const { random, palette } = stage
  const stone = mix(palette.wall, palette.ground[0], 0.3)
  const lines = range(13).map((i) => `M${600 + (i - 6) * 60} ${top}L${600 + (i - 6) * 330} 830`)
  const cross = range(6).map((i) => `M-20 ${top + (820 - top) * (i / 6) ** 1.7}H1220`)
  return (
    rect(-20, top, 1240, 840 - top, stone) +
    gougeRows(random, {
      x0: -20,
      x1: 1220,
      y0: top + 8,
      y1: 800,
      rows: 9,
      density: 0.35,
      length: 120,
      thickness: 2.4,
      colour: mix(stone, palette.shade, 0.35),
      deepens: true,
    }) +
    strokePath(lines.join('') + cross.join(''), mix(stone, palette.paper, 0.5), 3)
  )
}

/** A Romanesque front: gable, rose window, blind arches. */
function church(stage: Stage, x: number, y: number): string {
  const { random, palette } = stage
  const brick = mix(palette.wall, palette.shade, 0.48)
  const front: readonly (readonly [number, number])[] = points(
    x - 250,
    y,
    x - 250,
    y - 210,
    x - 130,
    y - 268,
    x - 130,
    y - 330,
    x,
    y - 420,
    x + 130,
    y - 330,
    x + 130,
    y - 268,
    x + 250,
    y - 210,
    x + 250,
    y,
  )
  const rose = range(12).map(
    (i) => `M${x} ${y - 268}L${x + Math.cos((i / 12) * 6.283) * 44} ${y - 268 + Math.sin((i / 12) * 6.283) * 44}`,
  )
  return [
    polygon(front, brick),
    `<clipPath id="front"><path d="M${front.map(([px, py]) => `${px} ${py}`).join('L')}Z"/></clipPath><g clip-path="url(#front)">${bricks(random, { x: x - 250, y: y - 420, width: 500, height: 420 }, [34, 13], mix(brick, palette.ink, 0.13), mix(brick, palette.shade, 0.6))}${rect(x + 60, y - 420, 70, 420, palette.shade, 0.25)}${rect(x + 200, y - 300, 60, 300, palette.shade, 0.35)}</g>`,
    strokePath(
      `M${x - 262} ${y - 204}L${x - 126} ${y - 270}M${x - 140} ${y - 324}L${x} ${y - 424}L${x + 140} ${y - 324}M${x + 126} ${y - 270}L${x + 262} ${y - 204}`,
      palette.roof,
      13,
    ),
    disc(x, y - 268, 56, palette.paper),
    disc(x, y - 268, 44, isDark(stage) ? palette.lamp : palette.ink),
    strokePath(rose.join(''), palette.paper, 4),
    path(archway(x - 66, y, 132, 180), palette.paper),
    path(archway(x - 50, y, 100, 160), mix(palette.shade, palette.ink, 0.2)),
    path(archway(x - 38, y, 76, 144), palette.ink),
    path(archway(x - 206, y - 60, 30, 96) + archway(x + 176, y - 60, 30, 96), palette.ink),
    path(`M${x - 4} ${y - 468}h8v14h14v8h-14v26h-8v-26h-14v-8h14z`, palette.ink),
  ].join('')
}

/** A church on its square. */
export const churchScene: Scene = {
  slug: 'chiesa',
  views: ['La facciata di una chiesa romanica con il campanile'],
  lights: ['mattina', 'tramonto', 'mezzogiorno', 'neve', 'autunno', 'notte', 'nebbia', 'sera'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random } = stage
    return [
      sky(stage, {
        horizon: 560,
        sun: { x: between(random, 240, 340), y: between(random, 110, 190), radius: 54 },
        clouds: !isDark(stage),
      }),
      terrace(stage, -40, 330, 590, [120, 190]),
      terrace(stage, 880, 1240, 590, [120, 190]),
      bellTower(stage, 868, 600, 108, 440),
      church(stage, 570, 600),
      paving(stage, 598),
      passers(stage, 690, random.int(3, 6)),
      weather(stage, 560),
    ].join('')
  },
}

/** The square: a long palace, the lamps, those who cross it. */
export const squareScene: Scene = {
  slug: 'piazza',
  views: ['La piazza con i palazzi e i passanti', 'La piazza attraversata da lunghe ombre'],
  lights: ['mattina', 'tramonto', 'notte', 'mezzogiorno', 'nebbia', 'neve', 'autunno', 'sera'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const top = view === 0 ? 560 : 430
    const wall = mix(palette.wall, palette.shade, 0.4)
    const palace = [
      rect(300, top - 300, 600, 300, wall),
      bricks(
        random,
        { x: 300, y: top - 300, width: 600, height: 170 },
        [36, 14],
        mix(wall, palette.ink, 0.12),
        mix(wall, palette.shade, 0.6),
      ),
      rect(284, top - 320, 632, 24, palette.roof),
      windows(stage, windowGrid({ x: 310, y: top - 280, width: 580, height: 120 }, 7, 1, [40, 84]), 0.6),
      path(
        range(6)
          .map((i) => archway(312 + i * 98, top, 86, 132))
          .join(''),
        mix(palette.shade, palette.ink, 0.55),
      ),
      rect(300, top - 146, 600, 9, palette.paper),
      rect(566, top - 400, 68, 86, wall),
      polygon(points(556, top - 398, 600, top - 440, 644, top - 398), palette.roof),
      disc(600, top - 360, 22, palette.paper),
      strokePath(`M600 ${top - 360}v-15M600 ${top - 360}l11 6`, palette.ink, 4),
    ]
    const shade = polygon(points(-20, top + 40, 400, top + 10, 1220, 700, 1220, 830, -20, 830), palette.ink, 0.3)
    return [
      sky(stage, {
        horizon: top,
        sun: { x: between(random, 860, 1000), y: between(random, 90, 150), radius: 50 },
        clouds: !isDark(stage),
      }),
      terrace(stage, -60, 310, top, [190, 270]),
      terrace(stage, 890, 1260, top, [190, 270]),
      ...palace,
      paving(stage, top),
      view === 1 ? shade : '',
      streetLamp(stage, 250, top + 110, 220),
      streetLamp(stage, 950, top + 110, 220),
      passers(stage, top + 90, random.int(6, 11)),
      weather(stage, top),
    ].join('')
  },
}

/** Somebody on a bicycle; (x, y) is between the wheels, on the ground. */
const bicycle = ({ palette }: Stage, x: number, y: number): string =>
  strokePath(
    `${oval(x - 70, y - 46, 46)}${oval(x + 76, y - 46, 46)}M${x - 70} ${y - 46}L${x - 22} ${y - 116}L${x + 52} ${y - 116}L${x} ${y - 46}zM${x - 32} ${y - 134}L${x} ${y - 46}M${x + 46} ${y - 140}L${x + 76} ${y - 46}M${x + 30} ${y - 142}h28`,
    palette.ink,
    7,
  ) +
  path(
    `M${x - 52} ${y - 140}h40v10h-40zM${x - 40} ${y - 140}Q${x - 40} ${y - 236} ${x + 6} ${y - 240}L${x + 50} ${y - 150}L${x + 38} ${y - 144}L${x + 4} ${y - 190}L${x + 2} ${y - 130}L${x + 22} ${y - 60}L${x + 6} ${y - 56}L${x - 16} ${y - 116}z`,
    palette.accent,
  ) +
  path(oval(x + 13, y - 262, 19, 22), palette.ink)

/** A street that runs away between two rows of houses. */
export const streetScene: Scene = {
  slug: 'via',
  views: [
    'Una via del centro tra le case',
    'Una via del centro sotto i lampioni e la pioggia',
    'Una bicicletta in una via del centro',
  ],
  lights: ['mattina', 'notte', 'sera', 'autunno', 'tramonto', 'neve', 'mezzogiorno', 'nebbia'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const [vx, vy] = [between(random, 560, 640), 470]
    const tints = [
      palette.wall,
      mix(palette.wall, palette.shade, 0.6),
      mix(palette.wall, palette.ground[0], 0.5),
      mix(palette.wall, palette.shade, 0.4),
    ]
    const foot = (x: number): number => vy + Math.abs(x - vx) * 0.42
    const side = (sign: number): string => {
      const first = random.int(0, 3)
      return range(6)
        .toReversed()
        .map((i) => {
          const at = (d: number): number => vx + sign * (64 + 620 * 0.56 ** d)
          const [x0, x1] = [at(i - 0.4), at(i + 0.6)]
          const lift = between(random, 0.85, 1.15)
          const top = (x: number): number => vy - Math.abs(x - vx) * 0.86 * lift - 40
          const tint = mix(cycle(tints, i + first), palette.shade, sign > 0 ? 0.45 : 0)
          const y = (x: number, t: number): number => foot(x) + (top(x) - foot(x)) * t
          const openings = range(3).flatMap((row) =>
            range(3).map((column) => {
              const [a, b] = [x0 + (x1 - x0) * (column + 0.3) * 0.333, x0 + (x1 - x0) * (column + 0.72) * 0.333]
              const [lo, hi] = [0.12 + row * 0.28, 0.3 + row * 0.28]
              return `M${a.toFixed(1)} ${y(a, lo).toFixed(1)}L${a.toFixed(1)} ${y(a, hi).toFixed(1)}L${b.toFixed(1)} ${y(b, hi).toFixed(1)}L${b.toFixed(1)} ${y(b, lo).toFixed(1)}z`
            }),
          )
          const over = sign * -Math.abs(x0 - x1) * 0.1
          return (
            polygon(points(x0, foot(x0), x0, top(x0), x1, top(x1), x1, foot(x1)), tint) +
            windows(stage, openings, 0.5) +
            polygon(points(x0, top(x0), x1, top(x1), x1 + over, top(x1) - 3, x0 + over, top(x0) - 14), palette.roof)
          )
        })
        .join('')
    }
    const stone = mix(palette.shade, palette.ink, 0.3)
    return [
      sky(stage, { horizon: vy, sun: { x: vx + between(random, -40, 40), y: between(random, 150, 260), radius: 58 } }),
      house(stage, { x: vx - 66, y: vy + 30, width: 132, height: 120, kind: 'gable' }),
      side(-1),
      side(1),
      polygon(points(vx - 64, vy + 28, vx + 64, vy + 28, 1240, 840, -40, 840), stone),
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: vy + 40,
        y1: 800,
        rows: 14,
        density: 0.35,
        length: 130,
        thickness: 3,
        colour: mix(stone, isDark(stage) ? palette.lamp : palette.wall, 0.4),
        deepens: true,
      }),
      streetLamp(stage, vx - 260, 640, 330),
      streetLamp(stage, vx + 190, 580, 230),
      streetLamp(stage, vx - 120, 540, 150),
      view === 2 ? bicycle(stage, vx + 40, 730) : passers(stage, 590, view === 1 ? 2 : 4),
      view === 1 && stage.light !== 'neve' ? rain(random, palette.glint, 200, 100) : '',
      weather(stage, 540),
    ].join('')
  },
}
