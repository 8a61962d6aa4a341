import { windowGrid, windows } from '../print/buildings.ts'
import { gougeRows } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { archway, box, disc, oval, path, points, polygon, rect, strokePath } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { crown } from '../print/trees.ts'

/** Four rows of desks, near ones larger, some of them taken. */
function drawDesks({ random, palette }: Stage): string {
  const desks: string[] = []
  for (const row of range(4)) {
    const s = 0.55 + row * 0.24
    for (const column of range(5)) {
      const x = 640 + (column - 2) * 215 * s
      const y = 520 + row * row * 13 + row * 52
      const w = 118 * s
      const sitting = random.chance(0.5)
      const back = cycle([palette.accent, palette.near, palette.water, '#7d2150', palette.ink], random.int(0, 4))
      desks.push(
        polygon(
          points(x - w / 2, y, x + w / 2, y, x + w * 0.58, y + 22 * s, x - w * 0.58, y + 22 * s),
          mix(palette.ground[0], palette.paper, 0.25),
        ),
      )
      desks.push(
        path(
          box(x - w * 0.55, y + 22 * s, 6 * s, 74 * s) +
            box(x + w * 0.5, y + 22 * s, 6 * s, 74 * s) +
            box(x - w * 0.58, y + 22 * s, w * 1.16, 6 * s),
          palette.ink,
        ),
      )
      if (sitting)
        desks.push(
          path(`M${x - 30 * s} ${y + 74 * s}V${y + 20 * s}q${30 * s} ${-30 * s} ${60 * s} 0V${y + 74 * s}z`, back),
          disc(x, y - 12 * s, 18 * s, palette.ink),
        )
      else desks.push(path(`M${x - 28 * s} ${y + 32 * s}h${56 * s}v${32 * s}h${-56 * s}z`, palette.accent))
    }
  }
  return desks.join('')
}

/** Rows of desks towards a blackboard and tall windows. */
export const classroomScene: Scene = {
  slug: 'aula',
  views: ['I banchi di un’aula davanti alla lavagna'],
  lights: ['mattina', 'autunno', 'mezzogiorno', 'sera', 'neve', 'tramonto', 'nebbia'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { random, palette } = stage
    const wall = mix(palette.wall, palette.paper, 0.35)
    const floor = mix(palette.ground[1], palette.shade, 0.35)
    const panes = range(3).map((i) => {
      const x = 60 + i * 118
      const top = 120 + i * 34
      return (
        polygon(points(x, top, x + 92, top + 27, x + 92, 470 - i * 8, x, 484 - i * 8), palette.sky[3]) +
        polygon(points(x, top + 150, x + 92, top + 160, x + 92, top + 167, x, top + 158), wall)
      )
    })
    const light = range(3).map((i) =>
      polygon(
        points(190 + i * 150, 560, 290 + i * 150, 552, 470 + i * 210, 830, 290 + i * 210, 830),
        mix(floor, palette.sun, 0.45),
      ),
    )
    return [
      rect(-20, -20, 1240, 700, wall),
      polygon(points(-20, -20, 420, 150, 420, 500, -20, 620), mix(wall, palette.shade, 0.2)),
      ...panes,
      polygon(points(-20, 620, 420, 490, 1220, 490, 1220, 830, -20, 830), floor),
      ...light,
      rect(500, 150, 560, 240, palette.roof),
      rect(514, 164, 532, 212, mix(palette.near, palette.ink, 0.55)),
      strokePath(
        'M560 230q60 -40 120 0t120 0M560 290h240M560 326h170M860 330l60 -110l60 110zM920 220v110',
        palette.paper,
        5,
      ),
      rect(500, 390, 560, 10, mix(palette.roof, palette.ink, 0.4)),
      gougeRows(random, {
        x0: 560,
        x1: 960,
        y0: 180,
        y1: 360,
        rows: 12,
        density: 0.3,
        length: 90,
        thickness: 1.6,
        colour: mix(palette.near, palette.paper, 0.2),
      }),
      drawDesks(stage),
    ].join('')
  },
}

/** The school seen from its yard. */
export const schoolScene: Scene = {
  slug: 'scuola',
  views: ['Il cortile di una scuola con gli alberi', 'Bambini con gli zaini davanti alla scuola'],
  lights: ['mattina', 'autunno', 'mezzogiorno', 'nebbia', 'neve', 'tramonto'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const wall = mix(palette.wall, palette.ground[0], 0.25)
    const children = range(6).map((i) => {
      const x = 330 + i * 100 + between(random, -14, 14)
      const h = between(random, 110, 150)
      const y = 716 + between(random, -12, 16)
      const coat = cycle(
        [palette.accent, palette.near, palette.water, palette.ground[1], '#7d2150'],
        i + random.int(0, 4),
      )
      return (
        polygon(points(x - 14, y, x + 14, y, x + 104, y + 40, x + 60, y + 44), palette.ink, 0.35) +
        path(box(x - 15, y - h * 0.36, 12, h * 0.36) + box(x + 4, y - h * 0.36, 12, h * 0.36), palette.ink) +
        path(
          `M${x - 24} ${y - h * 0.3}L${x - 18} ${y - h * 0.74}Q${x} ${y - h * 0.84} ${x + 18} ${y - h * 0.74}L${x + 24} ${y - h * 0.3}z`,
          coat,
        ) +
        rect(x - 15, y - h * 0.7, 30, h * 0.32, mix(coat, palette.ink, 0.45)) +
        path(oval(x, y - h * 0.93, 15, 17), palette.ink)
      )
    })
    return [
      sky(stage, { horizon: 500, sun: { x: between(random, 880, 1000), y: 110, radius: 48 }, clouds: true }),
      rect(140, 210, 920, 380, wall),
      rect(116, 190, 968, 26, palette.roof),
      rect(440, 160, 320, 430, mix(wall, palette.paper, 0.3)),
      polygon(points(416, 164, 600, 84, 784, 164), palette.roof),
      disc(600, 132, 22, palette.paper),
      strokePath('M600 132V118M600 132L610 138', palette.ink, 4),
      windows(stage, windowGrid({ x: 150, y: 232, width: 280, height: 330 }, 4, 3, [38, 62]), 0.6),
      windows(stage, windowGrid({ x: 770, y: 232, width: 280, height: 330 }, 4, 3, [38, 62]), 0.6),
      windows(stage, windowGrid({ x: 456, y: 210, width: 288, height: 210 }, 4, 2, [40, 62]), 0.6),
      path(
        range(3)
          .map((i) => archway(476 + i * 88, 590, 72, 150))
          .join(''),
        mix(palette.shade, palette.ink, 0.6),
      ),
      rect(-20, 588, 1240, 240, mix(palette.ground[0], palette.paper, 0.3)),
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: 606,
        y1: 800,
        rows: 9,
        density: 0.45,
        length: 140,
        thickness: 3,
        colour: mix(palette.ground[1], palette.paper, 0.2),
        deepens: true,
      }),
      crown(random, 110, 680, 330, palette.near, palette.mid, palette.ink),
      crown(random, 1090, 690, 350, palette.near, palette.mid, palette.ink),
      view === 1 ? children.join('') : crown(random, 860, 640, 190, palette.mid, palette.ground[0], palette.ink),
      weather(stage, 560),
    ].join('')
  },
}
