import { brickPoints, LETTER } from './outlines.ts'

/** Ink and cotto of either theme, as in styles/tokens.css, which a picture by itself cannot name. */
const LIGHT = { ink: '#171412', cotto: '#a5361b' }
const DARK = { ink: '#eeebe6', cotto: '#f0896b' }

const fill = ({ ink, cotto }: typeof LIGHT) => `path{fill:${ink}}polygon{fill:${cotto}}`

/** The favicon: the à, its letter in the ink of the theme, its accent in cotto. */
export function drawFavicon(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -655 680 680">',
    `<style>${fill(LIGHT)}@media(prefers-color-scheme:dark){${fill(DARK)}}</style>`,
    `<path d="${LETTER.path}"/>`,
    `<polygon points="${brickPoints(73, -640, 334, 148)}"/>`,
    '</svg>',
  ].join('')
}
