import type { Bench, Figure } from '../bench.types.ts'
import { choosePages } from '../lighthouse/choose-pages.ts'
import { readAnswer } from '../load/read-answer.ts'
import { estimateGrams } from './sum-sizes.ts'
import { measureSizes, SIZE_BARS } from './measure-sizes.ts'
import { weighViews } from './weigh-views.ts'
import type { ViewWeight } from './weigh-views.ts'

const KILOBYTE = 1024
/** What a lite version may weigh in all; bytes. */
const LITE_BAR = 50 * KILOBYTE

/** What the first visit to the home page costs a phone, and a view of the pages that are read most, in full and lite. */
export const sizesBench: Bench = {
  name: 'sizes',
  summary: 'bytes of first visits on a phone, and what they stand for in CO2e',
  async run({ site: startSite, say, note }) {
    const site = await startSite()
    const sizes = await measureSizes(`${site.urls.site}/`)
    for (const { file, bytes } of sizes.fonts) say(`  font ${file}: ${(bytes / KILOBYTE).toFixed(1)} KB`)
    if (sizes.foreignHosts.length > 0) note(`sizes: other hosts were asked: ${sizes.foreignHosts.join(', ')}`)
    const home = await readAnswer(`${site.urls.site}/`)
    const read = choosePages(home.body.toString()).filter(({ name }) => name !== 'search')
    const views = await weighViews(site.urls.site, read)
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
      ...views.flatMap(tellView),
    ]
  },
}

/** The whole page and its lite version beside each other; the lite version has a bar. */
function tellView({ name, full, lite }: ViewWeight): Figure[] {
  const reference = `in full ${(full / KILOBYTE).toFixed(0)} KB`
  return [
    {
      what: `${name}, lite: a first view in all`,
      value: lite / KILOBYTE,
      unit: 'KB',
      bar: { type: 'most', value: LITE_BAR / KILOBYTE },
      reference,
      details: { lite, full },
    },
    {
      ...tell(`${name}, lite: CO2e of a first view`, estimateGrams(lite), 'g', { lite, full }),
      reference: `in full ${estimateGrams(full).toFixed(3)} g`,
    },
  ]
}

function tell(what: string, value: number, unit: string, details: Figure['details']): Figure {
  return { what, value, unit, bar: null, reference: null, details }
}
