import type { Random } from '../../content/random.ts'
import { mark } from './gouge.ts'
import { coordinate, line, outline, oval, path, points, strokePath } from './shape.ts'
import type { Point } from './shape.ts'
import { between, range } from './stage.ts'

/** Path data of a Lombardy poplar whose foot stands at (x, y). */
function poplar(random: Random, x: number, y: number, height: number): string {
  const width = height * between(random, 0.075, 0.1)
  const side = (sign: number): Point[] =>
    range(8).map((i) => {
      const t = i / 7
      const belly = t < 0.3 ? 0.55 + t * 1.5 : Math.cos(((t - 0.3) / 0.7) * (Math.PI / 2)) ** 0.72
      return [x + sign * width * belly * between(random, 0.78, 1.1), y - height * (0.1 + 0.9 * t)] as const
    })
  const trunk = width * 0.16
  return outline([
    [x - trunk, y],
    ...side(-1),
    [x + between(random, -1, 1), y - height * 1.02],
    ...side(1).toReversed(),
    [x + trunk, y],
  ])
}

export interface PoplarRow {
  from: Point
  to: Point
  /** Heights at both ends. */
  heights: readonly [number, number]
  count: number
  colour: string
  /** Colour of the cuts of light in the near ones; none when absent. */
  cut?: string
}

/** A row of poplars, receding when its heights differ. */
export function poplarRow(random: Random, row: PoplarRow): string {
  const trees: string[] = []
  const cuts: string[] = []
  for (const i of range(row.count)) {
    const t = row.count === 1 ? 0 : i / (row.count - 1)
    // Equal distances on the ground crowd towards the far end.
    const [near, far] = row.heights
    const depth = near === far ? t : t * 0.45 + (0.55 * t * near) / (far + t * (near - far))
    const x = row.from[0] + (row.to[0] - row.from[0]) * depth + between(random, -2, 2)
    const y = row.from[1] + (row.to[1] - row.from[1]) * depth
    const height = (near + (far - near) * depth) * between(random, 0.92, 1.06)
    trees.push(poplar(random, x, y, height))
    if (!row.cut || height < 90) continue
    for (const k of range(Math.round(height / 16))) {
      const level = y - height * between(random, 0.2, 0.92)
      cuts.push(mark(x + between(random, -0.06, 0.03) * height, level, height * 0.09, height * 0.006 + (k % 2), -72))
    }
  }
  return path(trees.join(''), row.colour) + (row.cut ? path(cuts.join(''), row.cut, 0.75) : '')
}

/** A broad crown in leafy lobes with carved lights; its foot stands at (x, y). */
export function crown(
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: string,
  cut: string,
  trunk: string,
): string {
  const lobes = range(9).map((i) => {
    const angle = (i / 9) * Math.PI * 2
    return oval(
      x + Math.cos(angle) * size * 0.3,
      y - size * 0.72 + Math.sin(angle) * size * 0.24,
      size * between(random, 0.16, 0.24),
    )
  })
  lobes.push(oval(x, y - size * 0.72, size * 0.34, size * 0.3))
  const lights = range(Math.round(8 + size / 14)).map(() => {
    const [angle, reach] = [between(random, 0, 6.28), Math.sqrt(random.next()) * 0.36]
    return mark(
      x + Math.cos(angle) * size * reach,
      y - size * 0.72 + Math.sin(angle) * size * reach * 0.8,
      size * 0.09,
      size * 0.011,
      between(random, -60, -20),
    )
  })
  const stem = outline(
    points(x - size * 0.035, y, x - size * 0.02, y - size * 0.6, x + size * 0.02, y - size * 0.6, x + size * 0.04, y),
  )
  return path(stem, trunk) + path(lobes.join(''), colour) + path(lights.join(''), cut)
}

/** A leafless tree: forking lines that thin out. */
export function bareTree(random: Random, x: number, y: number, height: number, colour: string): string {
  const levels: string[][] = [[], [], [], [], []]
  const grow = (fromX: number, fromY: number, length: number, angle: number, level: number): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length]
    levels[level]?.push(`M${coordinate(fromX)} ${coordinate(fromY)}L${coordinate(toX)} ${coordinate(toY)}`)
    if (level === levels.length - 1) return
    const forks = level === 0 ? 3 : 2
    for (const i of range(forks)) {
      const turn = (i - (forks - 1) / 2) * between(random, 0.5, 0.85) + between(random, -0.1, 0.1)
      grow(toX, toY, length * between(random, 0.62, 0.82), angle + turn, level + 1)
    }
  }
  grow(x, y, height * 0.32, -Math.PI / 2 + between(random, -0.06, 0.06), 0)
  return levels.map((twigs, i) => strokePath(twigs.join(''), colour, Math.max(1, height * 0.034 * 0.56 ** i))).join('')
}

/** Path data of a cypress. */
export function cypress(random: Random, x: number, y: number, height: number): string {
  return poplar(random, x, y, height * between(random, 0.9, 1.1))
}

/** Reeds or tall grass along a line. */
export function reeds(random: Random, x0: number, x1: number, y: number, height: number, colour: string): string {
  const data: string[] = []
  for (let x = x0; x < x1; x += between(random, 3, 11)) {
    data.push(mark(x, y, height * between(random, 0.4, 1.1), 1.6, -90 + between(random, -16, 16)))
  }
  return path(data.join(''), colour) + line(points(x0, y, x1, y), colour, 3)
}
