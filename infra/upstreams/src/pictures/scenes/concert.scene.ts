import { mix } from '../print/ink.ts'
import { farHills } from '../print/land.ts'
import { mark } from '../print/gouge.ts'
import { bellTower, terrace } from '../print/buildings.ts'
import { disc, oval, path, points, polygon, rect } from '../print/shape.ts'
import { sky } from '../print/sky.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { water } from '../print/water.ts'
import { audience } from './stage.scene.ts'

/** Raised arms above the crowd. */
function arms({ random }: Stage, y: number, colour: string): string {
  const data = range(16).map((i) => {
    const x = 40 + i * 75 + between(random, -26, 26)
    const lift = between(random, 60, 130)
    const lean = between(random, -26, 26)
    return `M${x - 8} ${y}L${x + lean - 6} ${y - lift}q6 -16 12 0L${x + 10} ${y}z`
  })
  return path(data.join(''), colour)
}

/** A guitarist, black before a disc of light. */
const drawGuitarist = ({ palette }: Stage, x: number): string =>
  disc(x, 380, 236, palette.lamp) +
  path(
    `M${x - 96} 720L${x - 44} 470Q${x - 74} 420 ${x - 56} 340Q${x} 300 ${x + 58} 340Q${x + 78} 420 ${x + 48} 470L${x + 112} 720H${x + 60}L${x} 530L${x - 50} 720zM${x - 34} 272a34 42 0 1 0 68 0a34 42 0 1 0 -68 0z`,
    palette.ink,
  ) +
  path(`M${x + 20} 420L${x - 250} 336l-4 14l-24 -4l4 24l22 8L${x + 8} 448z`, palette.ink) +
  path(`M${x - 20} 396q70 -36 110 20q40 70 -30 88q-60 4 -96 -52q-10 -40 16 -56z`, palette.accent) +
  disc(x + 30, 446, 22, palette.ink)

/** A concert: beams over a crowd. */
export const concertScene: Scene = {
  slug: 'concerto',
  views: ['Fasci di luce sul palco e il pubblico di un concerto', 'Un chitarrista in controluce sul palco'],
  lights: ['notte', 'tramonto', 'sera', 'mezzogiorno', 'autunno'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const night = mix(
      palette.sky[0],
      palette.ink,
      stage.light === 'autunno' || stage.light === 'mezzogiorno' ? 0.8 : 0.45,
    )
    const inks = [palette.accent, palette.lamp, mix(palette.water, palette.glint, 0.3), '#9c2d66']
    const beams = range(9).map((i) => {
      const x = 120 + i * 120
      const foot = 600 + (i - 4) * between(random, 130, 260)
      return polygon(
        points(x - 7, 96, x + 7, 96, foot + 92, 640, foot - 92, 640),
        mix(night, cycle(inks, i + random.int(0, 1)), 0.85),
        0.8,
      )
    })
    const rig =
      rect(-20, 70, 1240, 14, palette.ink) +
      path(
        range(9)
          .map((i) => `M${104 + i * 120} 84h32l-6 30h-20z`)
          .join(''),
        palette.ink,
      ) +
      path(
        range(31)
          .map((i) => `M${i * 40 - 20} 70l20 -34l20 34v4l-20 -30l-20 30z`)
          .join(''),
        palette.ink,
      ) +
      rect(-20, 34, 1240, 6, palette.ink)
    const x = between(random, 570, 630)
    const player = drawGuitarist(stage, x)
    return [
      rect(-20, -20, 1240, 840, night),
      ...beams,
      rig,
      rect(-20, 600, 1240, 60, mix(palette.ink, inks[0] ?? palette.ink, 0.25)),
      view === 0
        ? path(
            range(4)
              .map(
                (i) =>
                  `M${372 + i * 150} 604l8 -92q12 -20 24 0l8 92zM${378 + i * 150} 494a10 13 0 1 0 20 0a10 13 0 1 0 -20 0z`,
              )
              .join(''),
            palette.ink,
          )
        : player,
      view === 0 ? rect(500, 560, 110, 44, palette.ink) : '',
      audience(stage, view === 0 ? 640 : 700, view === 0 ? 5 : 3, [
        mix(night, palette.accent, 0.4),
        mix(palette.ink, night, 0.5),
        palette.ink,
      ]),
      arms(stage, 690, mix(palette.ink, night, 0.4)),
    ].join('')
  },
}

function burst(stage: Stage, x: number, y: number, radius: number, colour: string): string {
  const { random } = stage
  const rays = range(26).map((i) => {
    const angle = (i / 26) * 360 + between(random, -3, 3)
    const inner = radius * between(random, 0.16, 0.3)
    return mark(
      x + Math.cos((angle * Math.PI) / 180) * inner,
      y + Math.sin((angle * Math.PI) / 180) * inner,
      radius * between(random, 0.55, 0.8),
      radius * 0.02,
      angle,
    )
  })
  const sparks = range(26).map((i) => {
    const angle = ((i + 0.5) / 26) * 6.283
    return oval(x + Math.cos(angle) * radius * 1.02, y + Math.sin(angle) * radius * 1.02, radius * 0.018 + 1.4)
  })
  return path(rays.join('') + sparks.join('') + oval(x, y, radius * 0.06), colour)
}

/** Fireworks over the river and the roofs. */
export const fireworksScene: Scene = {
  slug: 'fuochi',
  views: ['Fuochi d’artificio sopra i tetti e il fiume', 'Fuochi d’artificio sul campanile'],
  lights: ['notte', 'sera', 'tramonto'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const dark: Stage = {
      ...stage,
      palette: {
        ...palette,
        sky: [
          mix(palette.sky[0], palette.ink, 0.3),
          palette.sky[0],
          mix(palette.sky[0], palette.sky[1], 0.5),
          palette.sky[1],
        ],
      },
    }
    const bursts = [
      burst(stage, between(random, 420, 520), between(random, 190, 250), 190, palette.lamp),
      burst(stage, between(random, 700, 800), between(random, 150, 280), 150, palette.accent),
      burst(stage, between(random, 240, 300), between(random, 330, 380), 100, '#e896be'),
      burst(stage, between(random, 880, 960), between(random, 330, 400), 110, palette.glint),
    ]
    return [
      sky(dark, { horizon: 520, sun: null }),
      farHills(stage, 540, 80),
      ...bursts,
      view === 1 ? bellTower(stage, 600, 590, 96, 300) : '',
      terrace(
        { ...stage, palette: { ...palette, wall: mix(palette.wall, palette.ink, 0.5), shade: palette.ink } },
        -30,
        1230,
        590,
        [60, 110],
      ),
      water(stage, 588, 800, 470),
    ].join('')
  },
}
