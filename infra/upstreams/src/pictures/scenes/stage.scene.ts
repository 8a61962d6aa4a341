import { mix } from '../print/ink.ts'
import { box, disc, oval, path, points, polygon, rect, strokePath } from '../print/shape.ts'
import { between, cycle, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'

/** Heads of an audience from behind, row by row, larger towards the viewer. */
export function audience(stage: Stage, y: number, rows: number, tints: readonly string[]): string {
  const { random } = stage
  return range(rows)
    .map((row) => {
      const size = 17 + row * 6.5
      const heads: string[] = []
      for (let x = -30 + (row % 2) * size; x < 1240; x += size * 2.35) {
        if (!random.chance(0.9)) continue
        const [cx, cy] = [x + between(random, -5, 5), y + row * 33 + between(random, -6, 6)]
        heads.push(
          oval(cx, cy, size * 0.52, size * 0.64),
          `M${(cx - size).toFixed(1)} ${(cy + size * 3).toFixed(1)}q0 ${(-size * 2.2).toFixed(1)} ${size.toFixed(1)} ${(-size * 2.2).toFixed(1)}t${size.toFixed(1)} ${(size * 2.2).toFixed(1)}z`,
        )
      }
      return path(heads.join(''), cycle(tints, row))
    })
    .join('')
}

/** Where a fold that hangs from `x` is gathered. */
const pull = (x: number): number => 90 + (x + 20) * 0.32

/** Drawn curtains of one cloth, hemmed in gold, `open` units wide on each side. */
function curtain(red: string, gold: string, open: number): string {
  const side = (mirror: boolean): string => {
    const folds = range(7).map((i) => {
      const [x0, x1] = [-20 + (i * open) / 6.4, -20 + ((i + 1.1) * open) / 6.4]
      return path(
        `M${x0} 60L${x1} 60Q${pull(x1) + 60} 420 ${pull(x1) * 0.9} 640H${pull(x0) * 0.9 - 20}Q${pull(x0) + 20} 420 ${x0} 60z`,
        cycle([red, mix(red, '#000000', 0.28), mix(red, '#000000', 0.12)], i),
      )
    })
    const half = folds.join('')
    return mirror ? `<g transform="translate(1200 0) scale(-1 1)">${half}</g>` : half
  }
  const swags = range(6).map(
    (i) =>
      path(`M${-20 + i * 207} -20h208v90q-104 96 -208 0z`, i % 2 === 0 ? red : mix(red, '#000000', 0.22)) +
      path(`M${-20 + i * 207} 62q104 96 208 0v12q-104 100 -208 0z`, gold),
  )
  return side(false) + side(true) + swags.join('')
}

function theatre(base: Stage, view: number): string {
  const { random, palette } = base
  const cloth = cycle([palette.accent, '#7d2150', mix(palette.accent, '#5c1226', 0.6)], random.int(0, 2))
  const gold = mix(palette.lamp, palette.ground[1], 0.45)
  const back = mix(palette.sky[1], palette.ink, 0.5)
  const actors = range(view === 0 ? 3 : 1).map((i) => {
    const x = (view === 0 ? 450 : 600) + i * 150 + between(random, -20, 20)
    const arm = random.chance(0.5) ? -1 : 1
    return path(
      `M${x - 40} 628L${x - 26} 470Q${x - 30} 430 ${x - 8} 424L${x + 8} 424Q${x + 30} 430 ${x + 26} 470L${x + 44} 628zM${x - 16} 400a16 19 0 1 0 32 0a16 19 0 1 0 -32 0zM${x + arm * 20} 440l${arm * 70} -60l${arm * 9} 12l${-arm * 68} 78z`,
      palette.ink,
    )
  })
  return [
    rect(-20, -20, 1240, 840, back),
    polygon(points(600, -20, 880, 640, 320, 640), mix(back, palette.lamp, 0.28)),
    polygon(points(520, -20, 760, 640, 440, 640), mix(back, palette.lamp, 0.45)),
    polygon(points(-20, 600, 1220, 600, 1220, 680, -20, 680), mix(palette.ground[1], palette.ink, 0.2)),
    path(oval(600, 632, 280, 34), palette.lamp),
    ...actors,
    curtain(cloth, gold, view === 0 ? 390 : 470),
    rect(-20, 660, 1240, 14, gold),
    rect(-20, 674, 1240, 150, mix(palette.ink, cloth, 0.35)),
    audience(base, 726, 3, [mix(palette.ink, cloth, 0.2), palette.ink]),
  ].join('')
}

/** The theatre during a play. */
export const theatreScene: Scene = {
  slug: 'teatro',
  views: ['Tre attori sul palco tra le quinte del teatro', 'Un attore solo davanti al sipario aperto'],
  lights: ['sera', 'notte', 'tramonto', 'autunno', 'mezzogiorno'],
  indoors: true,
  mirrors: true,
  draw: (stage) => theatre(stage, stage.view),
}

/** A cinema: the beam, the screen, the seats. */
export const cinemaScene: Scene = {
  slug: 'cinema',
  views: ['Il pubblico davanti allo schermo di un cinema', 'Le poltrone vuote di una sala'],
  lights: ['notte', 'sera', 'tramonto', 'autunno', 'mattina'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const hall = mix(palette.ink, palette.sky[0], 0.2)
    const screen =
      rect(230, 110, 740, 330, palette.paper) +
      polygon(points(230, 340, 480, 250, 700, 330, 860, 270, 970, 320, 970, 440, 230, 440), palette.mid) +
      disc(between(random, 420, 780), 200, 44, palette.accent)
    const seats = range(5).map((row) => {
      const s = 0.62 + row * 0.2
      const back = range(16).map((i) => {
        const x = 600 + (i - 7.5) * 132 * s - (row % 2) * 60 * s
        return `M${x - 54 * s} ${590 + row * 58}v${-56 * s}q0 ${-38 * s} ${54 * s} ${-38 * s}t${54 * s} ${38 * s}v${56 * s + 40}h${-108 * s}z`
      })
      return (
        path(back.join(''), mix(palette.accent, palette.ink, 0.55 - row * 0.12)) +
        path(
          range(16)
            .map((i) =>
              box(600 + (i - 7.5) * 132 * s - (row % 2) * 60 * s - 44 * s, 590 + row * 58 - 62 * s, 88 * s, 5 * s),
            )
            .join(''),
          mix(palette.accent, palette.paper, 0.25),
        )
      )
    })
    return [
      rect(-20, -20, 1240, 840, hall),
      ...range(9).map(
        (i) =>
          rect(-20 + i * 24, -20, 12, 620, mix(hall, palette.accent, 0.16)) +
          rect(1208 - i * 24, -20, 12, 620, mix(hall, palette.accent, 0.16)),
      ),
      view === 0 ? polygon(points(600, 900, 230, 110, 970, 110), mix(hall, palette.paper, 0.16)) : '',
      screen,
      view === 0
        ? rect(-20, 520, 1240, 300, mix(hall, palette.ink, 0.6)) +
          audience(stage, 570, 7, [mix(palette.ink, palette.mid, 0.75), mix(palette.ink, palette.mid, 0.35)])
        : seats.join(''),
    ].join('')
  },
}

/** An orchestra from above: arcs of stands around the conductor. */
export const orchestraScene: Scene = {
  slug: 'orchestra',
  views: ['Un’orchestra in semicerchio attorno al direttore, dall’alto'],
  lights: ['sera', 'autunno', 'mezzogiorno', 'tramonto', 'mattina', 'notte'],
  indoors: true,
  mirrors: false,
  draw(stage) {
    const { random, palette } = stage
    const floor = mix(palette.ground[1], palette.shade, 0.35)
    const [cx, cy] = [600, 660]
    const arcs = range(5)
      .toReversed()
      .map((row) => disc(cx, cy, 230 + row * 118, mix(floor, row % 2 === 0 ? palette.ink : palette.paper, 0.16)))
    const players = range(5).flatMap((row) => {
      const radius = 200 + row * 114
      const count = 8 + row * 4
      return range(count).map((i) => {
        const angle = Math.PI + (Math.PI * (i + 0.5)) / count
        const [x, y] = [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
        const turn = (angle * 180) / Math.PI + 90
        const bow = row < 3
        const body = bow
          ? path('M14 -6q20 -12 34 4q-2 18 -34 10zM40 2h34v4h-34z', palette.roof) +
            strokePath('M-8 -16L64 -22', palette.paper, 2.4)
          : path(`${oval(38, 0, 17)}M52 -5h30v10h-30z`, palette.lamp)
        return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(turn + 90).toFixed(1)})">${path(oval(0, 0, 16, 28), palette.ink)}${disc(2, 0, 11, mix(palette.wall, palette.shade, between(random, 0, 0.6)))}${body}${rect(74, -20, 7, 40, palette.paper)}</g>`
      })
    })
    return [
      rect(-20, -20, 1240, 840, mix(floor, palette.ink, 0.35)),
      ...arcs,
      disc(cx, cy, 120, floor),
      ...players,
      rect(cx - 60, cy - 50, 120, 110, palette.accent),
      path(oval(cx, cy, 46, 26), palette.ink),
      disc(cx, cy, 17, palette.wall),
      strokePath(
        `M${cx - 40} ${cy - 6}L${cx - 90} ${cy - 66}M${cx + 40} ${cy - 6}L${cx + 84} ${cy - 44}L${cx + 140} ${cy - 110}`,
        palette.ink,
        10,
      ),
    ].join('')
  },
}
