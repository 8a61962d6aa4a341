export type Point = readonly [x: number, y: number]

/** A coordinate with one decimal, so that the same scene is the same text on every machine. */
export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Points from their coordinates in a row: x, y, x, y … */
export function points(...coordinates: readonly number[]): Point[] {
  return Array.from({ length: coordinates.length / 2 }, (_, i) => [
    coordinates[i * 2] ?? 0,
    coordinates[i * 2 + 1] ?? 0,
  ])
}

function listPoints(corners: readonly Point[]): string {
  return corners.map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`).join('L')
}

/** Path data of a closed polygon. */
export function outline(corners: readonly Point[]): string {
  return `M${listPoints(corners)}Z`
}

/** A plane of one colour; nothing where there is no path data. */
export function path(data: string, fill: string, opacity = 1): string {
  return data === ''
    ? ''
    : `<path d="${data}" fill="${fill}"${opacity < 1 ? ` opacity="${coordinate(opacity)}"` : ''}/>`
}

/** A closed line through some points. */
export function polygon(corners: readonly Point[], fill: string, opacity = 1): string {
  return path(outline(corners), fill, opacity)
}

/** A rectangle by its upper left corner and its size. */
export function rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1): string {
  return path(box(x, y, width, height), fill, opacity)
}

/** Path data of an upright rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${coordinate(x)} ${coordinate(y)}h${coordinate(width)}v${coordinate(height)}h${coordinate(-width)}z`
}

/** Path data of an ellipse (a circle when only one radius is given). */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const [a, b, w] = [coordinate(rx), coordinate(ry), coordinate(rx * 2)]
  return `M${coordinate(cx - rx)} ${coordinate(cy)}a${a} ${b} 0 1 0 ${w} 0a${a} ${b} 0 1 0 -${w} 0z`
}

/** A circle by its middle and its radius. */
export function disc(cx: number, cy: number, radius: number, fill: string, opacity = 1): string {
  return path(oval(cx, cy, radius), fill, opacity)
}

/** An open line of constant width with square ends, as a knife leaves it. */
export function line(corners: readonly Point[], stroke: string, width: number): string {
  return strokePath(`M${listPoints(corners)}`, stroke, width)
}

/** Path data drawn as a line of constant width; nothing where there is none. */
export function strokePath(data: string, stroke: string, width: number): string {
  return data === '' ? '' : `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${coordinate(width)}"/>`
}

/** Shapes together, moved, turned or scaled by an SVG transform. */
export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`
}

/** `content` seen only inside `data`. The name has to be unique inside one scene. */
export function clip(name: string, data: string, content: string): string {
  return `<clipPath id="${name}"><path d="${data}"/></clipPath><g clip-path="url(#${name})">${content}</g>`
}

/** Path data of a doorway or window with a round head; `y` is its foot. */
export function archway(x: number, y: number, width: number, height: number): string {
  const radius = width / 2
  const straight = Math.max(0, height - radius)
  return `M${coordinate(x)} ${coordinate(y)}v${coordinate(-straight)}a${coordinate(radius)} ${coordinate(Math.min(radius, height))} 0 0 1 ${coordinate(width)} 0v${coordinate(straight)}z`
}
