import { setTimeout as pause } from 'node:timers/promises'
import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import { REPORTS_PATH } from '@liberta/contracts/paths/api-path'
import { publishStory } from '../../../upstreams/src/client/edit-naxos.ts'
import { Visitor } from '../load/visitor.ts'
import type { Paper } from '../site/start-paper.ts'

const SEARCH_EVERY_MS = 250
const LOOK_EVERY_MS = 2_000
const PUBLISH_EVERY_MS = 10_000
const REPORT_EVERY_MS = 10_000

/** Somebody who goes on until told to stop. */
interface Busy {
  stop: () => Promise<unknown>
}

/** Readers search for what nobody has searched for, and so the CMS is asked. */
export function keepSearching(paper: Paper): Busy {
  return keepDoing(SEARCH_EVERY_MS, async (count) => {
    const visitor = visit(paper, count)
    await visitor.ask(`/ricerca/query_parola${Date.now().toString(36)}${count}/s`).finally(() => visitor.close())
  })
}

/** Pages report how fast they were, as of one visit in ten. */
export function keepReporting(paper: Paper): Busy {
  return keepDoing(REPORT_EVERY_MS, async (count) => {
    const visitor = visit(paper, count)
    const body = JSON.stringify({ path: '/', lcp: 900, inp: 80, cls: 0.02 })
    const report = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    await visitor.ask(REPORTS_PATH, report).finally(() => visitor.close())
  })
}

/** Readers look at pictures that no frontend has, and so the CMS is asked. */
export function keepLooking(paper: Paper): Busy {
  return keepDoing(LOOK_EVERY_MS, async (count) => {
    const visitor = visit(paper, count)
    const id = `notturna-${Date.now().toString(36)}${count}`
    await visitor
      .ask(buildPictureAddress({ id, ratio: '3x2', width: 320, format: 'webp' }))
      .finally(() => visitor.close())
  })
}

/** Editors publish. */
export function keepPublishing(paper: Paper): Busy {
  return keepDoing(PUBLISH_EVERY_MS, async (count) => {
    await publishStory(paper, { title: `Di notte, ${count}` })
  })
}

/** A reader from one of many addresses. */
function visit(paper: Paper, count: number): Visitor {
  const address = `127.6.${(count >> 7) & 127}.${(count & 127) + 1}`
  return new Visitor({ origin: paper.urls.site, certificate: paper.certificate, address })
}

/** What fails meanwhile is what the faults are for. */
function keepDoing(everyMs: number, work: (count: number) => Promise<void>): Busy {
  const stopping = new AbortController()
  const run = async () => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      await work(count).catch(() => undefined)
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
