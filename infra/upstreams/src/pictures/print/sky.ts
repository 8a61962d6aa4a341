import type { Random } from '../../content/random.ts'
import { gougeRows, slant } from './gouge.ts'
import { mix } from './ink.ts'
import { disc, oval, path, polygon, rect } from './shape.ts'
import type { Point } from './shape.ts'
import { between, cycle, range, SHEET } from './stage.ts'
import type { Stage } from './stage.ts'

export interface SkyPlan {
  /** Height of the horizon, in units from the top. */
  horizon: number
  /** Where the sun or moon stands; null for a covered one. */
  sun?: { x: number; y: number; radius: number } | null
  clouds?: boolean
}

/** A long flat edge cut by hand. */
function cutEdge(random: Random, y: number, roughness: number, step = 90): Point[] {
  const points: Point[] = []
  for (let x = -40; x <= SHEET.width + 40; x += step * between(random, 0.6, 1.4)) {
    points.push([x, y + between(random, -roughness, roughness)])
  }
  points.push([SHEET.width + 60, y])
  return points
}

/** One flat cloud: a bar with a few lower and upper ledges, as in a woodcut. */
function cloud(random: Random, x: number, y: number, width: number, colour: string): string {
  const ledges = range(4).map((i) => {
    const share = between(random, 0.35, 0.9) * width
    const left = x + (width - share) * random.next()
    const thickness = width * between(random, 0.022, 0.04)
    const top = y + i * width * 0.03
    return `M${left.toFixed(1)} ${top.toFixed(1)}q${(share * 0.5).toFixed(1)} ${(-thickness * 1.6).toFixed(1)} ${share.toFixed(1)} 0q${(-share * 0.5).toFixed(1)} ${(thickness * 1.2).toFixed(1)} ${(-share).toFixed(1)} 0z`
  })
  return path(ledges.join(''), colour)
}

/** The sky in four flat inks with carved transitions, then the sun, then flat clouds across it. */
export function sky({ random, light, palette }: Stage, plan: SkyPlan): string {
  const { horizon } = plan
  const [top, ...lower] = palette.sky
  const parts = [rect(-10, -10, SHEET.width + 20, SHEET.height + 20, top)]
  const sun = plan.sun
  if (light === 'notte') parts.push(stars(random, horizon, palette.sun))
  lower.forEach((colour, i) => {
    const y = horizon * cycle([0.3, 0.56, 0.79], i)
    parts.push(polygon([...cutEdge(random, y, 7), [SHEET.width + 60, 900], [-60, 900]], colour))
    const field = { x0: -40, x1: 1240, length: 190, thickness: 2.6, density: 0.5 }
    parts.push(gougeRows(random, { ...field, y0: y - 26, y1: y - 6, rows: 3, colour }))
    parts.push(
      gougeRows(random, { ...field, y0: y + 8, y1: y + 22, rows: 2, colour: cycle(palette.sky, i), density: 0.3 }),
    )
  })
  if (sun) parts.push(disc(sun.x, sun.y, sun.radius, palette.sun))
  if (plan.clouds) {
    for (const i of range(random.int(2, 3))) {
      const tint = mix(cycle(palette.sky, i + 2), palette.paper, light === 'notte' || light === 'sera' ? 0.12 : 0.65)
      parts.push(
        cloud(
          random,
          between(random, -80, 900),
          horizon * between(random, 0.14, 0.66),
          between(random, 260, 520),
          tint,
        ),
      )
    }
  }
  return parts.join('')
}

function stars(random: Random, horizon: number, colour: string): string {
  const data = range(46).map(() =>
    oval(random.next() * 1200, random.next() ** 1.4 * horizon * 0.8, between(random, 0.9, 2.4)),
  )
  return path(data.join(''), colour, 0.8)
}

/** What falls between the viewer and the scene: snow, or bands of fog. Nothing in other lights. */
export function weather({ random, light, palette }: Stage, horizon: number): string {
  if (light === 'neve') {
    const near = range(70).map(() =>
      oval(random.next() * 1200, random.next() * 800, between(random, 2.2, 5.2), between(random, 2, 4.6)),
    )
    const far = range(110).map(() => oval(random.next() * 1200, random.next() * 800, between(random, 1, 2.4)))
    return path(far.join(''), palette.paper, 0.8) + path(near.join(''), palette.paper)
  }
  if (light === 'nebbia') return fogBand(random, horizon, 34, palette.sky[3], 0.8)
  return ''
}

/** A bank of fog around `y`, its borders carved into the planes behind it. */
export function fogBand(random: Random, y: number, thickness: number, colour: string, opacity = 0.85): string {
  const [upper, lower] = [
    cutEdge(random, y - thickness / 2, thickness * 0.16, 150),
    cutEdge(random, y + thickness / 2, thickness * 0.16, 150),
  ]
  const rows = { x0: -60, x1: 1260, length: 260, thickness: thickness * 0.07, density: 0.6, colour }
  return (
    `<g opacity="${opacity}">` +
    polygon([...upper, ...lower.toReversed()], colour) +
    gougeRows(random, { ...rows, y0: y - thickness * 0.9, y1: y - thickness * 0.55, rows: 3 }) +
    gougeRows(random, { ...rows, y0: y + thickness * 0.55, y1: y + thickness * 0.9, rows: 3 }) +
    '</g>'
  )
}

/** Rain over the whole sheet. */
export function rain(random: Random, colour: string, count = 240, angle = 104): string {
  return slant(
    random,
    { x: -60, y: -60, width: 1300, height: 860 },
    { count, length: 70, thickness: 1.5, angle, colour },
  )
}
