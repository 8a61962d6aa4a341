import { brickPoints, drawNameplate, NAMEPLATE_BOX } from '../components/brand/draw-mark.ts'
import { tintOfSection } from '../components/cards/section-tint.table.ts'
import { DRAWN_SIZE } from '../page-definition/head/share-words.ts'
import type { ShareWords } from '../page-definition/head/share-words.ts'
import { breakTitle } from './break-title.ts'
import type { DrawnFaces } from './face.schema.ts'
import { cutToWidth, drawText, measureText, readableIn } from './set-text.ts'
import { PICTURE_COLOURS, TINT_COLOURS } from './picture-colours.table.ts'

/** No word stands nearer to an edge; pixels, as all measures here. */
const MARGIN = 64
const RIGHT = DRAWN_SIZE.width - MARGIN
const BOTTOM = DRAWN_SIZE.height - MARGIN
const WIDTH = RIGHT - MARGIN
/** Smaller words cannot be read where a messenger shows the picture at a third of its size. */
const LABEL_SIZE = 30
/** How far letters reach below their line, in em. */
const DESCENT = 0.24
const NAMEPLATE_HEIGHT = 58
/** Between the nameplate and what stands at the right of it. */
const LABEL_GAP = 40
/** Of titles in Bodoni, in em; the height of its capitals, too. */
const TITLE_TRACKING = -0.03
const CAPITALS = 0.754

/** The accent that hangs from the upper edge. */
const ACCENT = { width: 250, height: 169 }
/** The one behind the words of what is live. */
const LIVE_ACCENT = { x: 610, width: 630, height: 424 }
const DOT = { radius: 14, ring: 20, ringWidth: 4, gap: 12 }
const LIVE_LABEL_SIZE = 38
const PERSON_SIZE = 36
const RULE = { y: 474, height: 2 }

/** In which sizes titles of a kind are set, the largest first: as many lines as fit between accent and nameplate. `top` is that of the capitals. */
type Sizes = readonly { size: number; leading: number; mostLines: number; width: number; top: number }[]
const STORY_SIZES: Sizes = [
  { size: 84, leading: 86, mostLines: 3, width: WIDTH, top: 211 },
  { size: 68, leading: 71, mostLines: 4, width: WIDTH, top: 198 },
]
/** Narrower, so that most lines stay clear of the accent. */
const LIVE_SIZES: Sizes = [
  { size: 92, leading: 93, mostLines: 3, width: 800, top: 154 },
  { size: 68, leading: 71, mostLines: 4, width: 1000, top: 154 },
]
/** Narrower, too: a family name stands under a given one. */
const NAME_SIZES: Sizes = [
  { size: 84, leading: 90, mostLines: 2, width: 800, top: 134 },
  { size: 68, leading: 73, mostLines: 3, width: WIDTH, top: 134 },
]
/** From the last line of a name to the line below it. */
const PERSON_BELOW = 83

/** A share picture as SVG without any text in it: outlines alone, which are the same wherever they are painted (docs/design.md). */
export function drawSharePicture(words: ShareWords, faces: DrawnFaces): string {
  const { width, height } = DRAWN_SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...drawParts(words, faces),
    '</svg>',
  ].join('')
}

function drawParts(words: ShareWords, faces: DrawnFaces): string[] {
  switch (words.type) {
    case 'story': {
      const { name, path } = words.section
      return [...drawStory(words.title, faces), drawLabel(name, TINT_COLOURS[tintOfSection(path)], faces)]
    }
    case 'page':
      return drawStory(words.title, faces)
    case 'live':
      return drawLive(words.title, faces)
    case 'obituary':
      return drawObituary(words, faces)
  }
}

function drawStory(title: string, faces: DrawnFaces): string[] {
  const { carta, ink, cotto } = PICTURE_COLOURS
  return [
    drawPlane(carta),
    drawBrick(MARGIN, ACCENT, cotto),
    drawTitle(title, faces, STORY_SIZES, ink).drawing,
    placeNameplate(ink, cotto),
  ]
}

