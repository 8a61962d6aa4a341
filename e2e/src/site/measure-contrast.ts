import type { BrowserContext } from '@playwright/test'

/** Least share of a picture that a colour has to cover to count: less is the edge of a letter. */
const LEAST_SHARE = 0.003

/** The contrast (WCAG 2.2) between the lightest and the darkest colour that cover a part of a picture (PNG); 1 where it is blank. */
export async function measureContrast(context: BrowserContext, picture: Buffer): Promise<number> {
  const lights = (await readColours(context, picture)).map(luminanceOf)
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/** The colours that cover a part of it, as ABGR; read in a blank page. */
async function readColours(context: BrowserContext, picture: Buffer): Promise<number[]> {
  const page = await context.newPage()
  try {
    return await page.evaluate(
      async ({ data, leastShare }) => {
        const image = new Image()
        image.src = data
        await image.decode()
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
        const pen = canvas.getContext('2d')
        if (!pen) throw new Error('no canvas')
        pen.drawImage(image, 0, 0)
        const pixels = new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer)
        const counts = new Map<number, number>()
        for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
        return [...counts].filter(([, count]) => count / pixels.length >= leastShare).map(([pixel]) => pixel)
      },
      { data: `data:image/png;base64,${picture.toString('base64')}`, leastShare: LEAST_SHARE },
    )
  } finally {
    await page.close()
  }
}

function luminanceOf(pixel: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 8, 16].map((shift) => linear(((pixel >>> shift) & 0xff) / 0xff))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
