import { arcade, bricks, isDark, windowGrid, windows } from '../print/buildings.ts'
import { gougeRows } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { archway, clip, path, points, polygon, rect } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/** A brick front over a stone arcade, seen straight on: courses, pointed shadows, one passer-by. */
function front(stage: Stage): string {
  const { random, palette } = stage
  const brick = mix(
    stage.light === 'neve' ? palette.accent : palette.roof,
    palette.wall,
    stage.light === 'notte' ? 0.15 : 0.32,
  )
  const count = random.int(4, 5)
  const openings = arcade(20, 700, 1160, 370, count, 0.26)
  const depth = range(count).map((i) => {
    const bay = 1160 / count
    return archway(20 + bay * (i + 0.28), 700, bay * 0.5, 300)
  })
  const upper = range(count).flatMap((i) => {
    const bay = 1160 / count
    const x = 20 + bay * (i + 0.5)
    return [archway(x - 62, 248, 52, 150), archway(x + 10, 248, 52, 150)]
  })
  const walker = 1160 / count
  const x = 20 + walker * (random.int(1, count - 2) + 0.5) + between(random, -20, 20)
  return [
    rect(-20, -20, 1240, 840, brick),
    bricks(
      random,
      { x: -20, y: -20, width: 1240, height: 720 },
      [58, 21],
      mix(brick, palette.wall, 0.42),
      mix(brick, palette.ink, 0.2),
    ),
    rect(-20, 274, 1240, 34, palette.wall),
    rect(-20, 308, 1240, 8, mix(palette.wall, palette.ink, 0.4)),
    windows(stage, upper, 0.5),
    path(arcade(20, 700, 1160, 396, count, 0.16), palette.wall),
    path(openings, mix(palette.shade, palette.ink, 0.62)),
    path(depth.join(''), isDark(stage) ? palette.lamp : mix(palette.sky[3], palette.wall, 0.4)),
    rect(-20, 700, 1240, 120, mix(palette.wall, palette.shade, 0.28)),
    gougeRows(random, {
      x0: -20,
      x1: 1220,
      y0: 714,
      y1: 796,
      rows: 5,
      density: 0.6,
      length: 170,
      thickness: 3,
      colour: mix(palette.shade, palette.ink, 0.3),
      deepens: true,
    }),
    path(
      `M${x - 26} 716L${x - 20} 604Q${x} 580 ${x + 22} 604L${x + 30} 716zM${x - 13} 574a14 16 0 1 0 28 0a14 16 0 1 0 -28 0z`,
      palette.ink,
    ),
    polygon(points(x - 18, 716, x + 24, 716, x + 150, 770, x + 90, 772), mix(palette.shade, palette.ink, 0.5), 0.7),
  ].join('')
}

/** The same arcade walked through: bays that shrink towards the light. */
function vault(stage: Stage): string {
  const { random, palette } = stage
  const [cx, cy] = [between(random, 560, 640), 470]
  const parts = [rect(-20, -20, 1240, 840, mix(palette.shade, palette.ink, 0.5))]
  const bays = 7
  for (const i of range(bays)) {
    const scale = 0.74 ** i * 1.45
    const [w, h] = [560 * scale, 760 * scale]
    const ring = mix(mix(palette.wall, palette.shade, 0.2), palette.ink, i % 2 === 0 ? 0.12 : 0.5)
    parts.push(path(archway(cx - w / 2, cy + h * 0.44, w, h), ring))
    parts.push(
      path(
        archway(cx - w * 0.455, cy + h * 0.44, w * 0.91, h * 0.95),
        mix(palette.shade, palette.ink, i % 2 === 0 ? 0.55 : 0.35),
      ),
    )
  }
  const end = 0.74 ** bays * 1.5
  parts.push(
    path(archway(cx - 280 * end, cy + 330 * end, 560 * end, 740 * end), isDark(stage) ? palette.lamp : palette.sun),
  )
  const floor = polygon(
    points(cx - 250 * end, cy + 330 * end, cx + 250 * end, cy + 330 * end, 1000, 820, 200, 820),
    mix(palette.wall, palette.shade, 0.35),
  )
  parts.push(floor)
  for (const i of range(6)) {
    const y = cy + 330 * end + (820 - cy - 330 * end) * (i / 6) ** 1.8
    const light = polygon(
      points(
        cx - 40,
        y + 2,
        cx + 420 * (0.2 + i / 6),
        y + 6,
        cx + 470 * (0.2 + i / 6),
        y + 12 + i * 7,
        cx - 60,
        y + 6 + i * 5,
      ),
      isDark(stage) ? palette.lamp : palette.sun,
      0.7,
    )
    parts.push(light)
  }
  const x = cx + between(random, -30, 30)
  parts.push(
    path(
      `M${x - 20} 660L${x - 17} 566Q${x} 546 ${x + 17} 566L${x + 22} 660zM${x - 11} 540a11 13 0 1 0 22 0a11 13 0 1 0 -22 0z`,
      palette.ink,
    ),
  )
  return parts.join('')
}

/** An arcaded square under the open sky. */
function corner(stage: Stage): string {
  const { random, palette } = stage
  const wall = mix(palette.wall, palette.shade, 0.38)
  const facade = [
    rect(150, 190, 900, 500, wall),
    bricks(
      random,
      { x: 150, y: 190, width: 900, height: 300 },
      [46, 17],
      mix(wall, palette.ink, 0.12),
      mix(wall, palette.shade, 0.6),
    ),
    rect(130, 172, 940, 24, palette.roof),
    windows(stage, windowGrid({ x: 160, y: 214, width: 880, height: 226 }, 7, 2, [46, 76]), 0.5),
    path(arcade(150, 690, 900, 216, 6, 0.24), mix(palette.shade, palette.ink, 0.6)),
    clip(
      'arches',
      arcade(150, 690, 900, 216, 6, 0.24),
      rect(150, 600, 900, 90, isDark(stage) ? palette.lamp : mix(palette.shade, palette.wall, 0.3)),
    ),
    rect(150, 452, 900, 12, palette.roof),
  ]
  return [
    sky(stage, { horizon: 520, sun: { x: 930, y: 110, radius: 50 }, clouds: true }),
    rect(-20, 330, 190, 380, palette.shade),
    rect(1040, 280, 190, 430, palette.shade),
    ...facade,
    rect(-20, 690, 1240, 130, mix(palette.wall, palette.ground[0], 0.4)),
    polygon(points(-20, 690, 1220, 690, 1220, 730, -20, 760), mix(palette.shade, palette.ink, 0.25)),
    gougeRows(random, {
      x0: -20,
      x1: 1220,
      y0: 740,
      y1: 800,
      rows: 5,
      density: 0.5,
      length: 140,
      thickness: 3,
      colour: mix(palette.shade, palette.wall, 0.3),
      deepens: true,
    }),
    weather(stage, 700),
  ].join('')
}

/** Brick and stone arcades of the old centre. */
export const arcadesScene: Scene = {
  slug: 'portici',
  views: ['Portici in pietra sotto una facciata di mattoni', 'Un passante sotto i portici', 'Un palazzo con i portici'],
  lights: ['mattina', 'sera', 'mezzogiorno', 'autunno', 'notte', 'tramonto', 'neve'],
  indoors: false,
  mirrors: true,
  draw: (stage) => [front, vault, corner][stage.view]?.(stage) ?? '',
}
