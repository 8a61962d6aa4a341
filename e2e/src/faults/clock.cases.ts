import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildReadModelKey, parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import { REFRESH_TIERS, tierOf } from '@liberta/platform/refresh/refresh-tier.table'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import { publishStory } from '../../../infra/upstreams/src/client/edit-naxos.ts'
import type { FailingPaper } from '../site/use-paper.ts'

const HOUR_MS = 3_600_000
const AHEAD_MS = 3 * HOUR_MS
const SHIFT = join(import.meta.dirname, '../clock/shift-clock.mjs')
/** Schedules and what was left fresh for too long are looked at every 5 s, and fetched at once. */
const RIGHT_WITHIN_MS = 30_000
/** A worker says that it has run into the future when this is fresh for hours. */
const FRONT = 'front:home'

type When = 'fetchedAt' | 'freshUntil'

/** A time of a stored read model, in ms since the epoch; 0 where there is none. */
async function readTime({ site }: FailingPaper, name: string, when: When): Promise<number> {
  const reference = parseReadModelName(name)
  if (!reference) throw new Error(`${name} is no read model`)
  return Number(await site.engines.cache.connection.hget(buildReadModelKey(reference), when))
}

function readStory({ site }: FailingPaper, id: number) {
  return readPage(site.urls.site, `/api/naxos/story/${id}`)
}

/** Null where it was fetched by the right clock, and stays fresh for no longer than its tier allows; else what is wrong. */
async function findLead(paper: FailingPaper, name: string): Promise<string | null> {
  const reference = parseReadModelName(name)
  if (!reference) return `${name} is no read model`
  const longest = REFRESH_TIERS[tierOf(reference, { topLevel: true, publishedAt: new Date().toISOString() })].freshForMs
  const [fetchedAt, freshUntil] = [await readTime(paper, name, 'fetchedAt'), await readTime(paper, name, 'freshUntil')]
  const now = Date.now()
  const isRight = fetchedAt > 0 && fetchedAt <= now + 1000 && freshUntil <= now + longest + 1000
  return isRight ? null : `${name} was fetched in ${fetchedAt - now} ms, fresh for ${freshUntil - now} ms`
}

/** Starts the worker with its clock ahead, and has it fetch a story so; resolves to the story's id. */
async function startAhead(paper: FailingPaper): Promise<number> {
  await paper.site.stopPart('worker')
  await paper.site.startPart('worker', { NODE_OPTIONS: `--import=${SHIFT}`, CLOCK_AHEAD_MS: String(AHEAD_MS) })
  const isAhead = async () => (await readTime(paper, FRONT, 'freshUntil')) > Date.now() + AHEAD_MS / 2
  await waitUntil(isAhead, { what: 'the worker runs ahead', withinMs: RIGHT_WITHIN_MS })
  const { id } = await publishStory(paper.site, { title: 'Una notizia di fra tre ore' })
  const isKept = async () => {
    await readStory(paper, id)
    return (await readTime(paper, `story:${id}`, 'fetchedAt')) > Date.now() + AHEAD_MS / 2
  }
  await waitUntil(isKept, { what: 'a story was fetched ahead', withinMs: RIGHT_WITHIN_MS })
  return id
}

async function expectAllRight(paper: FailingPaper, storyId: number): Promise<void> {
  const section = paper.content.story.sections.find(({ path }) => !path.includes('/'))?.id ?? 1
  // The weather is left out: its service is asked once a minute at most, so it is right later than all others.
  const names = [FRONT, 'site:main', 'storyList:latest.1', `storyList:section.${section}.1`, `story:${storyId}`]
  let leads: (string | null)[] = []
  const askAll = async () => {
    // Nobody polls a story: it is looked at when somebody reads it.
    await readStory(paper, storyId)
    leads = await Promise.all(names.map((name) => findLead(paper, name)))
    return leads.every((lead) => lead === null)
  }
  await waitUntil(askAll, {
    what: 'all is in its time',
    withinMs: RIGHT_WITHIN_MS,
    explain: () => leads.filter(Boolean).join('\n'),
  })
}

/** The worker's wall clock is wrong for a while: a real program, whose Date alone is shifted. */
export function describeClock(paper: FailingPaper): void {
  test.describe('a worker whose clock was three hours ahead and is right again: all is refreshed within its tier', () => {
    test('put right while it runs', async () => {
      const id = await startAhead(paper)
      process.kill(paper.site.pids.worker ?? 0, 'SIGWINCH')
      await expectAllRight(paper, id)
      expect(paper.site.isRunning('worker')).toBe(true)
    })

    test('started again at the right time', async () => {
      const id = await startAhead(paper)
      await paper.site.stopPart('worker')
      await paper.site.startPart('worker')
      await expectAllRight(paper, id)
    })
  })
}
