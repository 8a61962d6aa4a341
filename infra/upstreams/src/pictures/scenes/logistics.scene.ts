import { mix } from '../print/ink.ts'
import { gougeRows } from '../print/gouge.ts'
import { box, group, path, points, polygon, rect } from '../print/shape.ts'
import { weather } from '../print/sky.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/** A lorry seen from above, its nose towards the bottom. */
function lorry({ palette }: Stage, x: number, y: number, load: string): string {
  return (
    polygon(
      points(x + 52, y + 6, x + 86, y + 44, x + 86, y + 246, x + 44, y + 262, x + 10, y + 230),
      palette.ink,
      0.45,
    ) +
    rect(x, y, 52, 176, load) +
    path(
      range(7)
        .map((i) => box(x + 4, y + 14 + i * 24, 44, 4))
        .join(''),
      mix(load, palette.ink, 0.25),
    ) +
    rect(x + 8, y + 180, 36, 6, palette.ink) +
    rect(x + 3, y + 186, 46, 44, palette.paper) +
    rect(x + 8, y + 212, 36, 12, palette.ink)
  )
}

function docks(stage: Stage): string {
  const { random, palette } = stage
  const yard = mix(palette.ground[2], palette.ink, 0.22)
  const tints = [
    palette.accent,
    palette.paper,
    palette.water,
    palette.ground[0],
    palette.near,
    mix(palette.paper, palette.shade, 0.3),
  ]
  const roof = mix(palette.wall, palette.paper, 0.35)
  const bays = range(17).filter(() => random.chance(0.78))
  return [
    rect(-400, -400, 2000, 1600, yard),
    gougeRows(random, {
      x0: -300,
      x1: 1500,
      y0: 380,
      y1: 1100,
      rows: 40,
      density: 0.3,
      length: 130,
      thickness: 1.8,
      colour: mix(yard, palette.ink, 0.3),
    }),
    rect(-400, -300, 2000, 610, roof),
    path(
      range(50)
        .map((i) => box(-400 + i * 40, -300, 4, 610))
        .join(''),
      mix(roof, palette.shade, 0.4),
    ),
    path(
      range(12)
        .map((i) => box(-310 + i * 160, 40, 60, 120))
        .join(''),
      palette.water,
    ),
    rect(-400, 300, 2000, 22, palette.ink),
    rect(-400, 262, 2000, 14, palette.accent),
    path(
      range(24)
        .map((i) => box(-330 + i * 88, 326, 4, 300))
        .join(''),
      palette.paper,
    ),
    ...bays.map((i) => lorry(stage, -310 + i * 88 + 20, 330 + random.int(0, 8), cycle(tints, random.int(0, 5)))),
    path(
      range(14)
        .map((i) => box(-320 + i * 140, 776, 80, 7))
        .join(''),
      palette.paper,
    ),
    group('rotate(-90 600 740)', lorry(stage, 570, 640, palette.accent)),
  ].join('')
}

function containers(stage: Stage): string {
  const { random, palette } = stage
  const tints = [
    palette.accent,
    palette.water,
    palette.ground[0],
    palette.near,
    mix(palette.accent, palette.ink, 0.4),
    palette.paper,
    mix(palette.water, palette.ink, 0.4),
    palette.ground[1],
  ]
  const parts = [rect(-400, -400, 2000, 1600, mix(palette.ground[2], palette.ink, 0.3))]
  for (const row of range(12)) {
    for (const column of range(15)) {
      if (random.chance(0.06)) continue
      const [x, y] = [-330 + column * 130 + (row > 5 ? 60 : 0), -300 + row * 110 + (row > 5 ? 70 : 0)]
      const tint = cycle(tints, random.int(0, 7))
      parts.push(
        polygon(
          points(x + 118, y + 4, x + 132, y + 20, x + 132, y + 108, x + 20, y + 108, x + 8, y + 96),
          palette.ink,
          0.6,
        ),
      )
      parts.push(
        range(2)
          .map((i) => rect(x, y + i * 48, 118, 44, i === 0 ? tint : cycle(tints, random.int(0, 7))))
          .join(''),
      )
      parts.push(
        path(
          range(8)
            .map((i) => box(x + 8 + i * 14, y + 4, 3, 36) + box(x + 8 + i * 14, y + 52, 3, 36))
            .join(''),
          mix(tint, palette.ink, 0.3),
          0.6,
        ),
      )
    }
  }
  return parts.join('')
}

/** The warehouses east of the city, from above. */
export const logisticsScene: Scene = {
  slug: 'logistica',
  views: ['Camion alle baie di un polo logistico visti dall’alto', 'Container impilati visti dall’alto'],
  lights: ['mezzogiorno', 'mattina', 'autunno', 'sera', 'nebbia', 'notte'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const turn = between(stage.random, -15, -8)
    return (
      group(`rotate(${turn.toFixed(1)} 600 400)`, stage.view === 0 ? docks(stage) : containers(stage)) +
      (stage.light === 'neve' ? weather(stage, 400) : '')
    )
  },
}
