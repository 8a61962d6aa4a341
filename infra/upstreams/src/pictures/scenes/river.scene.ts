import { mix } from '../print/ink.ts'
import { farHills, land } from '../print/land.ts'
import { line, path, points, polygon, rect, strokePath } from '../print/shape.ts'
import { fogBand, sky, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { poplarRow, reeds } from '../print/trees.ts'
import { water } from '../print/water.ts'

function barge({ palette }: Stage, x: number, y: number): string {
  return (
    path(
      `M${x - 170} ${y - 24}L${x + 190} ${y - 24}Q${x + 176} ${y + 12} ${x + 140} ${y + 14}H${x - 140}Q${x - 166} ${y + 8} ${x - 170} ${y - 24}z`,
      palette.ink,
    ) +
    rect(x - 168, y - 30, 356, 7, palette.accent) +
    rect(x - 130, y - 74, 62, 44, palette.paper) +
    path(
      range(2)
        .map((i) => `M${x - 122 + i * 26} ${y - 64}h18v16h-18z`)
        .join(''),
      palette.ink,
    ) +
    rect(x - 136, y - 80, 74, 7, palette.ink) +
    polygon(points(x - 40, y - 30, x + 30, y - 62, x + 100, y - 30), mix(palette.ground[1], palette.ink, 0.1)) +
    polygon(points(x + 50, y - 30, x + 100, y - 52, x + 156, y - 30), mix(palette.ground[1], palette.ink, 0.25)) +
    line(points(x - 100, y - 80, x - 100, y - 130), palette.ink, 4)
  )
}

function fisherman({ palette }: Stage, x: number, y: number): string {
  return (
    path(
      `M${x - 130} ${y - 2}Q${x} ${y + 30} ${x + 130} ${y - 6}Q${x + 90} ${y + 26} ${x} ${y + 26}Q${x - 90} ${y + 26} ${x - 130} ${y - 2}z`,
      palette.ink,
    ) +
    path(
      `M${x - 24} ${y + 16}Q${x - 26} ${y - 46} ${x} ${y - 52}Q${x + 24} ${y - 44} ${x + 22} ${y + 16}z`,
      palette.accent,
    ) +
    path(`M${x - 14} ${y - 60}a14 15 0 1 0 28 0a14 15 0 1 0 -28 0z`, palette.ink) +
    path(`M${x - 26} ${y - 64}q26 -12 52 0l-8 -6q-18 -18 -36 0z`, palette.ink) +
    strokePath(`M${x + 10} ${y - 24}Q${x + 110} ${y - 120} ${x + 210} ${y - 140}L${x + 214} ${y + 8}`, palette.ink, 2.6)
  )
}

function sandbank(stage: Stage, y: number): string {
  const { palette } = stage
  const sand = mix(palette.ground[0], palette.paper, 0.4)
  return (
    path(`M-20 ${y + 30}Q260 ${y - 26} 620 ${y + 6}Q860 ${y + 30} 700 ${y + 54}Q360 ${y + 96} -20 ${y + 110}z`, sand) +
    path(
      `M60 ${y + 48}Q300 ${y + 20} 560 ${y + 26}Q300 ${y + 32} 60 ${y + 56}zM120 ${y + 74}Q320 ${y + 50} 600 ${y + 44}Q320 ${y + 60} 120 ${y + 84}z`,
      mix(sand, palette.ink, 0.22),
    )
  )
}

/** The great river, wide and slow, with its poplar woods. */
export const riverScene: Scene = {
  slug: 'po',
  views: ['Una chiatta sul Po tra i pioppeti', 'Un pescatore in barca sul Po', 'Le rive sabbiose del Po'],
  lights: ['tramonto', 'mattina', 'nebbia', 'mezzogiorno', 'sera', 'autunno', 'notte', 'neve'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, light, view } = stage
    const horizon = between(random, 330, 400)
    const sunX = between(random, 520, 760)
    const bank = range(13).map((i) => [-40 + i * 108, horizon - between(random, 8, 20)] as const)
    const parts = [
      sky(stage, {
        horizon,
        sun: { x: sunX, y: horizon - between(random, 70, 190), radius: between(random, 48, 76) },
        clouds: light === 'mezzogiorno',
      }),
      farHills(stage, horizon - 10, 54),
      land(bank, palette.mid),
      poplarRow(random, {
        from: [-30, horizon - 4],
        to: [420, horizon - 4],
        heights: [150, 62],
        count: 24,
        colour: palette.near,
        cut: palette.mid,
      }),
      poplarRow(random, {
        from: [1230, horizon - 4],
        to: [760, horizon - 4],
        heights: [120, 44],
        count: 26,
        colour: mix(palette.near, palette.mid, 0.4),
      }),
      water(stage, horizon, 800, sunX),
    ]
    if (light === 'nebbia' || light === 'mattina') parts.push(fogBand(random, horizon - 6, 30, palette.sky[3], 0.86))
    const middle = between(random, 560, 620)
    if (view === 0) parts.push(barge(stage, middle - 40, horizon + 190))
    else if (view === 1) parts.push(fisherman(stage, middle, horizon + 190))
    else parts.push(sandbank(stage, horizon + 130))
    parts.push(
      reeds(random, -20, 330, 806, 170, palette.ink),
      reeds(random, 960, 1220, 806, 110, palette.ink),
      weather(stage, horizon),
    )
    return parts.join('')
  },
}
