import { mix } from '../print/ink.ts'
import { box, clip, disc, line, outline, oval, path, points, polygon, rect, strokePath } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/** Left and right border of the grass at a depth, 0 far to 1 near. */
const edge = (t: number): [number, number] => [380 - 520 * t, 820 + 520 * t]

/** The pitch seen from the far goal, in perspective. */
function pitch({ palette }: Stage, top: number): string {
  const grass = mix(palette.near, palette.mid, 0.35)
  const stripes = range(9).map((i) => {
    const [t0, t1] = [(i / 9) ** 1.5, ((i + 1) / 9) ** 1.5]
    const [y0, y1] = [top + (820 - top) * t0, top + (820 - top) * t1]
    return polygon(
      [
        [edge(t0)[0], y0],
        [edge(t0)[1], y0],
        [edge(t1)[1], y1],
        [edge(t1)[0], y1],
      ],
      i % 2 === 0 ? grass : mix(grass, palette.paper, 0.12),
    )
  })
  const at = (x: number, t: number): readonly [number, number] => [
    edge(t)[0] + (edge(t)[1] - edge(t)[0]) * x,
    top + (820 - top) * t,
  ]
  const mark = palette.paper
  return (
    stripes.join('') +
    line([at(0.02, 1), at(0.02, 0.02), at(0.98, 0.02), at(0.98, 1)], mark, 5) +
    line([at(0.02, 0.52), at(0.98, 0.52)], mark, 6) +
    strokePath(oval(600, at(0.5, 0.52)[1], 150, 62), mark, 6) +
    line([at(0.26, 0.02), at(0.26, 0.17), at(0.74, 0.17), at(0.74, 0.02)], mark, 4) +
    line(points(560, top + 8, 560, top - 26, 640, top - 26, 640, top + 8), mark, 5)
  )
}

function stands(stage: Stage, top: number): string {
  const { random, palette } = stage
  const rake = [
    mix(palette.shade, palette.ink, 0.55),
    mix(palette.shade, palette.ink, 0.4),
    mix(palette.shade, palette.ink, 0.28),
  ]
  const parts = [
    polygon(points(-40, top - 250, 1240, top - 250, 1240, 830, 860, top + 4, 340, top + 4, -40, 830), cycle(rake, 0)),
  ]
  const fans: string[][] = [[], [], []]
  for (const row of range(14)) {
    const t = row / 13
    const y = top - 6 - t * 200
    const spread = 380 + t * 260
    for (let x = 600 - spread; x < 600 + spread; x += 15 + t * 3) {
      if (random.chance(0.86))
        fans[random.int(0, 2)]?.push(
          oval(x + between(random, -3, 3), y + between(random, -2, 2), 4.8 + t * 2.2, 5.6 + t * 2.4),
        )
    }
    const drop = (row / 13) ** 1.2
    for (const k of range(18)) {
      const s = k / 17
      const [x, y2] = [330 - s * 420 - drop * 60, top - drop * 200 + s * (330 + drop * 60)]
      for (const px of [x, 1200 - x])
        if (random.chance(0.85)) fans[random.int(0, 2)]?.push(oval(px, y2, 5 + s * 5, 6 + s * 6))
    }
  }
  const tints = [palette.accent, palette.paper, mix(palette.accent, palette.ink, 0.45)]
  parts.push(...fans.map((dots, i) => path(dots.join(''), cycle(tints, i))))
  return parts.join('')
}

function roofAndLights(stage: Stage, top: number): string {
  const { palette } = stage
  const lit = stage.light !== 'mezzogiorno' && stage.light !== 'mattina'
  const masts = [170, 1030].map((x) => {
    const lamps = range(12).map((i) => oval(x - 44 + (i % 4) * 29, 62 + Math.floor(i / 4) * 26, 9))
    const beam = polygon(
      points(x - 50, 60, x + 50, 60, x < 600 ? 900 : 700, 830, x < 600 ? 420 : 300, 830),
      palette.lamp,
      0.1,
    )
    return (
      line(points(x, 120, x, top - 200), palette.ink, 9) +
      rect(x - 60, 48, 120, 80, palette.ink) +
      path(lamps.join(''), lit ? palette.lamp : palette.sky[1]) +
      (lit ? beam : '')
    )
  })
  const ribs = range(25).map((i) => box(-40 + i * 53, top - 296, 5, 48))
  return (
    polygon(
      points(-40, top - 330, 1240, top - 330, 1240, top - 244, 860, top - 226, 340, top - 226, -40, top - 244),
      palette.ink,
    ) +
    path(ribs.join(''), mix(palette.ink, palette.paper, 0.25)) +
    rect(-40, top - 336, 1280, 8, palette.accent) +
    masts.join('')
  )
}

