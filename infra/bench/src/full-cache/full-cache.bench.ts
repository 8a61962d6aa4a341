import { MEMORY } from '../../../../k6/load.table.ts'
import type { Bench } from '../bench.types.ts'
import { originOf, readAnswer } from '../load/read-answer.ts'
import { StoryArchive } from '../cold-page/list-stories.ts'
import { readCold } from '../cold-page/read-cold.ts'
import { readResidentMegabytes } from '../processes/cpu-time.ts'

const AT_ONCE = 6
/** Stories read between two looks whether the first one has been pushed out; and in plain text, which fills its own part. */
const STEP = 2000
const MOST_STEPS = 15
const PLAIN = 1500
/** Addresses that anybody makes up, and that lead nowhere: each kind fills its own part. */
const MADE_UP = 2500

/** Memory of the frontend once its page cache has no more room in any of its parts. */
export const fullCacheBench: Bench = {
  name: 'full-cache',
  summary: `memory of the frontend with a full page cache of ${MEMORY.fullCache} MB`,
  async run({ site: startSite, folder, say }) {
    const site = await startSite()
    const origin = originOf(site)
    const pid = site.pids.frontend ?? -1
    const before = readResidentMegabytes(pid)
    const archive = new StoryArchive(site.urls.naxos)
    const load = { origin, atOnce: AT_ONCE }
    const probes = await archive.take(MOST_STEPS)
    await readCold(folder, { ...load, addresses: probes })
    let stories = 0
    while (await isKept(origin, probes.shift())) {
      await readCold(folder, { ...load, addresses: await archive.take(STEP) })
      stories += STEP
      say(`  ${stories} stories: ${readResidentMegabytes(pid).toFixed(0)} MB`)
    }
    await readCold(folder, { ...load, addresses: await archive.take(PLAIN), encoding: 'identity' })
    await readCold(folder, { ...load, addresses: makeUp((index) => `/login?next=/pagina-${index}`) })
    await readCold(folder, { ...load, addresses: makeUp((index) => `/nulla-${index}`) })
    const value = readResidentMegabytes(pid)
    return [
      {
        what: `frontend's memory with a full page cache of ${MEMORY.fullCache} MB`,
        value,
        unit: 'MB',
        bar: { type: 'most', value: MEMORY.fullCache + MEMORY.besideFullCache },
        reference: `${before.toFixed(0)} MB before; full after ${stories} stories`,
        details: { before, stories },
      },
    ]
  },
}

/** Whether a page is still there. To ask for it is to keep it, so that each page is asked for but once. */
async function isKept(origin: string, address: string | undefined): Promise<boolean> {
  if (address === undefined) throw new Error('the cache does not fill')
  const { headers } = await readAnswer(origin + address)
  return String(headers['cache-status']).includes('; hit')
}

function makeUp(write: (index: number) => string): string[] {
  return Array.from({ length: MADE_UP }, (_, index) => write(index))
}
