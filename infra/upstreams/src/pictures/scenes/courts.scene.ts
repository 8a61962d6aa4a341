import type { Palette } from '../palettes.table.ts'
import { mix } from '../print/ink.ts'
import { disc, group, line, oval, path, points, polygon, rect, strokePath } from '../print/shape.ts'
import { gougeRows } from '../print/gouge.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { weather } from '../print/sky.ts'

/** Somebody seen from above, with the long shadow of the hour. */
export function fromAbove(palette: Palette, x: number, y: number, size: number, shirt: string): string {
  return (
    polygon(
      points(
        x - size * 0.4,
        y + size * 0.1,
        x + size * 0.4,
        y - size * 0.1,
        x + size * 3.1,
        y + size * 2,
        x + size * 2.4,
        y + size * 2.3,
      ),
      palette.ink,
      0.45,
    ) +
    path(oval(x, y, size * 0.85, size * 0.5), shirt) +
    disc(x, y, size * 0.3, palette.ink)
  )
}

/** A court seen from above, turned a little on its plane, under the weather of the stage. Courts have no fog. */
export function frame(stage: Stage, plane: string, content: string): string {
  const turn = between(stage.random, -16, 16)
  return (
    rect(-20, -20, 1240, 840, plane) +
    group(`rotate(${turn.toFixed(1)} 600 400)`, content) +
    weather({ ...stage, light: stage.light === 'nebbia' ? 'mattina' : stage.light }, 400)
  )
}

/** Clay courts seen from above. */
export const tennisScene: Scene = {
  slug: 'tennis',
  views: ['Campi da tennis in terra rossa visti dall’alto', 'Due tennisti ai lati della rete, dall’alto'],
  lights: ['mattina', 'mezzogiorno', 'autunno', 'tramonto', 'sera'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { palette, random, view } = stage
    const clay = mix(palette.accent, palette.wall, 0.28)
    const court = (x: number, y: number): string =>
      rect(x - 190, y - 330, 380, 660, clay) +
      rect(x - 125, y - 240, 250, 480, mix(clay, palette.ink, 0.12)) +
      line(
        points(x - 125, y - 240, x + 125, y - 240, x + 125, y + 240, x - 125, y + 240, x - 125, y - 243),
        palette.paper,
        5,
      ) +
      line(points(x - 93, y - 240, x - 93, y + 240), palette.paper, 4) +
      line(points(x + 93, y - 240, x + 93, y + 240), palette.paper, 4) +
      line(points(x - 93, y - 130, x + 93, y - 130), palette.paper, 4) +
      line(points(x - 93, y + 130, x + 93, y + 130), palette.paper, 4) +
      line(points(x, y - 130, x, y + 130), palette.paper, 4) +
      polygon(points(x - 145, y + 3, x + 145, y + 3, x + 170, y + 22, x - 120, y + 22), palette.ink, 0.4) +
      line(points(x - 148, y, x + 148, y), palette.paper, 7) +
      fromAbove(palette, x + between(random, -70, 70), y - between(random, 200, 270), 15, palette.paper) +
      fromAbove(palette, x + between(random, -70, 70), y + between(random, 190, 260), 15, palette.near) +
      disc(x + between(random, -60, 60), y + between(random, -80, 80), 7, palette.lamp)
    const green = mix(palette.near, palette.mid, 0.2)
    const many = range(5)
      .map((i) => court(-220 + i * 410, 400))
      .join('')
    const one = group('translate(600 400) rotate(90) scale(1.5) translate(-600 -400)', court(600, 400))
    return frame(stage, green, view === 0 ? many : one)
  },
}

/** A volleyball court under the lights. */
export const volleyScene: Scene = {
  slug: 'pallavolo',
  views: ['Un campo da pallavolo visto dall’alto', 'La palla sopra la rete'],
  lights: ['mezzogiorno', 'sera', 'autunno', 'mattina', 'tramonto'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { palette, random, view } = stage
    const ball = (x: number, y: number, r: number): string =>
      disc(x, y, r, palette.paper) +
      strokePath(
        `M${x - r * 0.94} ${y - r * 0.3}Q${x} ${y - r * 0.1} ${x + r * 0.5} ${y - r * 0.85}M${x - r * 0.5} ${y + r * 0.85}Q${x + r * 0.1} ${y + r * 0.2} ${x + r * 0.95} ${y + r * 0.3}M${x - r * 0.8} ${y - r * 0.6}Q${x + r * 0.1} ${y - r * 0.5} ${x + r * 0.1} ${y - r}M${x - r * 0.1} ${y}Q${x - r * 0.7} ${y + r * 0.2} ${x - r * 0.86} ${y + r * 0.5}`,
        palette.ink,
        r * 0.07,
      )
    if (view === 1) {
      const arm = (x: number, lean: number, shirt: string): string =>
        path(
          `M${x - 60} 830L${x + lean * 0.5 - 26} 560Q${x + lean * 0.8 - 24} 440 ${x + lean - 26} 330l14 -44l12 36l10 -42l8 42l14 -30l2 48Q${x + lean * 0.9 + 36} 450 ${x + lean * 0.5 + 46} 570L${x + 80} 830z`,
          palette.ink,
        ) + path(`M${x - 60} 830L${x + lean * 0.5 - 26} 620L${x + lean * 0.5 + 44} 630L${x + 80} 830z`, shirt)
      const net =
        range(26)
          .map((i) => `M${i * 50 - 20} 380V620`)
          .join('') +
        range(6)
          .map((i) => `M-20 ${390 + i * 44}H1220`)
          .join('')
      return (
        rect(-20, -20, 1240, 840, palette.accent) +
        polygon(points(600, -20, 1240, -20, 1240, 560, 980, 830, 300, 830), mix(palette.accent, palette.lamp, 0.35)) +
        ball(between(random, 560, 640), 210, 120) +
        arm(330, 120, palette.near) +
        arm(820, -100, palette.paper) +
        strokePath(net, palette.ink, 3) +
        rect(-20, 366, 1240, 26, palette.paper)
      )
    }
    const floor = mix(palette.ground[1], palette.wall, 0.3)
    const court =
      rect(160, 130, 880, 540, palette.accent) +
      line(points(160, 130, 1040, 130, 1040, 670, 160, 670, 160, 127), palette.paper, 8) +
      rect(452, 130, 6, 540, palette.paper) +
      rect(742, 130, 6, 540, palette.paper) +
      polygon(points(604, 100, 614, 100, 650, 720, 640, 720), palette.ink, 0.4) +
      rect(596, 92, 9, 616, palette.ink)
    const team = range(12).map((i) =>
      fromAbove(
        palette,
        (i < 6 ? 250 : 680) + (i % 3) * 110 + between(random, -30, 30),
        230 + (Math.floor(i / 3) % 2) * 270 + between(random, -70, 70),
        19,
        i < 6 ? palette.near : palette.paper,
      ),
    )
    const boards = gougeRows(random, {
      x0: -200,
      x1: 1400,
      y0: -200,
      y1: 1000,
      rows: 60,
      density: 0.4,
      length: 200,
      thickness: 1.6,
      colour: mix(floor, palette.ink, 0.2),
    })
    return frame(stage, floor, boards + court + team.join('') + ball(560, 360, 22))
  },
}