function player(x: number, y: number, size: number, shirt: string, ink: string, running: boolean): string {
  const stride = running ? 0.34 : 0.16
  return (
    path(
      `M${x - size * stride} ${y}L${x - size * 0.05} ${y - size * 0.46}L${x + size * 0.1} ${y - size * 0.46}L${x + size * stride} ${y - size * 0.04}L${x + size * (stride - 0.1)} ${y - size * 0.02}L${x + size * 0.02} ${y - size * 0.32}L${x - size * (stride - 0.1)} ${y}z`,
      ink,
    ) +
    polygon(
      points(
        x - size * 0.12,
        y - size * 0.44,
        x - size * 0.16,
        y - size * 0.8,
        x + size * 0.16,
        y - size * 0.82,
        x + size * 0.13,
        y - size * 0.44,
      ),
      shirt,
    ) +
    disc(x + size * 0.02, y - size * 0.92, size * 0.09, ink)
  )
}

/** Path data of a pentagon. */
const panel = (cx: number, cy: number, size: number, turn: number): string =>
  outline(
    range(5).map((i) => [cx + Math.cos(turn + i * 1.2566) * size, cy + Math.sin(turn + i * 1.2566) * size] as const),
  )

/** A ball of panels with its shadow on the grass; (x, y) is its middle. */
function ball({ palette }: Stage, x: number, y: number, radius: number): string {
  const outer = range(5).map((i) => {
    const angle = -1.2 + i * 1.2566
    return panel(
      x - radius * 0.1 + Math.cos(angle) * radius * 0.92,
      y - radius * 0.1 + Math.sin(angle) * radius * 0.92,
      radius * 0.36,
      angle + Math.PI,
    )
  })
  const seams = range(5).map((i) => {
    const angle = -1.2 + i * 1.2566
    return `M${x - radius * 0.1 + Math.cos(angle) * radius * 0.32} ${y - radius * 0.1 + Math.sin(angle) * radius * 0.32}L${x - radius * 0.1 + Math.cos(angle) * radius * 0.6} ${y - radius * 0.1 + Math.sin(angle) * radius * 0.6}`
  })
  return (
    path(oval(x + radius * 0.9, y + radius * 0.94, radius * 1.5, radius * 0.2), palette.ink, 0.5) +
    disc(x, y, radius, palette.paper) +
    clip(
      'ball',
      oval(x, y, radius),
      path(`${panel(x - radius * 0.1, y - radius * 0.1, radius * 0.34, -1.2)}${outer.join('')}`, palette.ink) +
        strokePath(seams.join(''), palette.ink, radius * 0.05),
    ) +
    clip(
      'ball-shade',
      oval(x, y, radius),
      `<path fill-rule="evenodd" d="${oval(x, y, radius * 1.2)}${oval(x - radius * 0.26, y - radius * 0.24, radius * 1.06)}" fill="${palette.shade}" opacity=".45"/>`,
    )
  )
}

/** The stadium, full. */
export const stadiumScene: Scene = {
  slug: 'stadio',
  views: ['Lo stadio pieno visto da dietro la porta', 'Il pallone sul prato davanti alla porta e alle tribune'],
  lights: ['sera', 'mezzogiorno', 'notte', 'mattina', 'neve', 'nebbia'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const top = view === 0 ? 470 : 420
    const x = between(random, 500, 560)
    const duel = ball(stage, x + 70, 620, 118)
    const team = range(11).map((i) =>
      player(
        between(random, 330, 870),
        top + 60 + i * 24,
        40 + i * 5,
        i % 2 === 0 ? palette.accent : palette.paper,
        palette.ink,
        random.chance(0.6),
      ),
    )
    return [
      sky(stage, { horizon: top - 40, sun: null, clouds: true }),
      stands(stage, top),
      pitch(stage, top),
      roofAndLights(stage, top),
      view === 0 ? team.join('') : duel,
      weather(stage, top + 90),
    ].join('')
  },
}
