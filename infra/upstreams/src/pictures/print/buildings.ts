import type { Random } from '../../content/random.ts'
import { mix } from './ink.ts'
import { archway, box, line, path, points, polygon, rect } from './shape.ts'
import type { Point } from './shape.ts'
import { between, cycle, range } from './stage.ts'
import type { Stage } from './stage.ts'

/** Path data of a grid of windows inside a wall. */
export function windowGrid(
  area: { x: number; y: number; width: number; height: number },
  columns: number,
  rows: number,
  size: readonly [number, number],
): string[] {
  return range(rows).flatMap((row) =>
    range(columns).map((column) => {
      const x = area.x + (area.width * (column + 0.5)) / columns - size[0] / 2
      const y = area.y + (area.height * (row + 0.5)) / rows - size[1] / 2
      return box(x, y, ...size)
    }),
  )
}

/** True where windows are lit. */
export function isDark(stage: Stage): boolean {
  return stage.light === 'notte' || stage.light === 'sera'
}

/** Windows: dark by day, some lit in the evening. */
export function windows(stage: Stage, shapes: readonly string[], litShare = 0.45): string {
  const { palette, random } = stage
  const lit = shapes.map(() => isDark(stage) && random.chance(litShare))
  const dark = shapes.filter((_, i) => !lit[i]).join('')
  return (
    path(dark, mix(palette.shade, palette.ink, 0.72)) + path(shapes.filter((_, i) => lit[i]).join(''), palette.lamp)
  )
}

export interface House {
  x: number
  y: number
  width: number
  height: number
  /** `gable` shows its triangle, `eaves` its long side. */
  kind: 'gable' | 'eaves'
  wall?: string
}

/** A plain house of the valley; (x, y) is its lower left corner. */
export function house(stage: Stage, plan: House): string {
  const { palette, random } = stage
  const { x, y, width, height } = plan
  const wall = plan.wall ?? palette.wall
  const gable = plan.kind === 'gable'
  /** Corners in shares of the wall: from the left edge, and up from the foot. */
  const at = (...shares: readonly number[]): Point[] =>
    points(...shares.map((share, i) => (i % 2 === 0 ? x + share * width : y - share * height)))
  const rise = gable ? 1 + (0.32 * width) / height : 1.22
  const eave = (0.05 * width) / height
  const front = gable ? at(0, 0, 0, 1, 0.5, rise, 1, 1, 1, 0) : at(0, 0, 0, 1, 1, 1, 1, 0)
  const shade = at(0.62, 0, 0.62, gable ? 1 + (rise - 1) * 0.76 : 1, 1, 1, 1, 0)
  const [low, high, lift] = [1 - 0.4 * eave, rise + eave, 1.4 * eave]
  const roof = gable
    ? at(-0.05, low, 0.5, high, 1.05, low, 1.05, 1 + 0.7 * eave, 0.5, high + lift, -0.05, 1 + 0.7 * eave)
    : at(-0.05, 0.99, 0.08, rise, 0.92, rise, 1.05, 0.99)
  const columns = Math.max(1, Math.round(width / 34))
  const rows = Math.max(1, Math.round(height / 44))
  const area = { x: x + width * 0.06, y: y - height * 0.94, width: width * 0.88, height: height * 0.9 }
  const pane = [Math.max(4, (width / columns) * 0.26), Math.max(6, (height / rows) * 0.42)] as const
  const openings = windowGrid(area, columns, rows, pane).filter(() => random.chance(0.85))
  return (
    polygon(front, wall) +
    polygon(shade, mix(wall, palette.shade, 0.75)) +
    polygon(roof, palette.roof) +
    windows(stage, openings)
  )
}

/** A terrace of houses between two edges, standing on `y`. */
export function terrace(stage: Stage, x0: number, x1: number, y: number, heights: readonly [number, number]): string {
  const { random, palette } = stage
  const tints = [
    palette.wall,
    mix(palette.wall, palette.shade, 0.5),
    mix(palette.wall, palette.paper, 0.35),
    mix(palette.wall, palette.ground[1], 0.4),
  ]
  const parts: string[] = []
  let x = x0
  for (let i = random.int(0, 3); x < x1; i += 1) {
    const width = between(random, 0.6, 1.25) * ((heights[0] + heights[1]) / 2)
    const height = between(random, ...heights)
    parts.push(
      house(stage, { x, y, width, height, kind: random.chance(0.3) ? 'gable' : 'eaves', wall: cycle(tints, i) }),
    )
    x += width * 0.97
  }
  return parts.join('')
}

