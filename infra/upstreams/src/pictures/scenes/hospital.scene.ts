import { isDark, windowGrid, windows } from '../print/buildings.ts'
import { gougeRows } from '../print/gouge.ts'
import { mix } from '../print/ink.ts'
import { disc, group, oval, path, points, polygon, rect } from '../print/shape.ts'
import { sky, weather } from '../print/sky.ts'
import { between, range } from '../print/stage.ts'
import type { Scene, Stage } from '../print/stage.ts'
import { crown } from '../print/trees.ts'

/** An ambulance seen from the side; (x, y) is the foot of its rear wheel. */
function ambulance({ palette }: Stage, x: number, y: number, scale: number): string {
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-60 -16V-150H150L220 -84L286 -70V-16z', palette.paper) +
      path('M160 -136L208 -86H160zM218 -80l-40 0v-4l38 -2z', palette.ink) +
      path('M-60 -66H286V-46H-60z', palette.accent) +
      path('M10 -142h20v20h20v20h-20v20h-20v-20h-20v-20h20z', palette.accent) +
      path('M70 -166h44v16h-44z', palette.lamp) +
      path('M-60 -20H286V-10H-60z', palette.ink) +
      path(oval(10, -12, 27) + oval(226, -12, 27), palette.ink) +
      disc(10, -12, 11, palette.paper) +
      disc(226, -12, 11, palette.paper),
  )
}

function facade(stage: Stage): string {
  const { random, palette } = stage
  const ground = 600
  const wing = (x: number, top: number, width: number, columns: number, rows: number): string =>
    rect(x, top, width, ground - top, palette.wall) +
    rect(x + width * 0.86, top, width * 0.14, ground - top, mix(palette.wall, palette.shade, 0.6)) +
    windows(
      stage,
      windowGrid({ x: x + 8, y: top + 16, width: width * 0.84, height: ground - top - 30 }, columns, rows, [30, 22]),
      0.55,
    ) +
    range(rows)
      .map((i) =>
        rect(x, top + 8 + ((ground - top - 14) * i) / rows, width * 0.86, 5, mix(palette.wall, palette.paper, 0.6)),
      )
      .join('')
  return [
    sky(stage, { horizon: 540, sun: { x: between(random, 820, 940), y: 120, radius: 50 }, clouds: !isDark(stage) }),
    wing(70, 330, 330, 6, 5),
    wing(800, 300, 340, 6, 6),
    wing(390, 160, 420, 8, 9),
    rect(380, 146, 440, 16, palette.roof),
    rect(555, 60, 90, 88, palette.paper),
    path('M588 72h24v20h20v24h-20v20h-24v-20h-20v-24h20z', palette.accent),
    rect(470, 520, 260, 80, mix(palette.shade, palette.ink, 0.5)),
    rect(490, 534, 220, 66, isDark(stage) ? palette.lamp : palette.sky[3]),
    polygon(points(430, 524, 770, 524, 740, 500, 460, 500), palette.accent),
    rect(-20, ground, 1240, 220, mix(palette.ground[2], palette.ink, 0.12)),
    polygon(points(-20, 660, 1220, 640, 1220, 760, -20, 780), mix(palette.shade, palette.ink, 0.45)),
    gougeRows(random, {
      x0: -20,
      x1: 1220,
      y0: 666,
      y1: 770,
      rows: 6,
      density: 0.3,
      length: 160,
      thickness: 3,
      colour: mix(palette.shade, palette.paper, 0.2),
    }),
    crown(random, 150, 640, 190, palette.near, palette.mid, palette.ink),
    crown(random, 1040, 636, 170, palette.near, palette.mid, palette.ink),
    ambulance(stage, between(random, 380, 560), 716, 0.9),
    weather(stage, 560),
  ].join('')
}

/** How near a place of the corridor is, and where its floor and the lintel of a door stand there. */
const nearness = (x: number): number => (Math.abs(x - 600) - 90) / 510
const foot = (x: number): number => 480 + 350 * nearness(x)
const lintel = (x: number): number => 390 - (390 - (300 - 320 * nearness(x))) * 0.62

