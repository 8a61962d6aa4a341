import { bricks, isDark, windows } from '../print/buildings.ts'
import { gougeRows } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { farHills, land, ridge } from '../print/land.ts'
import { archway, box, path, points, polygon, rect } from '../print/shape.ts'
import { fogBand, sky, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { crown } from '../print/trees.ts'

/** A block of the castle with its corbelled crown; (x, y) is the lower left corner. */
function keep(stage: Stage, x: number, y: number, width: number, height: number, open: boolean): string {
  const { random, palette } = stage
  const stone = mix(palette.wall, palette.shade, 0.35)
  const top = y - height
  const teeth = Math.max(3, Math.round(width / 34))
  const step = (width + 24) / teeth
  const corbels = range(teeth * 2).map((i) =>
    archway(x - 10 + (i * (width + 20)) / (teeth * 2), top + 30, ((width + 20) / (teeth * 2)) * 0.66, 18),
  )
  const slits = range(Math.max(1, Math.round(width / 80))).flatMap((i) =>
    range(Math.max(1, Math.round(height / 130))).map((k) =>
      archway(x + ((i + 0.5) * width) / Math.max(1, Math.round(width / 80)) - 9, top + 96 + k * 110, 18, 42),
    ),
  )
  return [
    rect(x, top, width, height, stone),
    bricks(
      random,
      { x, y: top, width, height },
      [36, 15],
      mix(stone, palette.ink, 0.16),
      mix(stone, palette.paper, 0.22),
    ),
    rect(x + width * 0.66, top, width * 0.34, height, palette.ink, 0.25),
    rect(x - 12, top - 26, width + 24, 44, stone),
    path(corbels.join(''), mix(palette.shade, palette.ink, 0.6)),
    path(
      range(teeth)
        .map((i) => box(x - 12 + i * step + step * 0.14, top - 58, step * 0.62, 34))
        .join(''),
      stone,
    ),
    open
      ? ''
      : polygon(
          points(x - 30, top - 50, x + width / 2, top - 50 - width * 0.34, x + width + 30, top - 50),
          palette.roof,
        ),
    windows(stage, slits, 0.5),
  ].join('')
}

/** Walls and towers of both compositions. */
const drawBlocks = (stage: Stage, x: number, base: number): string[] =>
  stage.view === 0
    ? [
        keep(stage, x - 250, base, 500, 130, true),
        keep(stage, x - 290, base + 6, 110, 220, true),
        keep(stage, x + 180, base + 6, 110, 210, true),
        keep(stage, x - 70, base, 130, 350, false),
      ]
    : [
        keep(stage, x - 290, base, 580, 200, true),
        keep(stage, x - 360, base + 10, 130, 330, false),
        keep(stage, x + 230, base + 10, 130, 300, true),
        keep(stage, x - 80, base + 4, 160, 300, true),
        path(archway(x - 40, base + 4, 80, 130), stage.palette.ink),
      ]

/** The castles of the valleys. */
export const castleScene: Scene = {
  slug: 'castello',
  views: ['Un castello sopra la valle', 'La rocca con le sue torri e il ponte'],
  lights: ['mattina', 'tramonto', 'nebbia', 'autunno', 'notte', 'mezzogiorno', 'sera', 'neve'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view, light } = stage
    const x = between(random, 560, 620)
    const base = view === 0 ? 560 : 620
    const mound = range(41).map(
      (i) => [-40 + i * 32, 730 - 180 * Math.exp(-(((-40 + i * 32 - x) / 380) ** 4)) + between(random, -2, 2)] as const,
    )
    const castle = drawBlocks(stage, x, base)
    return [
      sky(stage, {
        horizon: 560,
        sun: { x: x + between(random, 180, 300), y: between(random, 130, 230), radius: 70 },
        clouds: !isDark(stage),
      }),
      farHills(stage, 580, 210),
      land(ridge(random, 640, 110, 2.2), palette.mid),
      light === 'nebbia' || light === 'mattina' ? fogBand(random, 560, 40, palette.sky[3], 0.8) : '',
      view === 0 ? land(mound, palette.near) : '',
      ...castle,
      view === 0
        ? ''
        : land(ridge(random, 640, 20, 2), palette.near) +
          polygon(
            points(x - 50, base + 4, x + 50, base + 4, x + 150, 830, x - 150, 830),
            mix(palette.ground[0], palette.paper, 0.3),
          ),
      view === 0
        ? polygon(
            points(x + 10, base, x + 40, base, x - 80, 690, x + 160, 830, x - 40, 830, x - 190, 690),
            mix(palette.ground[0], palette.paper, 0.3),
          )
        : '',
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: 690,
        y1: 800,
        rows: 7,
        density: 0.4,
        length: 90,
        thickness: 4,
        colour: mix(palette.near, palette.mid, 0.6),
        deepens: true,
      }),
      ...range(8)
        .map((i) =>
          crown(
            random,
            60 + i * 155 + between(random, -30, 30),
            690 + (i % 3) * 40,
            between(random, 110, 180),
            mix(palette.near, palette.ink, 0.4),
            palette.mid,
            palette.ink,
          ),
        )
        .filter((_, i) => Math.abs(60 + i * 155 - x) > 170),
      weather(stage, 620),
    ].join('')
  },
}
