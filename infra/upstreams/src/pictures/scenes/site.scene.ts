import { gougeRows } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { farHills, plain } from '../print/land.ts'
import { box, group, oval, path, rect, strokePath } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/** A tower crane; a negative reach points to the left. */
const crane = ({ palette }: Stage, x: number, foot: number, h: number, reach: number): string => {
  const [top, w] = [foot - h, h * 0.045]
  const steps = Math.round(h / (w * 1.6))
  const lattice = range(steps).map(
    (i) =>
      `M${x - w / 2} ${foot - (i * h) / steps}L${x + w / 2} ${foot - ((i + 1) * h) / steps}M${x + w / 2} ${foot - (i * h) / steps}L${x - w / 2} ${foot - ((i + 1) * h) / steps}`,
  )
  const jib = range(16).map(
    (i) =>
      `M${x + (reach * i) / 16} ${top}L${x + (reach * (i + 0.5)) / 16} ${top - w * 0.8}L${x + (reach * (i + 1)) / 16} ${top}`,
  )
  return (
    strokePath(
      `${lattice.join('')}M${x - w / 2} ${foot}V${top}M${x + w / 2} ${foot}V${top}`,
      palette.accent,
      h * 0.008,
    ) +
    strokePath(
      `${jib.join('')}M${x - reach * 0.36} ${top}H${x + reach}M${x} ${top - w * 0.8}H${x + reach * 0.97}M${x} ${top - h * 0.12}L${x + reach * 0.8} ${top - w * 0.8}M${x} ${top - h * 0.12}L${x - reach * 0.34} ${top}M${x} ${top}V${top - h * 0.12}`,
      palette.accent,
      h * 0.007,
    ) +
    path(box(x - reach * 0.36, top, Math.abs(reach) * 0.1, h * 0.06), palette.ink) +
    strokePath(`M${x + reach * 0.66} ${top}V${top + h * 0.34}`, palette.ink, 3) +
    rect(x + reach * 0.66 - 42, top + h * 0.34, 84, 16, palette.ink) +
    rect(x - w * 0.7, top + 2, w * 1.4, w * 1.1, palette.ink)
  )
}

/** An excavator from the side. */
const drawDigger = ({ palette }: Stage): string =>
  path(oval(470, 676, 60, 44) + oval(690, 676, 60, 44) + box(470, 632, 220, 88), palette.ink) +
  path(
    range(5)
      .map((i) => oval(484 + i * 48, 676, 17))
      .join(''),
    palette.shade,
  ) +
  path('M430 620V520H560V440H680L706 520V620z', palette.accent) +
  path('M578 460h84l18 66H578z', palette.sky[3]) +
  path('M690 580L820 330L1000 400L1010 560L980 556L962 428L840 380L740 610z', palette.accent) +
  path('M956 540h80q8 70 -64 92l-26 -14q26 -30 10 -78z', palette.ink) +
  path('M690 580L820 330l12 8L704 590z', palette.ink)

/** The bare storeys of a new building. */
const drawFrame = ({ palette }: Stage): string[] =>
  range(4).flatMap((row) => [
    rect(300, 640 - row * 84, 520, 14, mix(palette.wall, palette.ink, 0.2)),
    ...range(6).map((i) =>
      rect(304 + i * 100, 640 - (row + 1) * 84 + 14, 13, 72, mix(palette.wall, palette.shade, 0.5)),
    ),
  ])

/** Cranes over a site. */
export const siteScene: Scene = {
  slug: 'cantiere',
  views: ['Le gru di un cantiere contro il cielo', 'Un escavatore al lavoro in un cantiere'],
  lights: ['mattina', 'tramonto', 'mezzogiorno', 'autunno', 'nebbia', 'sera', 'neve'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const frame = drawFrame(stage)
    const digger = drawDigger(stage)
    return [
      sky(stage, {
        horizon: 620,
        sun: { x: between(random, 420, 780), y: between(random, 230, 380), radius: 88 },
        clouds: view === 1,
      }),
      farHills(stage, 640, 60),
      view === 0 ? crane(stage, 930, 700, 480, -330) + crane(stage, 410, 700, 610, between(random, 470, 560)) : '',
      plain(stage, view === 0 ? 650 : 640, 3),
      view === 0 ? frame.join('') : '',
      view === 1
        ? path(
            'M-20 720L180 560L330 620L420 720L-20 830zM840 720Q1000 600 1220 640V830H820z',
            mix(palette.ground[1], palette.ink, 0.2),
          ) + group('translate(600 400) scale(1.12) translate(-680 -440)', digger)
        : '',
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: 700,
        y1: 800,
        rows: 8,
        density: 0.5,
        length: 110,
        thickness: 4,
        colour: mix(palette.ground[1], palette.ink, 0.4),
        deepens: true,
      }),
      weather(stage, 600),
    ].join('')
  },
}
