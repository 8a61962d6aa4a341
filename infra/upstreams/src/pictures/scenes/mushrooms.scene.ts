import { mark } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { clip, group, oval, path, rect } from '../print/shape.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/** One cep; `name` has to be its own inside the print, (x, y) is its foot. */
const mushroom = ({ random, palette }: Stage, name: string, x: number, y: number, s: number): string => {
  const cap = mix('#7a4320', palette.shade, between(random, 0.05, 0.35))
  const dome = 'M-170 -150Q-176 -300 0 -312Q176 -300 170 -150Q80 -112 0 -112Q-80 -112 -170 -150z'
  const speck = range(26).map(() =>
    mark(between(random, -150, 130), between(random, -290, -150), 30, 3, between(random, -24, 24)),
  )
  return group(
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(2)}) rotate(${between(random, -9, 9).toFixed(1)})`,
    path('M-62 -150Q-60 -60 -92 -10Q-60 30 0 30Q66 30 94 -8Q58 -60 60 -150z', mix(palette.wall, palette.paper, 0.3)) +
      path('M14 -150Q20 -60 40 26Q80 18 94 -8Q58 -60 60 -150z', mix(palette.wall, palette.shade, 0.45)) +
      path(
        range(14)
          .map((i) => mark(-56 + i * 9, -120, 96, 2, 88))
          .join(''),
        mix(palette.wall, palette.shade, 0.6),
      ) +
      path(oval(0, -148, 168, 36), mix('#d9b878', palette.wall, 0.3)) +
      path(dome, cap) +
      clip(
        name,
        dome,
        path(speck.join(''), mix(cap, palette.paper, 0.4)) +
          path(oval(150, -180, 90, 150), mix(cap, palette.ink, 0.35), 0.6),
      ),
  )
}

/** Ceps in the leaves. */
export const mushroomsScene: Scene = {
  slug: 'funghi',
  views: ['Porcini tra le foglie del bosco', 'Funghi visti da vicino'],
  lights: ['autunno', 'mattina', 'mezzogiorno', 'sera', 'nebbia', 'tramonto'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const back = mix(palette.near, palette.ink, 0.35)
    const leaves = range(70).map((i) =>
      mark(
        random.next() * 1240 - 30,
        between(random, 600, 800),
        between(random, 50, 110),
        between(random, 12, 24),
        between(random, -40, 30) + (i % 2) * 150,
      ),
    )
    const colours = [palette.ground[1], palette.accent, palette.ground[0], mix(palette.near, palette.ground[1], 0.4)]
    const trunks = range(9).map((i) =>
      rect(
        -10 + i * 145 + between(random, -40, 40),
        -20,
        between(random, 26, 60),
        700,
        mix(back, palette.mid, i % 2 === 0 ? 0.25 : 0.45),
      ),
    )
    const group1 =
      view === 0
        ? [
            mushroom(stage, 'a', 860, 660, 0.8),
            mushroom(stage, 'b', 360, 680, 0.72),
            mushroom(stage, 'c', 600, 720, 1.4),
            mushroom(stage, 'd', 1050, 720, 0.5),
          ]
        : [
            mushroom(stage, 'a', 330, 640, 1.1),
            mushroom(stage, 'b', 900, 630, 1.2),
            mushroom(stage, 'c', 610, 780, 1.75),
          ]
    return [
      rect(-20, -20, 1240, 840, back),
      ...trunks,
      rect(-20, 610, 1240, 220, mix(palette.ground[1], palette.ink, 0.55)),
      ...group1,
      ...range(4).map((k) => path(leaves.filter((_, i) => i % 4 === k && i > 20).join(''), cycle(colours, k))),
    ].join('')
  },
}