/** A plane of cotto, the dot of what is live; no hour, which passes. */
function drawLive(title: string, faces: DrawnFaces): string[] {
  const { cotto, cottoPremuto, carta } = PICTURE_COLOURS
  const { radius, ring, ringWidth, gap } = DOT
  const reach = ring + ringWidth / 2
  const center = `cx="${MARGIN + reach}" cy="${MARGIN + reach}"`
  const style = { face: faces.instrumentStrong, size: LIVE_LABEL_SIZE, tracking: 0 }
  const place = { x: MARGIN + 2 * reach + gap, y: MARGIN + reach + LIVE_LABEL_SIZE * 0.35, fill: carta }
  return [
    drawPlane(cotto),
    drawBrick(LIVE_ACCENT.x, LIVE_ACCENT, cottoPremuto),
    `<circle ${center} r="${radius}" fill="${carta}"/>`,
    `<circle ${center} r="${ring}" fill="none" stroke="${carta}" stroke-opacity=".5" stroke-width="${ringWidth}"/>`,
    drawText('In diretta', style, place),
    drawTitle(title, faces, LIVE_SIZES, carta).drawing,
    placeNameplate(carta, carta),
  ]
}

/** Ink on white: no accent of colour, and no day. */
function drawObituary({ name, age, town }: Extract<ShareWords, { type: 'obituary' }>, faces: DrawnFaces): string[] {
  const { carta, ink, fumo } = PICTURE_COLOURS
  const { drawing, end } = drawTitle(name, faces, NAME_SIZES, ink)
  const style = { face: faces.instrument, size: PERSON_SIZE, tracking: 0 }
  const person = [age === null ? null : `di anni ${age}`, town].filter((part) => part !== null).join(', ')
  const line = cutToWidth(readableIn(style.face, person), style, WIDTH)
  return [
    drawPlane(carta),
    drawing,
    drawText(line, style, { x: MARGIN, y: end + PERSON_BELOW, fill: fumo }),
    `<rect x="${MARGIN}" y="${RULE.y}" width="${WIDTH}" height="${RULE.height}" fill="${ink}"/>`,
    placeNameplate(ink, ink),
    drawLabel('Necrologie', ink, faces),
  ]
}

function drawPlane(fill: string): string {
  return `<rect width="${DRAWN_SIZE.width}" height="${DRAWN_SIZE.height}" fill="${fill}"/>`
}

function drawBrick(x: number, { width, height }: { width: number; height: number }, fill: string): string {
  return `<polygon fill="${fill}" points="${brickPoints(x, 0, width, height)}"/>`
}

/** A title, and the baseline of its last line. */
function drawTitle(
  title: string,
  { bodoni: face }: DrawnFaces,
  sizes: Sizes,
  fill: string,
): { drawing: string; end: number } {
  const styles = sizes.map((size) => ({ ...size, face, tracking: TITLE_TRACKING }))
  const { lines, style } = breakTitle(title, styles)
  const baseline = (index: number) => Math.round(style.top + CAPITALS * style.size + index * style.leading)
  const drawn = lines.map((line, index) => drawText(line, style, { x: MARGIN, y: baseline(index), fill }))
  return { drawing: drawn.join(''), end: baseline(Math.max(0, lines.length - 1)) }
}

const NAMEPLATE_SCALE = NAMEPLATE_HEIGHT / NAMEPLATE_BOX.height
/** The nameplate's line. */
const FOOT = BOTTOM - (NAMEPLATE_BOX.height + NAMEPLATE_BOX.y) * NAMEPLATE_SCALE

function placeNameplate(ink: string, accent: string): string {
  const x = MARGIN - NAMEPLATE_BOX.x * NAMEPLATE_SCALE
  return `<g transform="translate(${x} ${FOOT}) scale(${NAMEPLATE_SCALE})">${drawNameplate({ ink, accent })}</g>`
}

/** At the right of the nameplate. */
function drawLabel(words: string, fill: string, { instrumentStrong: face }: DrawnFaces): string {
  const style = { face, size: LABEL_SIZE, tracking: 0 }
  const room = WIDTH - NAMEPLATE_BOX.width * NAMEPLATE_SCALE - LABEL_GAP
  const label = cutToWidth(readableIn(face, words), style, room)
  return drawText(label, style, { x: RIGHT - measureText(label, style), y: BOTTOM - DESCENT * LABEL_SIZE, fill })
}
