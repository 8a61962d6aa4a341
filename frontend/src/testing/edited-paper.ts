import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { Front } from '@liberta/contracts/fronts/front.schema'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { ContentSource } from '../content/content-source.ts'
import { HeardChanges } from '../content/heard-changes.ts'
import { sampleFront } from '../samples/sample-front.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import { SAMPLE_NOW, sampleTeaser } from '../samples/sample-stories.ts'
import { close, listen } from './listen.ts'
import { ClientPlaces } from '../http/client-places.ts'
import { createLivePages } from '../server/live/live.handler.ts'

const sampleSource = createSampleSource()
const servers: Server[] = []

/** Ends what `startLivePages` has started; after each test. */
export function endLivePages(): void {
  close(...servers.splice(0))
}

/** The stories of the paper, as an editor changes them in a test. */
export interface Paper {
  front: Front
  isAway: boolean
  reads: string[]
  /** What the reads of a call wait for. */
  held: Map<string, Promise<void>>
}

function sourceOf(paper: Paper): ContentSource {
  const source: ContentSource = {
    read: async (call, ...parameters) => {
      const held = paper.held.get(call)
      paper.reads.push([call, ...parameters.map((parameter) => JSON.stringify(parameter))].join(' '))
      await held
      if (paper.isAway) return { state: 'unavailable', retryAfterSeconds: 1 }
      if (call === 'front') return { state: 'present', body: paper.front, tags: [] } as never
      return sampleSource.read(call, ...parameters)
    },
    forPage: () => source,
  }
  return source
}

/** Starts the live pages of a paper that a test edits, behind a server of their own. */
export async function startLivePages({ streams = 50, streamsPerAddress = 50, pollMs = 15_000 } = {}) {
  const places = new ClientPlaces({ perClient: streamsPerAddress, inAll: streams })
  const paper: Paper = { front: sampleFront(), isAway: false, reads: [], held: new Map() }
  const heard = new HeardChanges()
  const warnings: object[] = []
  const live = createLivePages({
    source: sourceOf(paper),
    heard,
    now: () => SAMPLE_NOW,
    askerOf: ({ headers }) => ({ clientAddress: String(headers['x-forwarded-for'] ?? '') }),
    log: { warn: (facts) => warnings.push(facts) },
    takePlace: (address) => places.take(address),
    limits: { streams, pollMs },
  })
  const server = createServer((request, response) => {
    const [path, query = ''] = (request.url ?? '').split('?')
    void (path === '/live/now' ? live.serveNow : live.serveEvents)(request, response, { query })
  })
  servers.push(server)
  const port = await listen(server)
  const change = (name: string) => heard.note({ name, revision: `${Date.now()}-1`, state: 'present' })
  return { paper, live, port, change, warnings, ...readersOf(port) }
}

function readersOf(port: number) {
  const ask = async (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> => {
    const [answer] = await once(get({ host: '127.0.0.1', port, path, headers, agent: false }), 'response')
    return answer as IncomingMessage
  }
  /** A reader who keeps what came. */
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(path, headers)
    let heard = ''
    answer.setEncoding('utf8').on('data', (text: string) => (heard += text))
    answer.on('error', () => undefined)
    const ended = new Promise<void>((resolve) => answer.once('close', resolve))
    return {
      answer,
      ended,
      heard: () => heard,
      waitFor: (words: string | RegExp) =>
        waitUntil(() => heard.search(words) >= 0, { what: String(words), explain: () => heard }),
      events: () =>
        [...heard.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name, data]) => ({
          name,
          data: JSON.parse(data ?? ''),
        })),
      lastId: () => [...heard.matchAll(/id: (\S+)\n/g)].at(-1)?.[1] ?? '',
      leave: () => answer.destroy(),
    }
  }
  return { ask, open }
}

/** Puts one more story into the opening of the front: 900,000 and `index` is its id. */
export const publish = (paper: Paper, index: number) => {
  const [opening, ...others] = paper.front.blocks
  if (opening?.type !== 'opening') throw new Error('the sample front has no opening')
  const story = { ...sampleTeaser(index), id: 900_000 + index, publishedAt: '2026-11-21T10:40:00+01:00' }
  paper.front = { ...paper.front, blocks: [{ ...opening, stories: [...opening.stories, story] }, ...others] }
}
/** Breaking news of a minute before. */
export const breaking = {
  id: 7,
  title: 'Chiuso il ponte',
  URL: '/news/cronaca/ponte/7',
  at: '2026-11-21T10:41:00+01:00',
}
