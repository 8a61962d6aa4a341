import { BRAND_COLOURS, drawMark, MARK_BOX } from './draw-mark.ts'

const fill = ({ ink, cotto }: { ink: string; cotto: string }) => `path{fill:${ink}}polygon{fill:${cotto}}`

/** The favicon: the à, its letter in the ink of the theme, its accent in cotto. */
export function drawFavicon(): string {
  const { light, dark } = BRAND_COLOURS
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MARK_BOX.x} ${MARK_BOX.y} ${MARK_BOX.side} ${MARK_BOX.side}">`,
    `<style>${fill(light)}@media(prefers-color-scheme:dark){${fill(dark)}}</style>`,
    drawMark(),
    '</svg>',
  ].join('')
}
