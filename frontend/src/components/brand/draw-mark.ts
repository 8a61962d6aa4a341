import { LETTER, UNITS_PER_EM, WORD } from './outlines.ts'

/** Ink and cotto of either theme, as in styles/tokens.css, which a picture by itself cannot name. */
export const BRAND_COLOURS = {
  light: { ink: '#171412', cotto: '#a5361b' },
  dark: { ink: '#eeebe6', cotto: '#f0896b' },
} as const

/** The brick's four corners (docs/design.md: 0 0, 52% 0, 100% 100%, 70% 100%). */
export function brickPoints(x: number, y: number, width: number, height: number): string {
  const corners: [number, number][] = [
    [0, 0],
    [0.52, 0],
    [1, 1],
    [0.7, 1],
  ]
  return corners.map(([right, down]) => `${Math.round(x + right * width)},${Math.round(y + down * height)}`).join(' ')
}

/** The accent of the nameplate: .285 × .2 em, one slanted brick (docs/design.md). */
const BRICK = { width: 0.285 * UNITS_PER_EM, height: 0.2 * UNITS_PER_EM }
/** Where the brick begins right of the last letter's origin, and its top above the baseline. */
const BRICK_PLACE = { right: 92, top: -838 }

/** What the nameplate takes of its drawing: its baseline is at 0. */
export const NAMEPLATE_BOX = { x: 20, y: -850, width: WORD.width - 20, height: 870 } as const

/** The corners of the nameplate's accent. */
export const NAMEPLATE_ACCENT = brickPoints(WORD.last + BRICK_PLACE.right, BRICK_PLACE.top, BRICK.width, BRICK.height)

/** The square that holds the mark. */
export const MARK_BOX = { x: -40, y: -655, side: 680 } as const

const MARK_ACCENT = brickPoints(73, -640, 334, 148)

const fill = (colour?: string) => (colour === undefined ? '' : ` fill="${colour}"`)

/** The mark: the à, letter and accent each in a colour, or as a style sheet has it. */
export function drawMark(colours?: { ink: string; cotto: string }): string {
  return `<path${fill(colours?.ink)} d="${LETTER.path}"/><polygon${fill(colours?.cotto)} points="${MARK_ACCENT}"/>`
}

const fillBoth = ({ ink, cotto }: { ink: string; cotto: string }) => `path{fill:${ink}}polygon{fill:${cotto}}`

/** The favicon: the à, its letter in the ink of the theme, its accent in cotto. */
export function drawFavicon(): string {
  const { light, dark } = BRAND_COLOURS
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MARK_BOX.x} ${MARK_BOX.y} ${MARK_BOX.side} ${MARK_BOX.side}">`,
    `<style>${fillBoth(light)}@media(prefers-color-scheme:dark){${fillBoth(dark)}}</style>`,
    drawMark(),
    '</svg>',
  ].join('')
}

/** The nameplate at the scale of its outlines. */
export function drawNameplate({ ink, accent }: { ink: string; accent: string }): string {
  return `<path fill="${ink}" d="${WORD.path}"/><polygon fill="${accent}" points="${NAMEPLATE_ACCENT}"/>`
}
