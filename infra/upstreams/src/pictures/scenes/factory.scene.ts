import { bricks, isDark, windowGrid, windows } from '../print/buildings.ts'
import { mix } from '../print/ink.ts'
import { farHills, plain } from '../print/land.ts'
import { box, oval, path, points, polygon, rect } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { poplarRow } from '../print/trees.ts'

function smoke(stage: Stage, x: number, y: number, drift: number): string {
  const { random, palette } = stage
  const tint = mix(palette.sky[1], palette.paper, isDark(stage) ? 0.2 : 0.6)
  return path(
    range(9)
      .map((i) => oval(x + drift * i * (1 + i * 0.09), y - i * 26 + between(random, -7, 7), 20 + i * 9, 14 + i * 5.5))
      .join(''),
    tint,
  )
}

function shed(stage: Stage, ground: number): string {
  const { random, palette } = stage
  const teeth = 6
  const [left, width] = [190, 830]
  const step = width / teeth
  const wall = mix(palette.wall, palette.shade, 0.45)
  const roofs = range(teeth).map((i) => {
    const x = left + i * step
    return (
      polygon(points(x, ground - 190, x + step * 0.22, ground - 290, x + step, ground - 190), palette.roof) +
      polygon(
        points(x, ground - 190, x + step * 0.22, ground - 290, x + step * 0.22, ground - 190),
        isDark(stage) ? palette.lamp : palette.sky[3],
      ) +
      path(
        range(3)
          .map((k) => box(x + step * (0.04 + k * 0.06), ground - 262 + (2 - k) * 24, 3, 80 - (2 - k) * 24))
          .join(''),
        palette.ink,
      )
    )
  })
  const gates = range(3).map((i) =>
    rect(left + 90 + i * 250, ground - 96, 110, 96, mix(palette.shade, palette.ink, 0.6)),
  )
  const slats = range(24).map((i) => box(left + 90 + (i % 3) * 250, ground - 92 + Math.floor(i / 3) * 12, 110, 3))
  return [
    ...roofs,
    rect(left, ground - 190, width, 190, wall),
    bricks(
      random,
      { x: left, y: ground - 190, width, height: 190 },
      [40, 15],
      mix(wall, palette.ink, 0.16),
      mix(wall, palette.shade, 0.6),
    ),
    windows(stage, windowGrid({ x: left + 10, y: ground - 176, width: width - 20, height: 58 }, 16, 1, [34, 34]), 0.7),
    rect(left, ground - 194, width, 8, palette.ink),
    ...gates,
    path(slats.join(''), mix(palette.shade, palette.wall, 0.4)),
  ].join('')
}

function floor(stage: Stage): string {
  const { random, palette } = stage
  const parts = [rect(-20, -20, 1240, 840, mix(palette.water, palette.ink, 0.45))]
  const trusses = range(8).map((i) => {
    const s = 0.8 ** i
    return `M${600 - 760 * s} ${400 - 200 * s}L600 ${400 - 420 * s}L${600 + 760 * s} ${400 - 200 * s}`
  })
  for (const i of range(8)) {
    const s = 0.8 ** i
    parts.push(
      polygon(
        points(
          600 - 300 * s,
          400 - 330 * s,
          600 - 120 * s,
          400 - 382 * s,
          600 - 120 * s * 0.84,
          400 - 382 * s * 0.84,
          600 - 300 * s * 0.84,
          400 - 330 * s * 0.84,
        ),
        palette.lamp,
      ),
    )
    parts.push(
      polygon(
        points(
          600 + 300 * s,
          400 - 330 * s,
          600 + 120 * s,
          400 - 382 * s,
          600 + 120 * s * 0.84,
          400 - 382 * s * 0.84,
          600 + 300 * s * 0.84,
          400 - 330 * s * 0.84,
        ),
        palette.lamp,
      ),
    )
  }
  parts.push(`<path d="${trusses.join('')}" fill="none" stroke="${palette.ink}" stroke-width="10"/>`)
  parts.push(polygon(points(-20, 830, 470, 420, 730, 420, 1220, 830), mix(palette.wall, palette.shade, 0.5)))
  parts.push(polygon(points(480, 830, 588, 420, 612, 420, 720, 830), palette.ground[0]))
  for (const i of range(7).toReversed()) {
    const s = 0.78 ** i
    for (const side of [-1, 1]) {
      const x = 600 + side * 430 * s
      const y = 420 + 260 * s
      const w = 210 * s
      parts.push(
        rect(
          x - w / 2,
          y - 230 * s,
          w,
          230 * s,
          (i + (side > 0 ? 1 : 0)) % 2 === 0 ? palette.near : mix(palette.near, palette.ink, 0.35),
        ),
      )
      parts.push(rect(x - w / 2, y - 230 * s, w, 26 * s, palette.accent))
      parts.push(rect(x - w * 0.3, y - 170 * s, w * 0.34, 70 * s, palette.lamp))
      parts.push(
        path(
          range(3)
            .map((k) => oval(x + w * 0.22, y - (160 - k * 34) * s, 10 * s))
            .join(''),
          palette.paper,
        ),
      )
    }
  }
  parts.push(
    path(
      range(2)
        .map(
          (i) =>
            `M${500 + i * 170 + between(random, -10, 10)} 660q-20 -90 14 -104q34 12 18 104zM${505 + i * 170} 542a11 13 0 1 0 22 0a11 13 0 1 0 -22 0z`,
        )
        .join(''),
      palette.ink,
    ),
  )
  return parts.join('')
}

/** Works: sawtooth roofs, a chimney, and the hall inside. */
export const factoryScene: Scene = {
  slug: 'fabbrica',
  views: [
    'Una fabbrica di mattoni con il tetto a shed',
    'L’interno di un capannone con le macchine',
    'La ciminiera di una fabbrica oltre i campi',
  ],
  lights: ['mattina', 'tramonto', 'nebbia', 'sera', 'autunno', 'mezzogiorno', 'notte', 'neve'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view, light } = stage
    if (view === 1) return floor(stage)
    const ground = view === 0 ? 640 : 520
    const chimney = between(random, 640, 860)
    const scale = view === 0 ? '' : `translate(260 ${ground * 0.42}) scale(.58)`
    const works = [
      smoke(stage, chimney + 4, ground - 520, between(random, 26, 46)),
      polygon(
        points(
          chimney - 34,
          ground - 150,
          chimney - 22,
          ground - 500,
          chimney + 22,
          ground - 500,
          chimney + 34,
          ground - 150,
        ),
        palette.shade,
      ),
      rect(chimney - 28, ground - 512, 56, 20, palette.roof),
      rect(chimney - 26, ground - 440, 52, 16, palette.paper),
      shed(stage, ground),
    ].join('')
    return [
      sky(stage, {
        horizon: ground - 80,
        sun: { x: between(random, 260, 420), y: between(random, 130, 220), radius: 60 },
      }),
      farHills(stage, ground - 60, 70),
      poplarRow(random, {
        from: [-20, ground],
        to: [1220, ground],
        heights: [120, 120],
        count: 26,
        colour: mix(palette.mid, palette.near, 0.4),
      }),
      view === 0 ? works : `<g transform="${scale}">${works}</g>`,
      plain(stage, ground, 3),
      light === 'neve' ? weather(stage, ground) : '',
    ].join('')
  },
}
