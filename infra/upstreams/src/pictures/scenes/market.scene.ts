import { mix } from '../print/ink.ts'
import { terrace } from '../print/buildings.ts'
import { gougeRows } from '../print/gouge.ts'
import { oval, path, points, polygon, rect } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/** A striped awning over a counter of crates. */
function stall(stage: Stage, x: number, y: number, width: number, tint: string): string {
  const { random, palette } = stage
  const stripes = 8
  const step = width / stripes
  const [top, low] = [y - width * 0.72, y - width * 0.5]
  const cloth = range(stripes).map((i) => {
    const [x0, x1] = [x + i * step, x + (i + 1) * step]
    const lean = width * 0.06
    const inset = (k: number): number => x + lean + ((k - x) * (width - 2 * lean)) / width
    return path(
      `M${inset(x0)} ${top}H${inset(x1)}L${x1} ${low}a${step / 2} ${step * 0.42} 0 0 1 ${-step} 0z`,
      i % 2 === 0 ? tint : palette.paper,
    )
  })
  const goods = [
    palette.accent,
    palette.ground[0],
    palette.near,
    palette.ground[1],
    '#7d2150',
    mix(palette.accent, palette.ground[0], 0.5),
  ]
  const crates = range(5).map((i) => {
    const cw = width / 5
    const cx = x + i * cw
    const fill = cycle(goods, i + random.int(0, 5))
    const fruit = range(15).map((k) =>
      oval(
        cx + cw * (0.14 + (k % 5) * 0.18) + between(random, -2, 2),
        y - width * 0.21 + Math.floor(k / 5) * width * 0.032,
        width * 0.023,
      ),
    )
    return (
      rect(cx + 2, y - width * 0.19, cw - 4, width * 0.11, mix(palette.wall, palette.shade, 0.35)) +
      path(fruit.join(''), fill) +
      rect(cx + 2, y - width * 0.13, cw - 4, width * 0.012, palette.ink)
    )
  })
  const seller = `M${x + width * 0.4} ${y - width * 0.2}q0 ${-width * 0.14} ${width * 0.08} ${-width * 0.15}q${width * 0.08} ${width * 0.01} ${width * 0.08} ${width * 0.15}zM${x + width * 0.445} ${y - width * 0.39}a${width * 0.036} ${width * 0.042} 0 1 0 ${width * 0.072} 0a${width * 0.036} ${width * 0.042} 0 1 0 ${-width * 0.072} 0z`
  return (
    rect(x + width * 0.03, low, width * 0.94, width * 0.4, mix(palette.shade, palette.ink, 0.62)) +
    path(seller, mix(palette.near, palette.ink, 0.2)) +
    path(
      oval(x + width * 0.481, y - width * 0.392, width * 0.03, width * 0.036),
      mix(palette.wall, palette.shade, 0.3),
    ) +
    crates.join('') +
    rect(x, y - width * 0.08, width, width * 0.09, palette.ink) +
    cloth.join('') +
    path(`M${x + 4} ${low}h5v${width * 0.5}h-5zM${x + width - 9} ${low}h5v${width * 0.5}h-5z`, palette.ink)
  )
}

/** Market stalls in front of the houses. */
export const marketScene: Scene = {
  slug: 'mercato',
  views: ['Banchi di frutta e verdura al mercato', 'Le tende del mercato viste dall’alto'],
  lights: ['mattina', 'mezzogiorno', 'autunno', 'nebbia', 'sera', 'tramonto', 'neve'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const tints = [palette.accent, palette.near, palette.ground[1], palette.water]
    if (view === 1) {
      const tops = range(5).flatMap((row) =>
        range(6).map((column) => {
          const [x, y, w] = [-120 + column * 236 + (row % 2) * 100 + between(random, -12, 12), -60 + row * 186, 186]
          const cloth = cycle(tints, row * 2 + column + random.int(0, 2))
          const stripes = range(5).map((i) => rect(x + 18 + i * 36, y, 18, 118, palette.paper))
          return (
            polygon(points(x + 10, y + 14, x + w, y + 10, x + w + 44, y + 152, x + 40, y + 156), palette.ink, 0.4) +
            rect(x, y, w, 118, cloth) +
            stripes.join('') +
            rect(x, y + 56, w, 6, mix(cloth, palette.ink, 0.4))
          )
        }),
      )
      const people = range(46).map(
        () => [between(random, -10, 1210), random.int(0, 4) * 186 + 96 + between(random, -14, 20)] as const,
      )
      const shadows = people.map(([x, y]) => `M${x - 5} ${y}l42 26l8 -6l-44 -24z`)
      return (
        rect(-20, -20, 1240, 840, mix(palette.wall, palette.ground[0], 0.3)) +
        gougeRows(random, {
          x0: -20,
          x1: 1220,
          y0: -10,
          y1: 810,
          rows: 40,
          density: 0.4,
          length: 70,
          thickness: 1.6,
          colour: mix(palette.wall, palette.shade, 0.6),
        }) +
        path(shadows.join(''), palette.ink, 0.4) +
        path(people.map(([x, y]) => oval(x, y, 10, 8)).join(''), palette.ink) +
        tops.join('') +
        weather(stage, 400)
      )
    }
    return [
      sky(stage, { horizon: 380, sun: null, clouds: true }),
      terrace(stage, -40, 1240, 480, [230, 330]),
      rect(-20, 478, 1240, 340, mix(palette.wall, palette.ground[0], 0.35)),
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: 500,
        y1: 800,
        rows: 14,
        density: 0.5,
        length: 140,
        thickness: 3,
        colour: mix(palette.wall, palette.shade, 0.55),
        deepens: true,
      }),
      stall(stage, -60, 590, 300, cycle(tints, random.int(0, 3))),
      stall(stage, 950, 600, 310, cycle(tints, random.int(0, 3))),
      stall(stage, between(random, 310, 350), 690, 560, cycle(tints, random.int(0, 1))),
      weather(stage, 440),
    ].join('')
  },
}
