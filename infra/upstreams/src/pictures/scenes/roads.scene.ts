import { isDark } from '../print/buildings.ts'
import { gougeRows } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { farHills, land, plain, ridge } from '../print/land.ts'
import { disc, line, oval, path, points, polygon, rect } from '../print/shape.ts'
import { fogBand, sky, weather } from '../print/sky.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { poplarRow } from '../print/trees.ts'

/** A car or lorry from behind or in front; (x, y) is the middle of its foot. */
function vehicle(stage: Stage, x: number, y: number, size: number, away: boolean, lorry: boolean): string {
  const { palette, random } = stage
  const tint = cycle([palette.accent, palette.paper, palette.ink, palette.water, palette.ground[0]], random.int(0, 4))
  const lamp = away ? palette.accent : palette.lamp
  const body = lorry
    ? rect(x - size * 0.5, y - size * 1.3, size, size * 1.2, tint) +
      rect(x - size * 0.42, y - size * 1.22, size * 0.84, size * 0.06, mix(tint, palette.ink, 0.4))
    : path(
        `M${x - size * 0.5} ${y - size * 0.08}V${y - size * 0.42}L${x - size * 0.34} ${y - size * 0.74}H${x + size * 0.34}L${x + size * 0.5} ${y - size * 0.42}V${y - size * 0.08}z`,
        tint,
      ) +
      path(
        `M${x - size * 0.38} ${y - size * 0.44}L${x - size * 0.28} ${y - size * 0.66}H${x + size * 0.28}L${x + size * 0.38} ${y - size * 0.44}z`,
        palette.ink,
      )
  const glow =
    isDark(stage) || stage.light === 'nebbia'
      ? disc(x - size * 0.36, y - size * 0.26, size * 0.24, lamp, 0.3) +
        disc(x + size * 0.36, y - size * 0.26, size * 0.24, lamp, 0.3)
      : ''
  return (
    rect(x - size * 0.46, y - size * 0.12, size * 0.2, size * 0.14, palette.ink) +
    rect(x + size * 0.26, y - size * 0.12, size * 0.2, size * 0.14, palette.ink) +
    body +
    path(
      oval(x - size * 0.36, y - size * 0.26, size * 0.09) + oval(x + size * 0.36, y - size * 0.26, size * 0.09),
      lamp,
    ) +
    glow
  )
}

function carriageways(stage: Stage, horizon: number, jam: boolean): string {
  const { random, palette } = stage
  const tar = mix(palette.shade, palette.ink, 0.6)
  const vx = 600
  const lane = (k: number, t: number): number => vx + k * (10 + 300 * t)
  const depth = (t: number): number => horizon + (820 - horizon) * t
  const dashes = [-1.35, 1.35].flatMap((k) =>
    range(9).map((i) => {
      const [t0, t1] = [(i / 9) ** 1.8, ((i + 0.5) / 9) ** 1.8]
      return polygon(
        points(
          lane(k, t0) - 1,
          depth(t0),
          lane(k, t0) + 1,
          depth(t0),
          lane(k, t1) + 9 * t1,
          depth(t1),
          lane(k, t1) - 9 * t1,
          depth(t1),
        ),
        palette.paper,
      )
    }),
  )
  const traffic: string[] = []
  for (const i of range(jam ? 7 : 4)) {
    const t = 0.06 + ((i + 0.5) / (jam ? 7 : 4)) ** 1.7 * 0.68
    for (const k of [-1.9, -0.78, 0.78, 1.9]) {
      if (!jam && !random.chance(0.45)) continue
      traffic.push(vehicle(stage, lane(k, t), depth(t) + 4, 12 + 172 * t, k > 0, Math.abs(k) > 1 && random.chance(0.4)))
    }
  }
  const rail = range(14).map((i) => {
    const t = (i / 14) ** 1.8
    return rect(vx - 1.5 - 5 * t, depth(t) - 6 - 46 * t, 3 + 10 * t, 10 + 46 * t, palette.paper)
  })
  return [
    polygon(points(vx - 30, horizon, vx + 30, horizon, lane(3, 1), 830, lane(-3, 1), 830), tar),
    gougeRows(random, {
      x0: 100,
      x1: 1100,
      y0: horizon + 60,
      y1: 800,
      rows: 12,
      density: 0.2,
      length: 150,
      thickness: 3,
      colour: mix(tar, palette.paper, 0.15),
      deepens: true,
    }),
    line(points(vx - 26, horizon, lane(-2.7, 1), 830), palette.paper, 7),
    line(points(vx + 26, horizon, lane(2.7, 1), 830), palette.paper, 7),
    ...dashes,
    polygon(points(vx - 2, horizon, vx + 2, horizon, vx + 30, 830, vx - 30, 830), palette.near),
    ...rail,
    polygon(
      points(vx - 1, horizon - 2, vx + 1, horizon - 2, vx + 14, 764, vx - 14, 764),
      mix(palette.paper, palette.shade, 0.25),
    ),
    ...traffic,
  ].join('')
}

