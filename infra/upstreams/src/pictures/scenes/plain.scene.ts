import { mix } from '../print/ink.ts'
import { house } from '../print/buildings.ts'
import { farHills, furrows, plain, road } from '../print/land.ts'
import { fogBand, sky, weather } from '../print/sky.ts'
import { between } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { bareTree, poplarRow } from '../print/trees.ts'

function drawRows(stage: Stage, horizon: number): string {
  const { random, palette } = stage
  const end = between(random, 520, 640)
  return [
    furrows(random, { x: end, horizon, count: 17, colours: [palette.ground[0], palette.ground[2], palette.ground[1]] }),
    poplarRow(random, {
      from: [140, horizon + 210],
      to: [end - 8, horizon + 3],
      heights: [500, 34],
      count: 11,
      colour: palette.near,
      cut: palette.mid,
    }),
    poplarRow(random, {
      from: [1130, horizon + 170],
      to: [end + 14, horizon + 3],
      heights: [380, 30],
      count: 10,
      colour: mix(palette.near, palette.ink, 0.35),
      cut: palette.mid,
    }),
  ].join('')
}

function drawFarm(stage: Stage, horizon: number): string {
  const { random, palette } = stage
  const x = between(random, 470, 580)
  return [
    plain(stage, horizon),
    poplarRow(random, {
      from: [x - 240, horizon + 26],
      to: [x - 40, horizon + 26],
      heights: [190, 190],
      count: 7,
      colour: palette.near,
      cut: palette.mid,
    }),
    house(stage, { x: x - 20, y: horizon + 34, width: 210, height: 84, kind: 'eaves' }),
    house(stage, { x: x + 176, y: horizon + 34, width: 96, height: 64, kind: 'gable' }),
    road(x + 70, horizon + 34, x - 130, 220, mix(palette.ground[0], palette.paper, 0.55)),
  ].join('')
}

function drawLoneTree(stage: Stage, horizon: number): string {
  const { random, palette } = stage
  const x = between(random, 540, 680)
  return [
    poplarRow(random, {
      from: [-20, horizon + 4],
      to: [1220, horizon + 4],
      heights: [46, 46],
      count: 46,
      colour: palette.mid,
    }),
    plain(stage, horizon),
    bareTree(random, x, horizon + 120, 520, palette.ink),
  ].join('')
}

/** The plain between the Po and the first hills. */
export const plainScene: Scene = {
  slug: 'pianura',
  views: [
    'Due filari di pioppi nella pianura',
    'Una cascina tra i campi della pianura',
    'Un albero spoglio in mezzo ai campi',
  ],
  lights: ['nebbia', 'mattina', 'tramonto', 'autunno', 'notte', 'mezzogiorno', 'sera', 'neve'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, light } = stage
    const horizon = between(random, 420, 500)
    const fog = light === 'nebbia' || light === 'mattina'
    return [
      sky(stage, {
        horizon,
        sun: { x: between(random, 640, 860), y: between(random, 150, horizon - 90), radius: between(random, 46, 78) },
        clouds: light === 'mezzogiorno',
      }),
      farHills(stage, horizon, 60),
      [drawRows, drawFarm, drawLoneTree][stage.view]?.(stage, horizon) ?? '',
      fog ? fogBand(random, horizon - 4, 20, palette.sky[3], 0.8) : '',
      light === 'neve' ? weather(stage, horizon) : '',
    ].join('')
  },
}
