import { encodePalette } from './encode-png.ts'

/** Of a drawing that stands in a file of its own: it brings no face and asks for none. */
const OPTIONS = { font: { loadSystemFonts: false }, logLevel: 'off' } as const

/**
 * A drawing as a PNG, as large as the drawing says it is; painted and packed in threads of Node's pool, with some milliseconds between
 * them here. Rejects where it is no SVG.
 */
export async function rasterise(svg: string): Promise<Buffer> {
  // Native: brought when something is drawn for the first time.
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, OPTIONS)
  const { width, height, pixels } = image
  return (await encodePalette({ width, height, pixels })) ?? image.asPng()
}
