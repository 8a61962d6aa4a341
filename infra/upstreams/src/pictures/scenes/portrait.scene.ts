import { mark } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { disc, outline, oval, path, points, polygon, rect, strokePath } from '../print/shape.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/**
 * Remembrance prints. All keep to the middle 600 units of the sheet, which is what a 3:4 frame shows, and to few greys:
 * portraits of the dead are shown without colour.
 */
function bust(stage: Stage, woman: boolean): string {
  const { random, palette } = stage
  const [paper, grey, dark] = [
    mix(palette.paper, '#e2e6e4', 0.5),
    mix(palette.mid, '#767c7a', 0.6),
    mix(palette.ink, '#171412', 0.5),
  ]
  const old = random.chance(0.55)
  const hair = old ? mix(paper, grey, 0.62) : mix(dark, grey, 0.25)
  const face = mix(paper, grey, 0.22)
  const shadow = mix(face, dark, 0.34)
  const lines = range(30).map((i) => mark(330 + ((i * 53) % 540), 60 + i * 19, between(random, 90, 190), 2.2, 0))
  const coat = path('M300 830Q312 636 470 596L600 660L730 596Q888 636 900 830z', dark)
  const collar = woman
    ? path('M520 596Q600 700 680 596L664 570H536z', face) +
      path(
        range(9)
          .map((i) => oval(540 + i * 15, 620 + Math.sin((i / 8) * Math.PI) * 30, 7))
          .join(''),
        paper,
      )
    : path('M500 590L600 690L700 590L676 560H524z', paper) +
      path('M584 660l16 -16l16 16l18 170h-68z', mix(grey, dark, 0.4))
  const head = path(
    'M486 380Q480 252 600 246Q720 252 714 380Q712 470 664 524L654 600Q600 646 546 600L536 524Q488 470 486 380z',
    face,
  )
  const dusk = path(
    'M600 246Q720 252 714 380Q712 470 664 524L654 600Q636 622 606 628Q650 560 640 470Q676 360 600 246z',
    shadow,
  )
  const fringe = woman
    ? path(
        'M470 440Q430 210 600 200Q772 210 730 440Q744 520 716 548Q724 440 700 360Q640 330 600 296Q560 340 502 362Q478 440 486 546Q456 520 470 440z',
        hair,
      )
    : path(
        old
          ? 'M484 400Q460 300 520 262Q500 320 504 372zM716 400Q740 300 680 262Q700 320 696 372zM520 262Q600 226 680 262Q600 244 520 262z'
          : 'M482 396Q452 216 600 206Q750 212 718 396L700 340Q650 300 560 312Q510 316 500 346z',
        hair,
      )
  const moustache =
    !woman && random.chance(0.4) ? path('M556 474Q600 452 644 474Q622 490 600 478Q578 490 556 474z', hair) : ''
  const glasses = random.chance(0.4)
    ? strokePath(`${oval(552, 398, 32, 27)}${oval(648, 398, 32, 27)}M584 394q16 -8 32 0`, dark, 5)
    : ''
  const features =
    path(
      'M528 372q24 -14 48 -2q-24 -4 -48 2zM624 370q24 -12 48 2q-24 -6 -48 -2zM536 402q18 -12 34 0q-16 8 -34 0zM630 402q18 -12 34 0q-16 8 -34 0z',
      dark,
    ) +
    path('M600 400Q590 440 584 452q14 10 30 2q-14 0 -18 -6zM562 502q38 16 76 -2q-36 10 -76 2z', mix(shadow, dark, 0.5))
  return (
    rect(-20, -20, 1240, 840, mix(paper, grey, 0.5)) +
    path(lines.join(''), mix(paper, grey, 0.25)) +
    disc(600, 390, 270, mix(paper, grey, 0.18)) +
    (woman ? path('M474 380Q440 600 520 600H680Q760 600 726 380z', mix(hair, dark, 0.2)) : '') +
    coat +
    head +
    dusk +
    collar +
    features +
    moustache +
    fringe +
    glasses
  )
}

function candle(stage: Stage): string {
  const { random, palette } = stage
  const back = mix(palette.ink, palette.sky[0], 0.25)
  const count = random.int(1, 3)
  const halo = range(6)
    .toReversed()
    .map((i) => disc(600, 330, 70 + i * 62, mix(back, palette.lamp, 0.06 + (5 - i) * 0.05)))
  const candles = range(count).map((i) => {
    const x = 600 + (i - (count - 1) / 2) * 130
    const top = 420 + Math.abs(i - (count - 1) / 2) * 60 + between(random, -14, 14)
    return (
      rect(x - 36, top, 72, 300, mix(palette.paper, palette.wall, 0.3)) +
      rect(x + 10, top, 26, 300, mix(palette.paper, palette.shade, 0.4)) +
      path(`M${x - 36} ${top}q10 60 16 8q10 30 18 -4q20 40 38 -4z`, palette.paper) +
      strokePath(`M${x} ${top}v-24`, palette.ink, 5) +
      path(
        `M${x} ${top - 130}Q${x + 44} ${top - 60} ${x + 20} ${top - 24}Q${x} ${top - 8} ${x - 20} ${top - 24}Q${x - 44} ${top - 60} ${x} ${top - 130}z`,
        palette.lamp,
      ) +
      path(
        `M${x} ${top - 86}Q${x + 20} ${top - 48} ${x} ${top - 24}Q${x - 20} ${top - 48} ${x} ${top - 86}z`,
        palette.paper,
      )
    )
  })
  return (
    rect(-20, -20, 1240, 840, back) +
    halo.join('') +
    candles.join('') +
    rect(-20, 718, 1240, 120, mix(back, palette.ink, 0.6)) +
    rect(-20, 714, 1240, 6, mix(palette.lamp, back, 0.5))
  )
}

