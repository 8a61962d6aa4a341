import type { Bench, Figure } from '../bench.types.ts'
import { measureSizes, SIZE_BARS } from './measure-sizes.ts'

const KILOBYTE = 1024

/** What the first visit to the home page costs a phone. */
export const sizesBench: Bench = {
  name: 'sizes',
  summary: 'bytes of the first visit to the home page, on a phone',
  async run({ site: startSite, say, note }) {
    const site = await startSite()
    const sizes = await measureSizes(`${site.urls.site}/`)
    for (const { file, bytes } of sizes.fonts) say(`  font ${file}: ${(bytes / KILOBYTE).toFixed(1)} KB`)
    if (sizes.foreignHosts.length > 0) note(`sizes: other hosts were asked: ${sizes.foreignHosts.join(', ')}`)
    const fonts = sizes.fonts.reduce((sum, { bytes }) => sum + bytes, 0)
    return [
      ...SIZE_BARS.map(({ what, size, most }): Figure => ({
        what,
        value: sizes[size] / KILOBYTE,
        unit: 'KB br',
        bar: { type: 'most', value: most / KILOBYTE },
        reference: null,
        details: { bytes: sizes[size] },
      })),
      tell('home fonts', fonts / KILOBYTE, 'KB', { files: sizes.fonts }),
      tell('home requests before idle', sizes.requestsBeforeIdle, '', {}),
    ]
  },
}

function tell(what: string, value: number, unit: string, details: Figure['details']): Figure {
  return { what, value, unit, bar: null, reference: null, details }
}
