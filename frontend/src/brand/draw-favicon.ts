import { brickPoints } from './brick.ts'
import { LETTER } from './outlines.ts'

/** The favicon: the à, its letter in the ink of the theme, its accent in cotto. */
export function drawFavicon(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -655 680 680">',
    '<style>path{fill:#171412}@media(prefers-color-scheme:dark){path{fill:#eeebe6}}</style>',
    `<path d="${LETTER.path}"/>`,
    `<polygon fill="#c2452a" points="${brickPoints(73, -640, 334, 148)}"/>`,
    '</svg>',
  ].join('')
}
