import { gougeRows, mark } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { land, ridge } from '../print/land.ts'
import { outline, path, points, polygon, rect } from '../print/shape.ts'
import { fogBand, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/** Trunks in three depths with carved bark. */
function trunks(stage: Stage, depth: number, tint: string, cut: string): string {
  const { random } = stage
  const count = [17, 10, 5][depth] ?? 8
  const width = [20, 44, 92][depth] ?? 30
  const stems: string[] = []
  const bark: string[] = []
  for (const i of range(count)) {
    const x = ((i + between(random, 0.1, 0.9)) * 1280) / count - 40
    if (depth === 2 && Math.abs(x - 600) < 190) continue
    const w = width * between(random, 0.7, 1.2)
    const foot = 560 + depth * 90 + between(random, -10, 30)
    stems.push(
      outline(
        points(
          x - w * 0.42,
          -20,
          x + w * 0.42,
          -20,
          x + w * 0.5,
          foot - w,
          x + w * 0.9,
          foot,
          x - w * 0.9,
          foot,
          x - w * 0.5,
          foot - w,
        ),
      ),
    )
    for (const _ of range(depth * 14 + 6))
      bark.push(
        mark(
          x + between(random, -0.36, 0.3) * w,
          between(random, -10, foot - 40),
          between(random, 26, 90),
          w * 0.05,
          90 + between(random, -3, 3),
        ),
      )
  }
  return path(stems.join(''), tint) + path(bark.join(''), cut, 0.8)
}

/** A wood, and the stream in it. */
export const forestScene: Scene = {
  slug: 'bosco',
  views: ['Un bosco dell’Appennino', 'Un ruscello nel bosco'],
  lights: ['mattina', 'autunno', 'mezzogiorno', 'nebbia', 'sera', 'neve', 'tramonto'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const back = mix(palette.sky[3], palette.ground[0], 0.3)
    const leaves = range(70).map(() =>
      mark(
        random.next() * 1200,
        random.next() * 300,
        between(random, 16, 40),
        between(random, 4, 9),
        between(random, -50, 50),
      ),
    )
    return [
      rect(-20, -20, 1240, 840, back),
      polygon(points(700, -20, 1000, -20, 420, 640, 200, 640), palette.paper, 0.7),
      polygon(points(460, -20, 560, -20, 120, 640, 20, 640), palette.paper, 0.5),
      trunks(stage, 0, palette.far, mix(palette.far, back, 0.4)),
      fogBand(random, 540, 40, back, 0.8),
      land(ridge(random, 610, 60, 2), palette.mid),
      trunks(stage, 1, palette.near, palette.mid),
      land(ridge(random, 690, 60, 1.6), mix(palette.ground[1], palette.near, 0.45)),
      gougeRows(random, {
        x0: -20,
        x1: 1220,
        y0: 640,
        y1: 800,
        rows: 12,
        density: 0.5,
        length: 60,
        thickness: 3.4,
        colour: palette.ground[0],
        deepens: true,
      }),
      view === 1
        ? path('M560 600Q700 640 600 680Q480 730 640 830H900Q700 740 760 690Q800 640 600 598z', palette.water) +
          path('M580 616Q690 642 630 676Q540 726 690 820Q620 730 690 690Q740 640 580 616z', palette.glint)
        : '',
      trunks(stage, 2, mix(palette.near, palette.ink, 0.55), mix(palette.near, palette.ground[0], 0.35)),
      path(leaves.join(''), palette.near),
      path(
        range(40)
          .map(() =>
            mark(
              random.next() * 1200,
              random.next() * 240,
              between(random, 16, 36),
              between(random, 4, 8),
              between(random, -50, 50),
            ),
          )
          .join(''),
        palette.ground[0],
      ),
      weather(stage, 620),
    ].join('')
  },
}
