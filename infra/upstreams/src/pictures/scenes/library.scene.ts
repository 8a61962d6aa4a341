import { mix } from '../print/ink.ts'
import { box, disc, path, points, polygon, rect } from '../print/shape.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/** One shelf of spines from x0 to x1 standing on y. */
function shelf(stage: Stage, x0: number, x1: number, y: number, height: number): string {
  const { random, palette } = stage
  const tints = [
    palette.accent,
    palette.near,
    palette.water,
    palette.ground[1],
    palette.ink,
    '#7d2150',
    palette.wall,
    mix(palette.accent, palette.ink, 0.5),
    palette.ground[0],
  ]
  const parts: string[] = []
  for (let x = x0; x < x1 - 8;) {
    const width = Math.min(between(random, height * 0.09, height * 0.24), x1 - x)
    const tall = height * between(random, 0.68, 0.95)
    const tint = cycle(tints, random.int(0, tints.length - 1))
    if (random.chance(0.05)) {
      x += width * 1.4
      continue
    }
    const bands = random.chance(0.6)
      ? box(x + 2, y - tall * 0.84, width - 4, tall * 0.04) + box(x + 2, y - tall * 0.2, width - 4, tall * 0.04)
      : box(x + width * 0.3, y - tall * 0.7, width * 0.4, tall * 0.34)
    const lean = random.chance(0.06) ? ` transform="rotate(9 ${x.toFixed(1)} ${y})"` : ''
    parts.push(
      `<g${lean}>${rect(x, y - tall, width - 1.5, tall, tint)}${path(bands, mix(tint, palette.lamp, 0.6))}${rect(x + width - 5, y - tall, 3.5, tall, mix(tint, palette.ink, 0.4))}</g>`,
    )
    x += width
  }
  return parts.join('')
}

/** Shelves of books. */
export const libraryScene: Scene = {
  slug: 'biblioteca',
  views: ['Scaffali pieni di libri', 'Una lettrice davanti agli scaffali della biblioteca'],
  lights: ['mezzogiorno', 'sera', 'autunno', 'mattina', 'tramonto', 'notte'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const wood = mix(palette.roof, palette.ink, 0.45)
    const rows = view === 0 ? 4 : 6
    const height = 820 / rows
    const shelves = range(rows).map((i) => {
      const y = height * (i + 1) - 14
      return (
        shelf(stage, -10, 1210, y, height - 16) + rect(-20, y, 1240, 13, mix(palette.ground[1], palette.roof, 0.55))
      )
    })
    const posts = range(3).map((i) => rect(i * 560 + 20, -20, 22, 840, mix(palette.ground[1], palette.roof, 0.45)))
    const x = between(random, 540, 660)
    const reader =
      polygon(
        points(x - 300, 830, x - 260, 640, x + 260, 640, x + 300, 830),
        mix(palette.ground[0], palette.roof, 0.35),
      ) +
      path(`M${x - 130} 650Q${x - 120} 470 ${x} 456Q${x + 120} 470 ${x + 130} 650z`, palette.accent) +
      path(
        `M${x - 62} 380Q${x - 70} 300 ${x} 296Q${x + 70} 300 ${x + 62} 380L${x + 74} 470Q${x} 500 ${x - 74} 470z`,
        palette.ink,
      ) +
      path(
        `M${x - 40} 392Q${x - 40} 336 ${x} 332Q${x + 40} 336 ${x + 40} 392Q${x + 34} 446 ${x} 450Q${x - 34} 446 ${x - 40} 392z`,
        mix(palette.wall, palette.shade, 0.2),
      ) +
      polygon(points(x - 150, 560, x, 588, x + 150, 560, x + 160, 670, x, 700, x - 160, 670), palette.paper) +
      polygon(points(x - 3, 588, x + 3, 588, x + 3, 700, x - 3, 700), palette.ink) +
      path(
        range(5)
          .map(
            (i) =>
              `M${x - 132} ${586 + i * 17}L${x - 18} ${606 + i * 17}v3L${x - 132} ${590 + i * 17}zM${x + 132} ${586 + i * 17}L${x + 18} ${606 + i * 17}v3L${x + 132} ${590 + i * 17}z`,
          )
          .join(''),
        mix(palette.ink, palette.paper, 0.4),
      ) +
      disc(x + 210, 470, 0.1, palette.lamp)
    return rect(-20, -20, 1240, 840, wood) + shelves.join('') + (view === 0 ? posts.join('') : reader)
  },
}
