import { gougeRows } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { oval, path, points, polygon, rect } from '../print/shape.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { bareTree } from '../print/trees.ts'

function flame(random: Stage['random'], x: number, y: number, size: number): string {
  const lean = between(random, -0.16, 0.16) * size
  return `M${x - size * 0.3} ${y}Q${x - size * 0.42} ${y - size * 0.4} ${x - size * 0.12} ${y - size * 0.62}Q${x - size * 0.1} ${y - size * 0.8} ${x + lean} ${y - size}Q${x + size * 0.04} ${y - size * 0.74} ${x + size * 0.2} ${y - size * 0.56}Q${x + size * 0.44} ${y - size * 0.3} ${x + size * 0.28} ${y}z`
}

/** A row of flames that stand on `y`. */
const flames = ({ random }: Stage, y: number, size: number, count: number, tint: string, x0 = -20, x1 = 1220): string =>
  path(
    range(count)
      .map((i) =>
        flame(
          random,
          x0 + ((i + 0.5) * (x1 - x0)) / count + between(random, -20, 20),
          y,
          size * between(random, 0.6, 1.25),
        ),
      )
      .join(''),
    tint,
  )

/** A column of smoke that the wind bends. */
const drawSmoke = ({ random, palette }: Stage, night: string): string[] =>
  range(26).map((i) => {
    const t = i / 25
    return path(
      oval(560 + t * 420 + between(random, -90, 90) * (0.5 + t), 460 - t * 480, 70 + t * 110, 50 + t * 70),
      mix(night, palette.paper, i % 3 === 0 ? 0.3 : i % 3 === 1 ? 0.2 : 0.12),
    )
  })

/** A works hall, black against the fire, its windows lit by it. */
const drawShed = ({ palette }: Stage): string =>
  polygon(points(280, 640, 280, 470, 600, 390, 920, 470, 920, 640), palette.ink) +
  path(
    range(7)
      .map((i) => `M${320 + i * 84} 520h46v40h-46z`)
      .join(''),
    palette.lamp,
  )

/** Those who put it out, in helmets. */
const drawFirefighters = ({ palette }: Stage): string =>
  path(
    range(3)
      .map(
        (i) =>
          `M${380 + i * 76} 736l6 -78q16 -20 32 0l8 78zM${390 + i * 76} 640a13 14 0 1 0 26 0a13 14 0 1 0 -26 0zM${384 + i * 76} 636q20 -30 40 0z`,
      )
      .join(''),
    palette.ink,
  )

/** A fire in the wood. */
export const fireScene: Scene = {
  slug: 'incendio',
  views: ['Un incendio tra gli alberi', 'Le fiamme e il fumo dietro un capannone'],
  lights: ['notte', 'sera', 'tramonto', 'mattina', 'autunno'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const night = mix(palette.sky[0], palette.ink, 0.55)
    const smoke = drawSmoke(stage, night)
    const men = drawFirefighters(stage)
    const shed = drawShed(stage)
    return [
      rect(-20, -20, 1240, 840, night),
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: 380,
        y1: 620,
        rows: 16,
        density: 0.6,
        length: 220,
        thickness: 5,
        colour: mix(night, palette.accent, 0.7),
      }),
      ...smoke,
      view === 0 ? flames(stage, 640, 330, 9, palette.accent) : flames(stage, 560, 380, 7, palette.accent, 240, 960),
      view === 0
        ? flames(stage, 650, 230, 11, mix(palette.accent, palette.lamp, 0.5))
        : flames(stage, 560, 270, 7, mix(palette.accent, palette.lamp, 0.5), 270, 930),
      view === 0 ? flames(stage, 656, 130, 15, palette.lamp) : flames(stage, 560, 160, 8, palette.lamp, 300, 900),
      view === 0
        ? range(9)
            .map((i) =>
              bareTree(
                random,
                40 + i * 140 + between(random, -30, 30),
                690 + (i % 3) * 20,
                between(random, 430, 620),
                palette.ink,
              ),
            )
            .join('')
        : shed,
      rect(-20, 640, 1240, 200, palette.ink),
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: 648,
        y1: 790,
        rows: 8,
        density: 0.4,
        length: 130,
        thickness: 4,
        colour: mix(palette.ink, palette.accent, 0.7),
        deepens: true,
      }),
      view === 1 ? path(oval(520, 700, 330, 16), mix(palette.ink, palette.accent, 0.5)) + men : '',
      path(
        range(40)
          .map(() => oval(random.next() * 1200, random.next() * 560, between(random, 1.4, 4)))
          .join(''),
        palette.lamp,
      ),
    ].join('')
  },
}