/** The motorway across the plain, empty or jammed. */
export const motorwayScene: Scene = {
  slug: 'autostrada',
  views: ['L’autostrada che attraversa la pianura', 'Code in autostrada'],
  lights: ['nebbia', 'sera', 'mezzogiorno', 'notte', 'mattina', 'tramonto', 'neve'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, light, view } = stage
    const horizon = between(random, 370, 420)
    const gantry =
      rect(196, horizon - 130, 13, 260, palette.ink) +
      rect(991, horizon - 130, 13, 260, palette.ink) +
      rect(190, horizon - 140, 820, 14, palette.ink) +
      rect(290, horizon - 190, 250, 96, palette.near) +
      rect(660, horizon - 190, 250, 96, palette.near) +
      path(
        `M312 ${horizon - 166}h120v10h-120zM312 ${horizon - 140}h80v10h-80zM504 ${horizon - 114}v-50l-14 0l20 -20l20 20h-14v50zM682 ${horizon - 166}h140v10h-140zM682 ${horizon - 140}h90v10h-90zM874 ${horizon - 114}v-50l-14 0l20 -20l20 20h-14v50z`,
        palette.paper,
      )
    return [
      sky(stage, {
        horizon,
        sun: { x: between(random, 400, 800), y: between(random, 120, 200), radius: 54 },
        clouds: light === 'mezzogiorno',
      }),
      farHills(stage, horizon, 60),
      poplarRow(random, {
        from: [-20, horizon + 6],
        to: [1220, horizon + 6],
        heights: [70, 70],
        count: 32,
        colour: palette.mid,
      }),
      plain(stage, horizon, 3),
      carriageways(stage, horizon, view === 1),
      view === 0 ? gantry : '',
      light === 'nebbia' ? fogBand(random, horizon + 14, 56, palette.sky[3], 0.85) : weather(stage, horizon),
    ].join('')
  },
}

/** A hill road that bends into the fog. */
export const fogRoadScene: Scene = {
  slug: 'strada',
  views: ['Una strada di collina nella nebbia', 'I fari di un’auto sui tornanti'],
  lights: ['nebbia', 'mattina', 'sera', 'autunno', 'notte'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const mist = palette.sky[3]
    const firs = (y: number, size: number, count: number, tint: string, x0 = -40, x1 = 1240): string =>
      path(
        range(count)
          .map((i) => {
            const [x, h] = [x0 + ((i + random.next()) * (x1 - x0)) / count, size * between(random, 0.7, 1.2)]
            return (
              range(4)
                .map(
                  (k) =>
                    `M${x - h * 0.06 * (k + 1.2)} ${y - h * (0.72 - k * 0.2)}L${x} ${y - h * (1 - k * 0.19)}L${x + h * 0.06 * (k + 1.2)} ${y - h * (0.72 - k * 0.2)}z`,
                )
                .join('') + `M${x - 2} ${y - h * 0.2}h4V${y}h-4z`
            )
          })
          .join(''),
        tint,
      )
    const bend =
      'M592 372Q700 396 640 430Q520 470 470 520Q430 610 760 830H1160Q560 620 600 530Q640 486 720 440Q770 400 612 370z'
    const middle = 'M602 372Q735 398 678 438Q570 486 524 530Q500 610 930 830'
    const car = [560, 500] as const
    return [
      sky(stage, { horizon: 460, sun: { x: between(random, 500, 760), y: 150, radius: 52 } }),
      land(ridge(random, 380, 150, 2), palette.far),
      fogBand(random, 350, 60, mist, 0.85),
      firs(400, 120, 26, palette.mid),
      land(ridge(random, 400, 40, 2), mix(palette.mid, mist, 0.3)),
      fogBand(random, 400, 44, mist, 0.8),
      land(ridge(random, 480, 70, 1.4), mix(palette.near, palette.mid, 0.4)),
      path(bend, mix(palette.sky[3], palette.ink, 0.45)),
      `<path d="${middle}" fill="none" stroke="${palette.paper}" stroke-width="7" stroke-dasharray="34 30"/>`,
      view === 1
        ? polygon(
            [
              [car[0] - 10, car[1] - 10],
              [300, 830],
              [760, 830],
              [car[0] + 14, car[1] - 10],
            ],
            palette.lamp,
            0.3,
          ) + vehicle({ ...stage, light: 'notte' }, car[0], car[1], 54, false, false)
        : '',
      firs(830, 460, 3, mix(palette.near, palette.ink, 0.4), -60, 330),
      firs(850, 520, 2, mix(palette.near, palette.ink, 0.55), 1000, 1240),
      fogBand(random, 560, 30, mist, 0.5),
    ].join('')
  },
}
