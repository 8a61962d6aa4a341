import { gougeRows, mark } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { group, oval, path, points, polygon, rect } from '../print/shape.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

const WINE = '#7d2150'
const DARK_WINE = '#4d1230'

function bottle({ palette }: Stage, x: number, y: number, s: number): string {
  return group(
    `translate(${x.toFixed(1)} ${y}) scale(${s})`,
    path('M-48 0V-210Q-48 -250 -18 -274V-390H18V-274Q48 -250 48 -210V0z', '#173f35') +
      rect(-22, -400, 44, 64, palette.accent) +
      rect(-48, -180, 96, 110, palette.paper) +
      path('M-30 -150h60v8h-60zM-30 -128h44v8h-44z', palette.ink) +
      path(oval(0, -100, 12), WINE) +
      path('M-38 -204Q-38 -240 -14 -262V-330h6v72Q-28 -240 -28 -204V-30h-10z', mix('#173f35', palette.paper, 0.3)),
  )
}

function glass({ palette }: Stage, x: number, y: number, s: number): string {
  return group(
    `translate(${x.toFixed(1)} ${y}) scale(${s})`,
    path(
      'M-58 -250Q-70 -130 -10 -108V-20H-44V-8H44V-20H10V-108Q70 -130 58 -250z',
      mix(palette.paper, palette.sky[1], 0.3),
    ) +
      path('M-62 -196Q-60 -132 -6 -116H6Q60 -132 62 -196z', WINE) +
      path(oval(0, -196, 62, 9), DARK_WINE) +
      path('M-46 -244Q-54 -160 -30 -134q-14 -40 -6 -110z', palette.paper),
  )
}

function loaf({ palette, random }: Stage, x: number, y: number, s: number): string {
  const crust = mix('#b9782f', palette.ground[1], 0.3)
  return group(
    `translate(${x.toFixed(1)} ${y}) scale(${s})`,
    path('M-190 0Q-220 -120 -70 -146Q60 -166 160 -110Q226 -60 190 0z', crust) +
      path(
        range(4)
          .map(
            (i) =>
              `M${-130 + i * 72} ${-46 - (i % 2) * 4}Q${-110 + i * 72} -130 ${-56 + i * 72} -138Q${-86 + i * 72} -90 ${-96 + i * 72} -40z`,
          )
          .join(''),
        mix(crust, palette.paper, 0.6),
      ) +
      path(
        range(30)
          .map(() => mark(between(random, -170, 160), between(random, -100, -10), 16, 2.4, between(random, -30, 10)))
          .join(''),
        mix(crust, palette.ink, 0.4),
      ) +
      path('M-190 0Q-196 -40 -176 -70Q-100 -20 190 0z', mix(crust, palette.ink, 0.28), 0.6),
  )
}

function cheese({ palette }: Stage, x: number, y: number, s: number): string {
  const paste = mix('#efcf86', palette.ground[0], 0.25)
  return group(
    `translate(${x.toFixed(1)} ${y}) scale(${s})`,
    path('M-180 0V-110L40 -170L190 -110V0z', mix('#9a6a1c', palette.ground[1], 0.4)) +
      path('M-180 0V-110L190 -110V0z', paste) +
      path('M-180 -110L40 -170L190 -110z', mix(paste, palette.paper, 0.45)) +
      path(
        range(16)
          .map((i) => oval(-150 + ((i * 67) % 320), -94 + ((i * 41) % 84), 5 + (i % 3) * 2, 4))
          .join(''),
        mix(paste, '#9a6a1c', 0.5),
      ) +
      path('M176 -110h14V0h-14z', mix('#9a6a1c', palette.ink, 0.2)),
  )
}

function salame({ palette }: Stage, x: number, y: number, s: number): string {
  const slice = (cx: number, cy: number): string =>
    path(oval(cx, cy, 56, 52), mix(palette.accent, palette.ink, 0.35)) +
    path(oval(cx, cy, 49, 45), '#a03a36') +
    path(
      range(13)
        .map((i) => oval(cx + Math.cos(i * 2.4) * (8 + i * 2.7), cy + Math.sin(i * 2.4) * (8 + i * 2.5), 4.6))
        .join(''),
      '#f1d9cf',
    )
  return group(
    `translate(${x.toFixed(1)} ${y}) scale(${s})`,
    slice(-120, -30) + slice(-50, -18) + slice(22, -32) + slice(96, -16),
  )
}