function corridor(stage: Stage): string {
  const { random, palette } = stage
  const wall = mix(palette.mid, palette.paper, 0.62)
  const parts = [
    rect(-20, -20, 1240, 840, wall),
    polygon(points(-20, -20, 1220, -20, 690, 300, 510, 300), mix(wall, palette.paper, 0.65)),
    polygon(points(-20, 830, 1220, 830, 690, 480, 510, 480), mix(palette.near, palette.paper, 0.3)),
  ]
  for (const i of range(6).toReversed()) {
    const s = 0.66 ** i
    const [w, t, b] = [90 + 510 * s, 300 - 320 * s, 480 + 350 * s]
    const door = (side: number): string => {
      const [near, far] = [600 + side * w * 0.96, 600 + side * (90 + 510 * s * 0.78)]
      return polygon(
        points(near, foot(near), near, lintel(near), far, lintel(far), far, foot(far)),
        i % 2 === 0 ? palette.water : mix(palette.water, palette.ink, 0.25),
      )
    }
    parts.push(door(-1), door(1))
    parts.push(
      polygon(
        points(600 - 70 * s, t + 26 * s, 600 + 70 * s, t + 26 * s, 600 + 54 * s, t + 66 * s, 600 - 54 * s, t + 66 * s),
        palette.lamp,
      ),
    )
    parts.push(
      polygon(
        points(
          600 - 150 * s,
          b - 60 * s,
          600 + 120 * s,
          b - 60 * s,
          600 + 136 * s,
          b - 20 * s,
          600 - 170 * s,
          b - 20 * s,
        ),
        mix(palette.mid, palette.paper, 0.75),
      ),
    )
  }
  parts.push(rect(510, 300, 180, 180, palette.sun), rect(596, 300, 8, 180, palette.mid))
  const x = between(random, 540, 640)
  parts.push(
    path(`M${x - 34} 640L${x - 26} 480Q${x} 452 ${x + 26} 480L${x + 36} 640z`, palette.paper) +
      path(
        `M${x - 22} 640h16v80h-16zM${x + 6} 640h16v80h-16zM${x - 17} 436a17 20 0 1 0 34 0a17 20 0 1 0 -34 0z`,
        palette.ink,
      ) +
      path(`M${x - 12} 480L${x} 530L${x + 12} 480z`, palette.accent),
  )
  return parts.join('')
}

/** The hospital, outside and inside. */
export const hospitalScene: Scene = {
  slug: 'ospedale',
  views: ['L’ospedale con un’ambulanza davanti all’ingresso', 'Il corridoio di un reparto d’ospedale'],
  lights: ['mattina', 'sera', 'mezzogiorno', 'autunno', 'notte', 'nebbia', 'neve'],
  indoors: true,
  mirrors: true,
  draw: (stage) => (stage.view === 0 ? facade(stage) : corridor(stage)),
}

/** A street by night: houses far off, their windows, a kerb, the broken line in the middle of the road. */
function street({ random, palette }: Stage, asphalt: string): string {
  const houses = range(16).map((i) => {
    const [left, top] = [i * 80 - 40, between(random, 452, 520)]
    const lit = range(2).map((n) =>
      between(random, 0, 1) < 0.5 ? rect(left + 16 + n * 30, top + 20, 12, 16, palette.lamp) : '',
    )
    return rect(left, top, 82, 560 - top, mix(asphalt, palette.mid, i % 2 === 0 ? 0.12 : 0.24)) + lit.join('')
  })
  const line = range(7).map((i) => rect(i * 200 - 60, 724, 116, 12, mix(asphalt, palette.paper, 0.7)))
  return (
    houses.join('') +
    rect(-20, 560, 1240, 260, asphalt) +
    rect(-20, 560, 1240, 18, mix(asphalt, palette.paper, 0.45)) +
    line.join('')
  )
}

/** An ambulance at night: rings of light that go out from it. */
export const ambulanceScene: Scene = {
  slug: 'ambulanza',
  views: ['Un’ambulanza in corsa con i lampeggianti accesi', 'Le luci dei soccorsi su una strada bagnata'],
  lights: ['notte', 'sera', 'tramonto', 'neve', 'nebbia'],
  indoors: false,
  mirrors: true,
  draw(stage) {
    const { random, palette, view } = stage
    const [x, y] = [between(random, 540, 660), view === 0 ? 400 : 300]
    const night = mix(palette.sky[0], palette.ink, 0.55)
    const halo = palette.accent
    const other = mix(palette.water, palette.glint, 0.25)
    const rays = range(18).map((i) => {
      const [a, b] = [(i / 18) * 6.283, ((i + 0.5) / 18) * 6.283]
      return polygon(
        points(x, y, x + Math.cos(a) * 1400, y + Math.sin(a) * 1400, x + Math.cos(b) * 1400, y + Math.sin(b) * 1400),
        mix(night, i % 2 === 0 ? halo : other, 0.3),
      )
    })
    const rings = [300, 220, 150, 90].map((radius, i) =>
      disc(x, y, radius, mix(night, i % 2 === 0 ? other : halo, 0.3 + i * 0.2)),
    )
    const asphalt = mix(night, palette.ink, 0.6)
    const wet = { y0: 572, y1: 792, rows: 18, density: 0.7, length: 100, thickness: 4.4 }
    const ground =
      view === 0
        ? street(stage, asphalt)
        : rect(-20, 560, 1240, 260, asphalt) +
          gougeRows(random, { ...wet, x0: x - 210, x1: x - 30, colour: mix(night, halo, 0.85) }) +
          gougeRows(random, { ...wet, x0: x + 10, x1: x + 210, colour: mix(night, other, 0.85) }) +
          gougeRows(random, { ...wet, x0: -20, x1: 1220, density: 0.12, colour: palette.glint })
    const lamp =
      view === 1
        ? path(`M${x - 4} ${y - 74}a74 74 0 0 0 0 148z`, halo) +
          path(`M${x + 4} ${y - 74}a74 74 0 0 1 0 148z`, other) +
          disc(x, y, 22, palette.paper)
        : disc(x, y - 10, 40, palette.lamp)
    return (
      rect(-20, -20, 1240, 840, night) +
      rays.join('') +
      rings.join('') +
      lamp +
      ground +
      weather(stage, 520) +
      (view === 0 ? ambulance(stage, x - 150, 640, 1.32) : '')
    )
  },
}