/** A bell tower; (x, y) is the middle of its foot. */
export function bellTower(stage: Stage, x: number, y: number, width: number, height: number, cusp = true): string {
  const { palette } = stage
  const left = x - width / 2
  const top = y - height
  const belfry = top + width * 1.1
  const bands = range(5).map((i) =>
    line(
      points(left, y - (height * (i + 0.6)) / 5.4, left + width, y - (height * (i + 0.6)) / 5.4),
      mix(palette.shade, palette.ink, 0.35),
      Math.max(1.4, width * 0.035),
    ),
  )
  return (
    rect(left, top, width, height, palette.wall) +
    rect(x + width * 0.12, top, width * 0.38, height, palette.shade) +
    bands.join('') +
    rect(left - width * 0.07, top - width * 0.08, width * 1.14, width * 0.13, palette.roof) +
    path(
      archway(left + width * 0.14, belfry, width * 0.3, width * 0.78) +
        archway(left + width * 0.56, belfry, width * 0.3, width * 0.78),
      isDark(stage) ? palette.lamp : palette.ink,
    ) +
    (cusp
      ? polygon(
          points(
            left - width * 0.04,
            top - width * 0.08,
            x,
            top - width * 1.5,
            left + width * 1.04,
            top - width * 0.08,
          ),
          palette.roof,
        )
      : polygon(
          points(left - width * 0.1, top - width * 0.08, x, top - width * 0.5, left + width * 1.1, top - width * 0.08),
          palette.roof,
        ))
  )
}

/** Bricks laid in courses over a rectangle: joints and a few odd bricks. */
export function bricks(
  random: Random,
  area: { x: number; y: number; width: number; height: number },
  size: readonly [number, number],
  joint: string,
  odd: string,
): string {
  const [width, height] = size
  const joints: string[] = []
  const oddOnes: string[] = []
  for (let row = 0, y = area.y; y < area.y + area.height; row += 1, y += height) {
    const rowHeight = Math.min(height, area.y + area.height - y)
    joints.push(box(area.x, y, area.width, Math.max(1, height * 0.09)))
    for (let x = area.x + (row % 2) * (width / 2); x < area.x + area.width; x += width) {
      joints.push(box(x, y, Math.max(1, height * 0.09), rowHeight))
      const visible = Math.min(width, area.x + area.width - x)
      if (random.chance(0.14)) oddOnes.push(box(x, y, visible, rowHeight))
    }
  }
  return path(oddOnes.join(''), odd) + path(joints.join(''), joint)
}

/** A row of arches; returns path data of the openings. */
export function arcade(x: number, y: number, width: number, height: number, count: number, pier = 0.22): string {
  const bay = width / count
  return range(count)
    .map((i) => archway(x + bay * (i + pier / 2), y, bay * (1 - pier), height))
    .join('')
}

/** A street lamp with its pool of light; (x, y) is its foot. */
export function streetLamp(stage: Stage, x: number, y: number, height: number): string {
  const { palette } = stage
  const glow = isDark(stage)
    ? `<circle cx="${x.toFixed(1)}" cy="${(y - height).toFixed(1)}" r="${(height * 0.24).toFixed(1)}" fill="${palette.lamp}" opacity=".22"/>`
    : ''
  return (
    glow +
    rect(x - height * 0.012, y - height, height * 0.024, height, palette.ink) +
    polygon(
      points(
        x - height * 0.05,
        y - height * 0.94,
        x + height * 0.05,
        y - height * 0.94,
        x + height * 0.036,
        y - height * 1.05,
        x - height * 0.036,
        y - height * 1.05,
      ),
      isDark(stage) ? palette.lamp : palette.ink,
    )
  )
}
