import { house } from '../print/buildings.ts'
import { gougeRows, mark, slant } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { farHills, furrows, land, plain, ridge } from '../print/land.ts'
import { oval, path, points, polygon, rect, strokePath } from '../print/shape.ts'
import { rain, sky, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { bareTree, poplarRow } from '../print/trees.ts'

/** A thunderhead: round towers over a flat dark foot. */
function thunderhead({ random, palette }: Stage, x: number, foot: number, size: number): string {
  const heap = (scale: number, lift: number): string =>
    range(15)
      .map((i) => {
        const t = i / 14 - 0.5
        const rise = Math.cos(t * Math.PI) ** 0.7
        return oval(
          x + t * size * 1.7,
          foot - lift - rise * size * between(random, 0.28, 0.5) * scale,
          size * between(random, 0.16, 0.26) * scale,
          size * between(random, 0.14, 0.22) * scale,
        )
      })
      .join('') + oval(x, foot - lift - size * 0.22, size * 0.66 * scale, size * 0.26 * scale)
  const dark = mix(palette.sky[0], palette.ink, 0.62)
  return (
    path(heap(1.15, size * 0.12), mix(dark, palette.paper, 0.42)) +
    path(heap(1, size * 0.06), mix(dark, palette.paper, 0.22)) +
    path(heap(0.85, 0), dark) +
    rect(x - size * 0.98, foot - size * 0.16, size * 1.96, size * 0.2, dark)
  )
}

function bolt({ random, palette }: Stage, x: number, y0: number, y1: number): string {
  const left: string[] = []
  const right: string[] = []
  let at = x
  for (const i of range(8)) {
    const y = y0 + ((y1 - y0) * i) / 7
    at += between(random, -34, 34)
    left.push(`${at.toFixed(1)} ${y.toFixed(1)}`)
    right.unshift(`${(at + (7 - i) * 2.2 + 1).toFixed(1)} ${(y + 8).toFixed(1)}`)
  }
  return path(`M${[...left, ...right].join('L')}Z`, palette.lamp)
}

/** A storm that comes over the plain. */
export const stormScene: Scene = {
  slug: 'temporale',
  views: ['Un temporale sopra la pianura', 'Un fulmine tra le nubi nere sopra una cascina'],
  lights: ['sera', 'mezzogiorno', 'tramonto', 'notte', 'autunno', 'mattina'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const horizon = between(random, 560, 600)
    const x = between(random, 500, 700)
    const curtains = slant(
      random,
      { x: x - 360, y: 370, width: 700, height: horizon - 400 },
      { count: 210, length: 130, thickness: 2.2, angle: 101, colour: mix(palette.sky[3], palette.ink, 0.45) },
    )
    return [
      sky(stage, { horizon, sun: null }),
      farHills(stage, horizon, 40),
      polygon(
        points(x - 380, 360, x + 360, 360, x + 250, horizon + 4, x - 480, horizon + 4),
        mix(palette.sky[2], palette.ink, 0.35),
        0.7,
      ),
      curtains,
      thunderhead(stage, x, 380, 560),
      view === 1 ? bolt(stage, x + between(random, -90, 60), 390, horizon) : '',
      furrows(random, {
        x: x + 60,
        horizon,
        count: 21,
        colours: [palette.ground[0], palette.ground[1], palette.ground[2]],
        spread: 4200,
      }),
      poplarRow(random, {
        from: [x - 420, horizon + 12],
        to: [x - 130, horizon + 8],
        heights: [110, 64],
        count: 9,
        colour: mix(palette.near, palette.ink, 0.4),
      }),
      view === 1 ? house(stage, { x: x + 70, y: horizon + 30, width: 150, height: 58, kind: 'eaves' }) : '',
      view === 0 ? rain(random, mix(palette.paper, palette.sky[1], 0.3), 90, 104) : '',
    ].join('')
  },
}

/** Drops on a pane before the lights of a street. */
function drawPane({ random, palette }: Stage): string {
  const back = mix(palette.sky[1], palette.ink, 0.5)
  const lights = range(16).map((i) =>
    path(
      oval(between(random, 40, 1160), between(random, 120, 700), between(random, 40, 100)),
      [palette.lamp, palette.accent, palette.water, palette.glint][i % 4] ?? palette.lamp,
      0.55,
    ),
  )
  const drops = range(90).map(() => [random.next() * 1200, random.next() * 800, between(random, 5, 17)] as const)
  const tracks = range(16).map(() =>
    mark(random.next() * 1200, between(random, -40, 400), between(random, 160, 420), 5, 90),
  )
  return (
    rect(-20, -20, 1240, 840, back) +
    lights.join('') +
    path(tracks.join(''), mix(back, palette.glint, 0.4)) +
    path(drops.map(([x, y, r]) => oval(x, y, r, r * 1.2)).join(''), mix(back, palette.glint, 0.55)) +
    path(
      drops.map(([x, y, r]) => oval(x + r * 0.1, y + r * 0.24, r * 0.78, r * 0.9)).join(''),
      mix(back, palette.ink, 0.45),
    ) +
    path(drops.map(([x, y, r]) => oval(x - r * 0.3, y - r * 0.5, r * 0.22)).join(''), palette.paper)
  )
}

/** Umbrellas from above, one of them in the middle. */
function drawUmbrellas({ random, palette }: Stage): string {
  const ground = mix(palette.shade, palette.ink, 0.45)
  const tints = [palette.ink, palette.accent, palette.water, palette.near, palette.ground[0], '#7d2150', palette.ink]
  const umbrellas = range(17).map((i) => {
    const hero = i === 16
    const [x, y] = hero
      ? [600, 400]
      : [60 + (i % 5) * 270 + between(random, -60, 60), 60 + Math.floor(i / 5) * 230 + between(random, -50, 50)]
    if (!hero && Math.hypot(x - 600, y - 400) < 250) return ''
    const r = hero ? 165 : between(random, 76, 108)
    const tint = hero ? palette.accent : (tints[random.int(0, 6)] ?? palette.ink)
    const turn = random.next()
    const ribs = range(8).map((k) => {
      const [a, b] = [(k / 8) * 6.283 + turn, ((k + 1) / 8) * 6.283 + turn]
      const middle = (a + b) / 2
      return path(
        `M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}Q${x + Math.cos(middle) * r * 0.86} ${y + Math.sin(middle) * r * 0.86} ${x + Math.cos(b) * r} ${y + Math.sin(b) * r}z`,
        k % 2 === 0 ? tint : mix(tint, k < 4 ? palette.paper : palette.ink, 0.2),
      )
    })
    return (
      path(oval(x + r * 0.3, y + r * 0.36, r * 0.95), palette.ink, 0.4) +
      ribs.join('') +
      path(oval(x, y, r * 0.045), palette.paper)
    )
  })
  return (
    rect(-20, -20, 1240, 840, ground) +
    gougeRows(random, {
      x0: -20,
      x1: 1220,
      y0: 0,
      y1: 800,
      rows: 34,
      density: 0.4,
      length: 100,
      thickness: 3,
      colour: mix(ground, palette.glint, 0.3),
    }) +
    umbrellas.join('') +
    rain(random, palette.glint, 110, 118)
  )
}

/** Rain in town: umbrellas from above, or drops on a pane. */
export const rainScene: Scene = {
  slug: 'pioggia',
  views: ['Ombrelli sotto la pioggia visti dall’alto', 'Gocce di pioggia su un vetro davanti alle luci'],
  lights: ['mezzogiorno', 'sera', 'mattina', 'notte', 'autunno', 'tramonto'],
  indoors: true,
  mirrors: true,
  draw: (stage) => (stage.view === 0 ? drawUmbrellas(stage) : drawPane(stage)),
}

/** Fields under snow. */
export const snowScene: Scene = {
  slug: 'neve',
  views: ['La neve sui campi e un albero spoglio', 'Orme nella neve verso una cascina'],
  lights: ['neve', 'sera', 'notte', 'nebbia', 'mattina'],
  indoors: true,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const snow = stage.light === 'notte' ? '#7f9ba6' : stage.light === 'sera' ? '#b9c5cd' : '#f6f8f7'
    const white: Stage = {
      ...stage,
      palette: {
        ...palette,
        ground: [snow, mix(snow, palette.sky[1], 0.16), mix(snow, palette.sky[1], 0.32)],
        roof: snow,
        paper: mix(snow, '#ffffff', 0.6),
      },
    }
    const horizon = between(random, 400, 440)
    const x = between(random, 520, 620)
    const steps = range(15).map((i) => {
      const t = (i / 15) ** 1.7
      return oval(
        x + 60 - t * 200 + Math.sin(i * 0.5) * 30 + (i % 2) * (6 + 22 * t),
        horizon + 50 + 340 * t,
        3 + 13 * t,
        2 + 7 * t,
      )
    })
    return [
      sky(white, { horizon, sun: { x: between(random, 700, 900), y: between(random, 200, 300), radius: 54 } }),
      land(ridge(random, horizon + 4, 70, 2.4), mix(palette.far, snow, 0.4)),
      poplarRow(random, {
        from: [-20, horizon + 8],
        to: [1220, horizon + 8],
        heights: [60, 74],
        count: 34,
        colour: mix(palette.mid, palette.ink, 0.2),
      }),
      plain(white, horizon, 5),
      view === 0
        ? bareTree(random, x, horizon + 170, 560, palette.ink)
        : house(white, { x: x - 40, y: horizon + 40, width: 230, height: 88, kind: 'eaves' }) +
          bareTree(random, x - 110, horizon + 60, 230, palette.ink),
      view === 1
        ? path(steps.join(''), mix(snow, palette.ink, 0.35))
        : strokePath(
            range(9)
              .map((i) => `M${180 + i * 110} ${horizon + 150}v-46`)
              .join('') + `M160 ${horizon + 116}H1100M160 ${horizon + 134}H1100`,
            palette.ink,
            4,
          ),
      weather({ ...white, light: 'neve' }, horizon),
    ].join('')
  },
}