function setting(stage: Stage, view: number): string {
  const { random, palette } = stage
  const wall = mix(palette.sky[1], palette.near, stage.light === 'mattina' ? 0.12 : 0.3)
  const cloth = palette.paper
  const checks = range(14).map((i) => `M${-60 + i * 100 - 160} 830L${180 + i * 66} 566h33L${-10 + i * 100 - 160} 830z`)
  const base = [
    rect(-20, -20, 1240, 840, wall),
    polygon(points(560, -20, 900, -20, 620, 560, 160, 560), mix(wall, palette.sun, 0.4)),
    gougeRows(random, {
      x0: -20,
      x1: 1220,
      y0: 10,
      y1: 540,
      rows: 26,
      density: 0.24,
      length: 120,
      thickness: 2.4,
      colour: mix(wall, palette.paper, 0.25),
    }),
    rect(-20, 560, 1240, 270, cloth),
    path(checks.join(''), palette.accent, 0.85),
    path(
      'M-20 600H1220v26H-20zM-20 668H1220v40H-20zM-20 760H1220v60H-20z',
      mix(palette.accent, palette.paper, 0.3),
      0.45,
    ),
    rect(-20, 554, 1240, 8, mix(palette.shade, palette.ink, 0.3)),
  ]
  const shadow = (x: number, y: number, w: number): string =>
    path(oval(x + w * 0.16, y, w, w * 0.09), palette.ink, 0.38)
  const still =
    view === 0
      ? [
          shadow(430, 668, 90),
          bottle(stage, 420, 664, 1.16),
          shadow(600, 690, 70),
          glass(stage, 574, 692, 1.05),
          shadow(830, 700, 230),
          loaf(stage, 800, 690, 1.06),
          shadow(380, 760, 200),
          cheese(stage, 360, 760, 0.78),
          salame(stage, 690, 766, 0.9),
        ]
      : [
          shadow(430, 690, 90),
          glass(stage, 430, 690, 1.7),
          shadow(690, 690, 90),
          glass(stage, 700, 690, 1.7),
          bottle(stage, 566, 640, 1.34),
          path(
            range(18)
              .map((i) => oval(900 + (i % 5) * 34 - Math.floor(i / 5) * -14, 690 - Math.floor(i / 5) * 30, 19))
              .join(''),
            WINE,
          ),
        ]
  return [...base, ...still].join('')
}

function bakery(stage: Stage): string {
  const { random, palette } = stage
  const shelves = range(3).map((row) => {
    const y = 300 + row * 220
    const loaves = range(5).map((i) => {
      const x = 90 + i * 255 + between(random, -16, 16)
      const kind = (row + i) % 3
      if (kind === 0) return loaf(stage, x, y, 0.6)
      if (kind === 1) {
        const crust = mix('#c28a3e', palette.ground[1], 0.3)
        return (
          path(oval(x, y - 58, 94, 60), crust) +
          path(
            range(5)
              .map((k) => mark(x - 70 + k * 30, y - 70, 60, 8, -50))
              .join(''),
            mix(crust, palette.paper, 0.65),
          ) +
          path(oval(x, y - 10, 80, 10), mix(crust, palette.ink, 0.4))
        )
      }
      const stick = mix('#a8662a', palette.ground[1], 0.2)
      return range(4)
        .map(
          (k) =>
            path(
              `M${x - 66 + k * 36} ${y}L${x - 50 + k * 36} ${y - 150}q16 -14 26 0L${x - 36 + k * 36} ${y}z`,
              mix(stick, palette.paper, k * 0.08),
            ) +
            path(
              range(4)
                .map((m) => mark(x - 60 + k * 36, y - 24 - m * 32, 26, 4, -30))
                .join(''),
              palette.paper,
            ),
        )
        .join('')
    })
    return (
      loaves.join('') +
      rect(-20, y, 1240, 18, mix(palette.roof, palette.ground[1], 0.4)) +
      rect(-20, y + 18, 1240, 10, palette.ink)
    )
  })
  return (
    rect(-20, -20, 1240, 840, mix(palette.shade, palette.ink, 0.45)) +
    range(16)
      .map((i) => rect(-20 + i * 80, -20, 40, 90, i % 2 === 0 ? palette.accent : palette.paper))
      .join('') +
    path(
      range(16)
        .map((i) => `M${-20 + i * 80} 70a40 30 0 0 0 80 0z`)
        .join(''),
      palette.accent,
    ) +
    shelves.join('')
  )
}

const LIGHTS = ['mezzogiorno', 'mattina', 'sera', 'autunno', 'tramonto'] as const

/** The table of the province. */
export const tableScene: Scene = {
  slug: 'tavola',
  views: ['Pane, vino, formaggio e salame su una tovaglia a quadri'],
  lights: LIGHTS,
  indoors: true,
  mirrors: true,
  draw: (stage) => setting(stage, 0),
}

/** Two glasses and a bottle. */
export const wineScene: Scene = {
  slug: 'vino',
  views: ['Due calici di vino rosso e una bottiglia'],
  lights: LIGHTS,
  indoors: true,
  mirrors: true,
  draw: (stage) => setting(stage, 1),
}

/** Shelves of bread. */
export const bakeryScene: Scene = {
  slug: 'forno',
  views: ['Il pane sugli scaffali di un forno'],
  lights: LIGHTS,
  indoors: true,
  mirrors: true,
  draw: bakery,
}
