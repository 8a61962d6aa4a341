import { describe, expect, it } from '@jest/globals'
import { renderSample } from '../testing/render-sample.ts'

describe('the banners of editors stand on the lists whose configuration has them', () => {
  it.each(['/news/cronaca', '/multimedia/folder/video', '/multimedia/folder/teleliberta', '/lifestyleFood'])(
    '%s',
    async (path) => {
      const { status, body } = await renderSample(path)
      expect(status).toBe(200)
      expect(body).toMatch(/<aside [^>]*data-at-default=""/)
    },
  )
})
