import type { BrowserContext } from 'playwright-core'

/** How many colours a picture (PNG) has, and which share of it the most frequent one covers; counted in a blank page. */
export async function countColours(
  context: BrowserContext,
  picture: Buffer,
): Promise<{ colours: number; shareOfMost: number }> {
  const page = await context.newPage()
  try {
    return await page.evaluate(
      async (data) => {
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
        return { colours: counts.size, shareOfMost: Math.max(...counts.values()) / pixels.length }
      },
      `data:image/png;base64,${picture.toString('base64')}`,
    )
  } finally {
    await page.close()
  }
}
