import { mix } from '../print/ink.ts'
import { gougeRows } from '../print/gouge.ts'
import { archway, disc, oval, path, points, polygon, rect } from '../print/shape.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/** Benches in a half circle, seen from the gallery. */
function hemicycle(stage: Stage): string {
  const { random, palette } = stage
  const cx = 600
  const cy = 250
  const wood = [palette.roof, mix(palette.roof, palette.ground[1], 0.4), mix(palette.roof, palette.ink, 0.3)]
  const parts: string[] = []
  const seats: string[] = []
  for (const row of range(6).toReversed()) {
    const [rx, ry] = [230 + row * 105, 130 + row * 82]
    parts.push(
      path(
        `M${cx - rx - 78} ${cy}A${rx + 78} ${ry + 62} 0 0 0 ${cx + rx + 78} ${cy}z`,
        row % 2 === 0 ? cycle(wood, 0) : cycle(wood, 1),
      ),
    )
    parts.push(
      path(
        `M${cx - rx - 20} ${cy}A${rx + 20} ${ry + 16} 0 0 0 ${cx + rx + 20} ${cy}z`,
        mix(palette.wall, palette.ground[0], 0.4),
      ),
    )
    parts.push(path(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}z`, cycle(wood, 2)))
    const count = 9 + row * 4
    for (const i of range(count)) {
      const angle = Math.PI * (0.04 + (0.92 * (i + 0.5)) / count)
      const [x, y] = [cx + Math.cos(angle) * (rx + 48), cy + Math.sin(angle) * (ry + 36)]
      const size = 11 + Math.sin(angle) * 5 + row * 1.5
      if (random.chance(0.66))
        seats.push(oval(x, y - size * 0.2, size * 1.1, size * 0.8), oval(x, y - size * 1.25, size * 0.5))
    }
    parts.push(path(seats.splice(0).join(''), palette.ink))
  }
  const floor = mix(palette.wall, palette.paper, 0.3)
  return [
    rect(-20, -20, 1240, 840, mix(palette.wall, palette.shade, 0.25)),
    path(
      range(7)
        .map((i) => archway(60 + i * 162, 214, 108, 190))
        .join(''),
      mix(palette.shade, palette.ink, 0.35),
    ),
    path(
      range(7)
        .map((i) => archway(76 + i * 162, 214, 76, 168))
        .join(''),
      palette.sky[3],
    ),
    rect(-20, 214, 1240, 40, mix(palette.shade, palette.ink, 0.5)),
    ...parts,
    path(`M${cx - 230} ${cy}A230 130 0 0 0 ${cx + 230} ${cy}z`, floor),
    polygon(points(cx - 130, cy + 24, cx + 130, cy + 24, cx + 146, cy - 26, cx - 146, cy - 26), palette.accent),
    path(
      range(3)
        .map((i) => oval(cx - 64 + i * 64, cy - 44, 17, 20) + oval(cx - 64 + i * 64, cy - 74, 9, 11))
        .join(''),
      palette.ink,
    ),
    rect(cx - 152, cy - 32, 304, 12, mix(palette.accent, palette.ink, 0.4)),
  ].join('')
}

/** A long table and those who sit at it, from above. */
function table(stage: Stage): string {
  const { random, palette } = stage
  const floor = mix(palette.water, palette.ink, 0.25)
  const papers = range(16).map((i) => {
    const [x, y] = [290 + (i % 8) * 84 + between(random, -8, 8), i < 8 ? 312 : 448]
    return `<path d="M${x} ${y}h42v54h-42z" fill="${cycle([palette.paper, palette.paper, palette.ground[0]], random.int(0, 2))}" transform="rotate(${random.int(-14, 14)} ${x} ${y})"/>`
  })
  const people = range(16).map((i) => {
    const [x, y] = [308 + (i % 8) * 84, i < 8 ? 232 : 580]
    const coat = cycle(
      [palette.ink, palette.accent, palette.near, mix(palette.ink, palette.water, 0.4), '#7d2150'],
      random.int(0, 4),
    )
    return (
      path(oval(x, y, 35, 22), coat) +
      disc(x, y + (i < 8 ? 8 : -8), 15, mix(palette.wall, palette.shade, between(random, 0.1, 0.7)))
    )
  })
  return [
    rect(-20, -20, 1240, 840, floor),
    gougeRows(random, {
      x0: -20,
      x1: 1220,
      y0: 0,
      y1: 800,
      rows: 44,
      density: 0.4,
      length: 160,
      thickness: 2,
      colour: mix(floor, palette.ink, 0.4),
    }),
    '<g transform="translate(600 400) scale(1.42) translate(-600 -405)">',
    polygon(points(250, 300, 960, 300, 1030, 570, 330, 590), palette.ink, 0.5),
    rect(240, 270, 720, 266, mix(palette.roof, palette.ground[1], 0.45)),
    gougeRows(random, {
      x0: 250,
      x1: 900,
      y0: 280,
      y1: 528,
      rows: 22,
      density: 0.5,
      length: 90,
      thickness: 1.8,
      colour: mix(palette.roof, palette.ink, 0.2),
    }),
    rect(240, 392, 720, 22, palette.accent),
    ...papers,
    ...people,
    '</g>',
  ].join('')
}

/** Where it is decided. */
export const councilScene: Scene = {
  slug: 'consiglio',
  views: ['I banchi a semicerchio dell’aula del consiglio', 'Una riunione attorno a un lungo tavolo'],
  lights: ['mezzogiorno', 'mattina', 'sera', 'autunno', 'tramonto', 'notte'],
  indoors: true,
  mirrors: true,
  draw: (stage) => (stage.view === 0 ? hemicycle(stage) : table(stage)),
}
