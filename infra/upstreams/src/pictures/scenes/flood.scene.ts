import { house } from '../print/buildings.ts'
import { farHills } from '../print/land.ts'
import { gougeRows } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { path, strokePath } from '../print/shape.ts'
import { rain, sky, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { bareTree, poplarRow } from '../print/trees.ts'
import { water } from '../print/water.ts'

function dinghy({ palette }: Stage, x: number, y: number): string {
  const people = range(3).map(
    (i) => `M${x - 44 + i * 42} ${y}v-26q12 -16 24 0v26zM${x - 40 + i * 42} ${y - 40}a8 9 0 1 0 16 0a8 9 0 1 0 -16 0z`,
  )
  return (
    path(people.join(''), palette.ink) +
    path(
      `M${x - 86} ${y - 8}H${x + 90}Q${x + 84} ${y + 16} ${x + 62} ${y + 18}H${x - 60}Q${x - 82} ${y + 14} ${x - 86} ${y - 8}z`,
      palette.accent,
    )
  )
}

/** Roofs that stand in the water. */
export const floodScene: Scene = {
  slug: 'piena',
  views: ['Tetti e alberi nell’acqua della piena', 'Soccorritori in barca tra le case allagate'],
  lights: ['nebbia', 'mattina', 'sera', 'notte', 'autunno', 'tramonto'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const horizon = between(random, 290, 340)
    const muddy: Stage = { ...stage, palette: { ...palette, water: mix(palette.water, palette.ground[1], 0.42) } }
    const houses = [
      { x: 330, y: horizon + 92, width: 210, height: 62, kind: 'eaves' as const },
      { x: 640, y: horizon + 150, width: 250, height: 70, kind: 'gable' as const },
      { x: 150, y: horizon + 52, width: 120, height: 42, kind: 'gable' as const },
      { x: 930, y: horizon + 62, width: 150, height: 44, kind: 'eaves' as const },
    ]
    const drawn = houses.map((plan) => {
      const x = plan.x + between(random, -30, 30)
      const wake = {
        x0: x - 30,
        x1: x + plan.width + 10,
        y0: plan.y - 2,
        y1: plan.y + 46,
        rows: 5,
        density: 0.85,
        length: 120,
        thickness: 4,
      }
      return (
        house(stage, { ...plan, x }) +
        gougeRows(random, { ...wake, colour: mix(palette.roof, muddy.palette.water, 0.35) }) +
        gougeRows(random, { ...wake, y0: plan.y, y1: plan.y + 8, rows: 2, colour: palette.glint })
      )
    })
    const wires = `M-20 ${horizon + 70}Q190 ${horizon + 120} 430 ${horizon + 78}`
    return [
      sky(stage, { horizon, sun: null, clouds: true }),
      farHills(stage, horizon, 40),
      poplarRow(random, {
        from: [-20, horizon + 8],
        to: [1220, horizon + 8],
        heights: [80, 80],
        count: 30,
        colour: palette.mid,
      }),
      water(muddy, horizon + 4, 800),
      ...drawn,
      bareTree(random, 560, horizon + 250, 260, palette.ink),
      strokePath(wires, palette.ink, 2),
      view === 1
        ? dinghy(stage, between(random, 420, 520), horizon + 300)
        : bareTree(random, 300, horizon + 330, 300, palette.ink),
      stage.light === 'sera' || stage.light === 'nebbia' ? rain(random, palette.glint, 160) : '',
      weather(stage, horizon - 60),
    ].join('')
  },
}
