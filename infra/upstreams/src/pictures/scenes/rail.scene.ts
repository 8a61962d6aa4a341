import { gougeRows } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { farHills } from '../print/land.ts'
import { disc, oval, path, points, polygon, rect, strokePath } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/** The front of a regional train; (x, y) is the middle of its foot. */
const train = ({ palette }: Stage, x: number, y: number, s: number): string =>
  path(
    `M${x - 150 * s} ${y}V${y - 270 * s}Q${x - 130 * s} ${y - 360 * s} ${x} ${y - 366 * s}Q${x + 130 * s} ${y - 360 * s} ${x + 150 * s} ${y - 270 * s}V${y}z`,
    palette.paper,
  ) +
  path(
    `M${x - 126 * s} ${y - 190 * s}L${x - 108 * s} ${y - 320 * s}H${x + 108 * s}L${x + 126 * s} ${y - 190 * s}z`,
    palette.ink,
  ) +
  path(`M${x - 150 * s} ${y - 160 * s}h${300 * s}v${70 * s}h${-300 * s}z`, palette.near) +
  path(`M${x - 150 * s} ${y - 90 * s}h${300 * s}v${90 * s}h${-300 * s}z`, palette.accent) +
  path(
    oval(x - 100 * s, y - 56 * s, 22 * s) + oval(x + 100 * s, y - 56 * s, 22 * s) + oval(x, y - 340 * s, 13 * s),
    palette.lamp,
  ) +
  rect(x - 160 * s, y, 320 * s, 20 * s, palette.ink)

/** A portal that carries the wires, from far (0) to near (1). */
const portal = ({ palette }: Stage, t: number, horizon: number): string => {
  const [y, w] = [horizon + 300 * t, 130 + 900 * t]
  const h = 70 + 620 * t
  const thick = 3 + 14 * t
  return (
    rect(600 - w, y - h, thick, h + 20, palette.ink) +
    rect(600 + w - thick, y - h, thick, h + 20, palette.ink) +
    rect(600 - w, y - h, w * 2, thick, palette.ink) +
    path(
      range(5)
        .map((i) => `M${600 - w + (w * 2 * (i + 0.5)) / 5} ${y - h}v${h * 0.12}h${thick * 0.5}v${-h * 0.12}z`)
        .join(''),
      palette.ink,
    )
  )
}

/** Three signals that recede. */
const drawSignals = ({ palette }: Stage, horizon: number): string[] =>
  range(3).map((i) => {
    const [x, y, s] = [330 - i * 20 + i * 300, horizon + 120 - i * 40, 1 - i * 0.22]
    return (
      rect(x, y - 170 * s, 8 * s, 170 * s, palette.ink) +
      rect(x - 14 * s, y - 220 * s, 36 * s, 74 * s, palette.ink) +
      disc(x + 4 * s, y - 200 * s, 10 * s, i === 1 ? mix(palette.near, palette.lamp, 0.4) : palette.accent)
    )
  })

/** Tracks, points, wires. */
export const railScene: Scene = {
  slug: 'ferrovia',
  views: ['I binari della stazione all’orizzonte', 'Un treno regionale che arriva in stazione'],
  lights: ['sera', 'mattina', 'nebbia', 'tramonto', 'notte', 'mezzogiorno', 'neve', 'autunno'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view, light } = stage
    const horizon = between(random, 380, 420)
    const bed = mix(palette.shade, palette.ink, 0.35)
    const tracks = [-3, -2, -1, 0, 1, 2, 3].map((k) => {
      const [top, foot] = [600 + k * 26, 600 + k * 330]
      const sleepers = range(17).map((i) => {
        const t = (i / 17) ** 1.9
        const x = top + (foot - top) * t
        return `M${x - 9 - 84 * t} ${horizon + (830 - horizon) * t}h${18 + 168 * t}v${2 + 13 * t}h${-18 - 168 * t}z`
      })
      return (
        path(sleepers.join(''), mix(bed, palette.ink, 0.5)) +
        polygon(points(top - 6, horizon, top - 4, horizon, foot - 50, 830, foot - 64, 830), palette.glint) +
        polygon(points(top + 4, horizon, top + 6, horizon, foot + 64, 830, foot + 50, 830), palette.glint)
      )
    })
    const wires = [-2, -1, 0, 1, 2].map((k) => `M${600 + k * 26} ${horizon - 40}L${600 + k * 400} -40`)
    const signals = drawSignals(stage, horizon)
    return [
      sky(stage, { horizon, sun: { x: between(random, 540, 680), y: horizon - between(random, 90, 170), radius: 62 } }),
      farHills(stage, horizon, 46),
      rect(-20, horizon - 46, 330, 60, palette.mid),
      rect(880, horizon - 70, 360, 84, mix(palette.mid, palette.near, 0.4)),
      rect(-20, horizon, 1240, 440, bed),
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: horizon + 10,
        y1: 800,
        rows: 20,
        density: 0.4,
        length: 90,
        thickness: 2.6,
        colour: mix(bed, palette.ink, 0.35),
        deepens: true,
      }),
      ...tracks,
      strokePath(wires.join(''), palette.ink, 2.4),
      portal(stage, 0, horizon),
      portal(stage, 0.16, horizon),
      view === 1 ? train(stage, 600, 740, 1) : signals.join(''),
      view === 0 ? portal(stage, 0.5, horizon) : '',
      light === 'neve' || light === 'nebbia' ? weather(stage, horizon + 20) : '',
    ].join('')
  },
}
