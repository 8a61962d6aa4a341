import { pollUntil } from '../../../infra/local/src/test-site/poll-until.ts'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { TestSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import { publishStory, updateStory } from '../site/edit-naxos.ts'

/** A story that mess keeps from being shown is no story to cut: so many are published at most. */
const TRIES = 10
const LAST = 'Ultimo paragrafo, che la redazione toglie.'

/** Milliseconds from an editor's cut of a story's text until its page shows the cut. */
export async function timeCut(site: TestSite): Promise<number> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const text = [...Array.from({ length: 9 }, (_, place) => `Paragrafo ${place}.`), LAST].join('\n\n')
    const story = await publishStory(site, { title: `Una notizia da tagliare, ${tries}`, text })
    const holds = async () => (await readPage(site.urls.site, story.path)).body.includes(LAST)
    const isShown = await pollUntil('the whole text', 3000, holds).then(
      () => true,
      () => false,
    )
    if (!isShown) continue
    const began = performance.now()
    await updateStory(site, story.id, { text: 'Un paragrafo solo.' })
    await pollUntil('the cut', 10_000, async () => !(await holds()))
    return performance.now() - began
  }
  throw new Error(`none of ${TRIES} stories was shown`)
}
