import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { TestSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import { publishStory, updateStory } from '../../../infra/upstreams/src/client/edit-naxos.ts'
import type { PublishedStory } from '../../../infra/upstreams/src/client/edit-naxos.ts'

/** What an editor waits at most until readers see a cut. */
export const LONGEST_CUT_MS = 1000

/** A story that mess keeps from being shown is no story to cut: so many are published for each cut at most. */
const TRIES = 10
const EVERY_MS = 20
const GIVEN_UP_AFTER_MS = 10_000
const LAST = 'Ultimo paragrafo, che la redazione toglie.'
const WHOLE = [...Array.from({ length: 9 }, (_, place) => `Paragrafo ${place}.`), LAST].join('\n\n')

/** Milliseconds from an editor's cut of a story's text until its page shows the cut, for so many stories one after the other. */
export async function timeCuts(site: TestSite, count: number): Promise<number[]> {
  const times: number[] = []
  while (times.length < count) times.push(await timeCut(site, times.length + 1))
  return times
}

async function timeCut(site: TestSite, number: number): Promise<number> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const story = await publishStory(site, { title: `Una notizia da tagliare, ${number}.${tries}`, text: WHOLE })
    if (!(await isShown(site, story))) continue
    const began = performance.now()
    await updateStory(site, story.id, { text: 'Un paragrafo solo.' })
    while (!(await isCut(site, story))) {
      if (performance.now() - began > GIVEN_UP_AFTER_MS) throw new Error(`${story.path}: the cut was never shown`)
      await pause(EVERY_MS)
    }
    return performance.now() - began
  }
  throw new Error(`none of ${TRIES} stories was shown`)
}

function isShown(site: TestSite, story: PublishedStory): Promise<boolean> {
  return waitUntil(() => holdsAll(site, story), { what: 'the whole text', withinMs: 3000 }).then(
    () => true,
    () => false,
  )
}

/** A page that fails shows nothing of the text either. */
async function isCut(site: TestSite, { path }: PublishedStory): Promise<boolean> {
  const { status, body } = await readPage(site.urls.site, path)
  return status === 200 && !body.includes(LAST)
}

async function holdsAll(site: TestSite, { path }: PublishedStory): Promise<boolean> {
  return (await readPage(site.urls.site, path)).body.includes(LAST)
}
