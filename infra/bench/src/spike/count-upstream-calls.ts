import type { TestSite } from '../../../local/src/test-site/start-test-site.ts'
import { countCalls } from '../../../upstreams/src/client/edit-naxos.ts'

/** Pictures and clips are fetched for browsers, once each: no part of what a page is made of. */
const MEDIA = 'media'

/** Calls that each stand-in has got since it started, by its name. */
export async function countUpstreamCalls({ urls, env }: TestSite): Promise<Record<'cms' | 'weather', number>> {
  const [cms, weather] = await Promise.all([
    count(urls.naxos),
    count(`http://127.0.0.1:${env['OPEN_METEO_STAND_IN_PORT']}`),
  ])
  return { cms, weather }
}

async function count(origin: string): Promise<number> {
  const calls = await countCalls(origin)
  return Object.entries(calls).reduce((sum, [kind, number]) => (kind === MEDIA ? sum : sum + number), 0)
}