function flower(stage: Stage, x: number, y: number, size: number, petals: number, tint: string): string {
  const { random, palette } = stage
  const layers = range(3).map((layer) => {
    const r = size * (1 - layer * 0.28)
    const shapes = range(petals).map((i) => {
      const a = ((i + layer * 0.5) / petals) * 6.283
      const b = 3.1416 / petals
      return outline(
        points(
          x,
          y,
          x + Math.cos(a - b) * r * 0.72,
          y + Math.sin(a - b) * r * 0.72,
          x + Math.cos(a) * r,
          y + Math.sin(a) * r,
          x + Math.cos(a + b) * r * 0.72,
          y + Math.sin(a + b) * r * 0.72,
        ),
      )
    })
    const cuts = range(petals * 2).map((i) =>
      mark(
        x + Math.cos((i / petals) * 3.1416) * r * 0.3,
        y + Math.sin((i / petals) * 3.1416) * r * 0.3,
        r * between(random, 0.34, 0.52),
        2.2,
        (i / petals) * 180,
      ),
    )
    return (
      path(shapes.join(''), mix(tint, palette.paper, layer * 0.16)) + path(cuts.join(''), mix(tint, palette.ink, 0.4))
    )
  })
  return layers.join('') + disc(x, y, size * 0.13, mix(tint, palette.ink, 0.45))
}

function bouquet(stage: Stage): string {
  const { random, palette } = stage
  const back = mix(palette.sky[2], '#c9cfcc', 0.45)
  const tint = cycle(
    [
      palette.paper,
      mix(palette.paper, palette.far, 0.4),
      mix(palette.paper, '#7d2150', 0.35),
      mix(palette.paper, palette.ground[0], 0.35),
    ],
    random.int(0, 3),
  )
  const dark = mix(palette.near, palette.ink, 0.4)
  const heads = [
    [600, 290, 128],
    [486, 410, 104],
    [716, 404, 108],
    [606, 470, 96],
  ] as const
  const stems = heads.map(([x, y]) => `M${x} ${y}Q${(x + 600) / 2} 560 600 800`)
  const leaves = range(14).map((i) =>
    mark(600, 700 - i * 18, between(random, 110, 190), 20, i % 2 === 0 ? -140 + i * 3 : -40 - i * 3),
  )
  return (
    rect(-20, -20, 1240, 840, back) +
    disc(600, 400, 292, mix(back, palette.paper, 0.5)) +
    strokePath(stems.join(''), dark, 7) +
    path(leaves.join(''), dark) +
    heads
      .slice(0, random.int(2, 4))
      .map(([x, y, r]) =>
        flower(stage, x + between(random, -14, 14), y + between(random, -12, 12), r, random.int(9, 14), tint),
      )
      .join('')
  )
}

function avenue(stage: Stage): string {
  const { random, palette } = stage
  const trees = [-1, 1].flatMap((side) =>
    range(5)
      .map((i) => {
        const s = 0.66 ** i
        const x = 600 + side * (26 + 290 * s)
        const [y, h, w] = [440 + 250 * s, 620 * s, 62 * s * between(random, 0.85, 1.1)]
        return path(
          `M${x} ${y - h}Q${x + w} ${y - h * 0.4} ${x + w * 0.7} ${y - h * 0.06}L${x + 5 * s} ${y - h * 0.04}V${y}h${-10 * s}V${y - h * 0.04}L${x - w * 0.7} ${y - h * 0.06}Q${x - w} ${y - h * 0.4} ${x} ${y - h}z`,
          mix(palette.near, palette.ink, 0.3 + s * 0.4),
        )
      })
      .toReversed(),
  )
  return (
    rect(-20, -20, 1240, 840, palette.sky[2]) +
    rect(-20, 200, 1240, 640, palette.sky[3]) +
    disc(600, 350, 96, palette.sun) +
    rect(-20, 440, 1240, 400, mix(palette.mid, palette.ground[2], 0.4)) +
    polygon(points(590, 440, 610, 440, 820, 830, 380, 830), mix(palette.ground[0], palette.paper, 0.6)) +
    trees.join('')
  )
}

const LIGHTS = ['nebbia', 'mattina', 'neve', 'sera', 'autunno', 'mezzogiorno', 'tramonto', 'notte'] as const

/** For those who are remembered without a portrait: nothing that could be taken for a likeness. */
export const remembranceScene: Scene = {
  slug: 'ricordo',
  views: ['Una candela accesa', 'Fiori in ricordo', 'Un viale di cipressi verso la luce'],
  lights: LIGHTS,
  indoors: true,
  mirrors: true,
  draw: (stage) => [candle, bouquet, avenue][stage.view]?.(stage) ?? '',
}

/** A drawn likeness of a woman. */
export const womanScene: Scene = {
  slug: 'ritratto-donna',
  views: ['Ritratto disegnato di una donna'],
  lights: ['nebbia', 'mattina', 'neve', 'autunno', 'mezzogiorno'],
  indoors: true,
  mirrors: true,
  draw: (stage) => bust(stage, true),
}

/** A drawn likeness of a man. */
export const manScene: Scene = {
  ...womanScene,
  slug: 'ritratto-uomo',
  views: ['Ritratto disegnato di un uomo'],
  draw: (stage) => bust(stage, false),
}
