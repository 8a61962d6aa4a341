import type { Random } from '../../content/random.ts'
import { coordinate, path } from './shape.ts'
import { between, range } from './stage.ts'

/** Path data of one mark of the gouge: a cut that swells and tapers, from (x, y), `length` long, at `angle` degrees. */
export function mark(x: number, y: number, length: number, thickness: number, angle = 0): string {
  const radians = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(radians) * length, Math.sin(radians) * length]
  const [nx, ny] = [-Math.sin(radians) * thickness, Math.cos(radians) * thickness]
  const [mx, my] = [x + dx * 0.55, y + dy * 0.55]
  return `M${coordinate(x)} ${coordinate(y)}Q${coordinate(mx + nx)} ${coordinate(my + ny)} ${coordinate(x + dx)} ${coordinate(y + dy)}Q${coordinate(mx - nx)} ${coordinate(my - ny)} ${coordinate(x)} ${coordinate(y)}z`
}

export interface GougeField {
  x0: number
  x1: number
  y0: number
  y1: number
  rows: number
  /** Share of each row that is cut, 0 to 1. */
  density: number
  /** Length of a mark in the last row; marks of the first are shorter when `deepens`. */
  length: number
  thickness: number
  colour: string
  /** Rows get farther apart and marks bigger towards the viewer. */
  deepens?: boolean
}

/** Horizontal marks in rows: water, ploughed land, mist, worn road. */
export function gougeRows(random: Random, field: GougeField): string {
  const data = range(field.rows).map((row) => {
    const t = field.rows === 1 ? 1 : row / (field.rows - 1)
    const depth = field.deepens ? t ** 1.7 : t
    const scale = field.deepens ? 0.25 + 0.75 * t : 1
    const y = field.y0 + (field.y1 - field.y0) * depth
    const step = field.length * scale
    const marks: string[] = []
    for (let x = field.x0 - random.next() * step; x < field.x1; x += step * between(random, 0.7, 1.3)) {
      if (!random.chance(field.density)) continue
      marks.push(
        mark(x, y + between(random, -2, 2) * scale, step * between(random, 0.6, 1.25), field.thickness * scale),
      )
    }
    return marks.join('')
  })
  return path(data.join(''), field.colour)
}

/** Slanting cuts all over a rectangle: rain, or shading when they are short. */
export function slant(
  random: Random,
  area: { x: number; y: number; width: number; height: number },
  cut: { count: number; length: number; thickness: number; angle: number; colour: string },
): string {
  const data = range(cut.count).map(() =>
    mark(
      area.x + random.next() * area.width,
      area.y + random.next() * area.height,
      cut.length * between(random, 0.5, 1.2),
      cut.thickness * between(random, 0.6, 1.2),
      cut.angle + between(random, -2, 2),
    ),
  )
  return path(data.join(''), cut.colour)
}
