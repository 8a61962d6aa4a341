import { cycle, between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { house } from '../print/buildings.ts'
import { mark } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { heightAt, land, ridge } from '../print/land.ts'
import { outline, oval, path, points, polygon, strokePath } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { cypress } from '../print/trees.ts'

/** Vine rows that fan over a slope and swell with it. */
function vineRows(stage: Stage, top: number): string {
  const { random, palette } = stage
  const tip = between(random, 480, 720)
  const count = 19
  const soil = mix(palette.ground[1], palette.ink, 0.08)
  const parts = [
    polygon(points(-40, top + 60, tip - 340, top + 8, tip + 340, top + 6, 1240, top + 54, 1240, 840, -40, 840), soil),
  ]
  for (const i of range(count)) {
    const t = (i + 0.5) / count - 0.5
    const [x0, x1] = [tip + t * 700, tip + t * 3100]
    const y0 = top + 8 + Math.abs(t) * 90
    const [w0, w1] = [8, 66]
    const bend = t * 300
    const row = `M${x0 - w0} ${y0}Q${x0 + bend - w0} ${y0 + 150} ${x1 - w1} 830H${x1 + w1}Q${x0 + bend + w0} ${y0 + 130} ${x0 + w0} ${y0}z`
    parts.push(path(row, cycle([palette.near, mix(palette.near, palette.mid, 0.4)], i)))
    const leaves = range(26).map(() => {
      const k = random.next() ** 0.7
      const x = (1 - k) ** 2 * x0 + 2 * k * (1 - k) * (x0 + bend) + k * k * x1
      const y = (1 - k) ** 2 * y0 + 2 * k * (1 - k) * (y0 + 140) + k * k * 830
      return mark(
        x + between(random, -0.7, 0.5) * (w0 + (w1 - w0) * k),
        y,
        6 + 34 * k,
        1 + 4 * k,
        between(random, 20, 60),
      )
    })
    parts.push(path(leaves.join(''), cycle([palette.ground[2], palette.ground[0], palette.mid], i), 0.9))
  }
  return parts.join('')
}

/** A near branch with a bunch of grapes against the slope. */
function bunch(stage: Stage, x: number, y: number): string {
  const { palette, random } = stage
  const berries: string[] = []
  const lights: string[] = []
  for (const row of range(9)) {
    const count = Math.max(1, Math.round(6 - Math.abs(row - 2.2) * 0.72))
    for (const k of range(count)) {
      const [bx, by] = [x + (k - (count - 1) / 2) * 41 + between(random, -4, 4), y + row * 33]
      berries.push(oval(bx, by, 23.5))
      lights.push(mark(bx - 12, by - 5, 15, 4, -50))
    }
  }
  const leaf = (lx: number, ly: number, size: number, turn: number): string => {
    const tips = range(11).map((i) => {
      const [angle, reach] = [(i / 11) * Math.PI * 2 + turn, i % 2 === 0 ? size : size * 0.58]
      return [lx + Math.cos(angle) * reach, ly + Math.sin(angle) * reach * 0.9] as const
    })
    const veins = range(5).map((i) => mark(lx, ly, size * 0.8, 2.6, ((i / 5) * Math.PI * 2 + turn) * (180 / Math.PI)))
    return path(outline(tips), palette.near) + path(veins.join(''), palette.ground[0])
  }
  return (
    strokePath(
      `M-20 ${y - 110}Q${x * 0.5} ${y - 60} ${x} ${y - 74}T1220 ${y - 130}M${x} ${y - 76}L${x + 4} ${y}`,
      palette.ink,
      13,
    ) +
    leaf(x - 170, y - 20, 128, 0.4) +
    leaf(x + 190, y - 50, 140, 0.9) +
    path(berries.join(''), '#5c1a3d') +
    path(lights.join(''), '#c98aa8') +
    leaf(x + 30, y - 92, 92, 0.2)
  )
}

/** Vines on the first hills. */
export const vineyardScene: Scene = {
  slug: 'vigna',
  views: [
    'I filari di una vigna sui colli piacentini',
    'Un grappolo d’uva davanti ai filari',
    'Vigne e una casa in cima al colle',
  ],
  lights: ['autunno', 'mattina', 'tramonto', 'mezzogiorno', 'nebbia', 'sera'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const horizon = between(random, 270, 320)
    const back = ridge(random, horizon + 20, 150, 1.6)
    const hill = ridge(random, horizon + 80, 140, 1.1)
    const houseX = between(random, 520, 640)
    const foot = heightAt(hill, houseX) + 16
    const trees = range(5).map((i) =>
      cypress(random, houseX + 140 + i * 26, heightAt(hill, houseX + 140 + i * 26) + 8, 90),
    )
    return [
      sky(stage, {
        horizon,
        sun: { x: between(random, 300, 480), y: between(random, 90, 170), radius: 58 },
        clouds: stage.light === 'mezzogiorno',
      }),
      land(back, palette.far),
      land(hill, palette.mid),
      view === 2
        ? path(trees.join(''), palette.ink) +
          house(stage, { x: houseX - 40, y: foot, width: 150, height: 66, kind: 'eaves' })
        : '',
      vineRows(stage, horizon + 70),
      view === 1 ? bunch(stage, between(random, 560, 640), 330) : '',
      weather(stage, horizon + 10),
    ].join('')
  },
}
