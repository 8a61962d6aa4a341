import type { Random } from '../../content/random.ts'
import { gougeRows } from './gouge.ts'
import { mix } from './ink.ts'
import { path, polygon } from './shape.ts'
import type { Point } from './shape.ts'
import { between, cycle, range } from './stage.ts'
import type { Stage } from './stage.ts'

/** A skyline of hills from the left edge to the right one: two slow waves and a little of the knife. */
export function ridge(random: Random, base: number, height: number, waves = 2): Point[] {
  const [phase, second] = [random.next() * 6.28, random.next() * 6.28]
  return range(41).map((i) => {
    const x = -30 + i * 31.5
    const t = (x / 1200) * Math.PI * waves
    const rise = 0.55 + 0.3 * Math.sin(t + phase) + 0.15 * Math.sin(t * 2.7 + second)
    return [x, base - height * rise + between(random, -1.5, 1.5)] as const
  })
}

/** Everything under a skyline in one ink. */
export function land(skyline: readonly Point[], colour: string): string {
  return polygon([...skyline, [1240, 840], [-40, 840]], colour)
}

/** Height of a skyline at `x`. */
export function heightAt(skyline: readonly Point[], x: number): number {
  const after = skyline.findIndex(([px]) => px >= x)
  const [b, a] = [skyline[Math.max(0, after)], skyline[Math.max(0, after - 1)]]
  if (!a || !b || b[0] === a[0]) return b?.[1] ?? 0
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

/** Far hills in two planes, the low Apennine behind everything. */
export function farHills({ random, palette }: Stage, horizon: number, height: number): string {
  const back = ridge(random, horizon + 6, height, 2.4)
  const front = ridge(random, horizon + 8, height * 0.55, 3.6)
  return land(back, mix(palette.far, palette.sky[3], 0.45)) + land(front, palette.far)
}

/** Strips of cultivated land that all run to one point of the horizon. */
export function furrows(
  random: Random,
  plan: { x: number; horizon: number; count: number; colours: readonly string[]; spread?: number },
): string {
  const spread = plan.spread ?? 2600
  const left = plan.x - spread / 2
  const cuts = range(plan.count + 1).map((i) => left + (spread * (i + between(random, -0.22, 0.22))) / plan.count)
  return cuts
    .slice(1)
    .map((right, i) =>
      polygon(
        [
          [plan.x - 2 + ((cuts[i] ?? left) - plan.x) * 0.012, plan.horizon],
          [plan.x + 2 + (right - plan.x) * 0.012, plan.horizon],
          [right + 1, 820],
          [(cuts[i] ?? left) - 1, 820],
        ],
        cycle(plan.colours, i),
      ),
    )
    .join('')
}

/** Flat land in planes that lie behind each other, with carved borders and furrows across. */
export function plain({ random, palette }: Stage, horizon: number, planes = 4): string {
  const parts: string[] = []
  for (const i of range(planes)) {
    const t = i / planes
    const y = horizon + (800 - horizon) * t ** 1.6
    const tilt = between(random, -9, 9) * (0.4 + t)
    const edge: Point[] = range(14).map((k) => [
      -40 + k * 100,
      y + (i === 0 ? 0 : tilt * (k / 6.5 - 1) + between(random, -2, 2)),
    ])
    const colour = cycle([palette.ground[2], palette.ground[0], palette.ground[1]], i)
    parts.push(land(edge, colour))
    const shade = mix(colour, i % 2 === 0 ? palette.ink : palette.paper, 0.2)
    const bottom = horizon + (800 - horizon) * ((i + 1) / planes) ** 1.6
    parts.push(
      gougeRows(random, {
        x0: -40,
        x1: 1240,
        y0: y + 8,
        y1: bottom,
        rows: 5 + i * 2,
        density: 0.5,
        length: 110 + i * 60,
        thickness: 1.6 + i * 0.9,
        colour: shade,
      }),
    )
  }
  return parts.join('')
}

/** A road or canal running from the bottom edge to a point of the horizon. */
export function road(x: number, horizon: number, foot: number, width: number, colour: string, tip = 4): string {
  return path(
    `M${x - tip / 2} ${horizon}Q${x - tip} ${horizon + 60} ${foot - width / 2} 830H${foot + width / 2}Q${x + tip} ${horizon + 60} ${x + tip / 2} ${horizon}z`,
    colour,
  )
}
