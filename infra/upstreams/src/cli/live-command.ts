import { setTimeout as sleep } from 'node:timers/promises'
import { comingEntriesSchema, liveSummarySchema, type LiveSummary } from '../naxos/control/live-order.schema.ts'
import type { Command, CommandInput } from './call-control.ts'

const SECONDS_BETWEEN = 10

/** What `live` is followed by, beside the number of a story. */
const ACTS: Readonly<Record<string, (input: CommandInput, site: string) => Promise<string[]>>> = {
  off: async ({ call }) => {
    await call({ service: 'naxos', method: 'POST', path: '/front', body: { live: null } })
    return ['Nothing is live.']
  },
  start: async (input, site) => tell('Started', await start(input), site),
  play,
  post: async (input, site) => tell('Posted in', await post(input), site),
  drop: async ({ positionals: [, id, entry], call }, site) => {
    const path = `/live/${readNumber('live drop', id)}/entries/${readNumber('live drop', entry)}`
    return tell(
      'Dropped an entry of',
      liveSummarySchema.parse(await call({ service: 'naxos', method: 'DELETE', path })),
      site,
    )
  },
  pause: async (input, site) => {
    const { until } = input.values
    const change = { state: 'paused', ...(typeof until === 'string' && { resumesAt: until }) }
    return tell('Paused', await changeState(input, change), site)
  },
  resume: async (input, site) => tell('Resumed', await changeState(input, { state: 'live' }), site),
  end: async (input, site) => tell('Ended', await changeState(input, { state: 'ended' }), site),
}

/** Plays live blogs, or lays a story across the front. */
export function createLiveCommand(site: string): Command {
  return {
    usage:
      'live start|play flood|derby [--every 10] | live post ID --title "…" [--text …] [--quote …] [--by …] [--key …] [--pinned] [--journalist …] [--place …] [--figure 4,80] | live drop ID N | live pause ID [--until 2026-11-22T06:00:00+01:00] | live resume ID | live end ID | live ID ["title"] | live off',
    summary:
      'Begins a live blog of a script; «play» posts its entries every so many seconds and ends it. With a number alone lays a story across the front, «off» takes it away.',
    options: {
      every: { type: 'string' },
      title: { type: 'string' },
      text: { type: 'string' },
      quote: { type: 'string' },
      by: { type: 'string' },
      key: { type: 'string' },
      pinned: { type: 'boolean' },
      journalist: { type: 'string' },
      place: { type: 'string' },
      figure: { type: 'string' },
      until: { type: 'string' },
    },
    async run(input) {
      const [first = '', title] = input.positionals
      const act = Object.hasOwn(ACTS, first) ? ACTS[first] : undefined
      if (act !== undefined) return act(input, site)
      const live = { story: readNumber('live', first), ...(title ? { title } : {}) }
      await input.call({ service: 'naxos', method: 'POST', path: '/front', body: { live } })
      return [`Story ${live.story} is live.`]
    },
  }
}

async function start({ positionals: [, script], call }: CommandInput): Promise<LiveSummary> {
  const body = { script: script ?? 'flood' }
  return liveSummarySchema.parse(await call({ service: 'naxos', method: 'POST', path: '/live', body }))
}

/** Starts a script, posts what is to come, one entry every so many seconds, and ends it. */
async function play(input: CommandInput, site: string): Promise<string[]> {
  const { positionals, values, call } = input
  const seconds = Number(values['every'] ?? SECONDS_BETWEEN)
  if (!(seconds >= 0)) throw new Error('--every takes seconds, as in --every 10')
  const blog = await start(input)
  for (const line of tell('Started', blog, site)) console.log(line)
  const path = `/live/scripts?script=${encodeURIComponent(positionals[1] ?? 'flood')}`
  const { coming } = comingEntriesSchema.parse(await call({ service: 'naxos', method: 'GET', path }))
  for (const { ago: _ago, ...entry } of coming) {
    await sleep(seconds * 1000)
    await call({ service: 'naxos', method: 'POST', path: `/live/${blog.id}/entries`, body: entry })
    console.log(`  ${entry.title}`)
  }
  await sleep(seconds * 1000)
  const body = { state: 'ended' }
  return tell(
    'Ended',
    liveSummarySchema.parse(await call({ service: 'naxos', method: 'PATCH', path: `/live/${blog.id}`, body })),
    site,
  )
}

async function post({ positionals: [, id], values, call }: CommandInput): Promise<LiveSummary> {
  const { title, text, journalist, figure, quote, by, key, pinned, place } = values
  if (typeof title !== 'string') throw new Error('live post needs a title: live post 500001 --title "…"')
  const body = {
    title,
    text: typeof text === 'string' ? [text] : [],
    ...(typeof journalist === 'string' && { author: journalist }),
    ...(typeof figure === 'string' && { figure: { value: figure, notes: [] } }),
    ...Object.fromEntries(Object.entries({ quote, by, key, pinned, place }).filter(([, value]) => value !== undefined)),
  }
  const path = `/live/${readNumber('live post', id)}/entries`
  return liveSummarySchema.parse(await call({ service: 'naxos', method: 'POST', path, body }))
}

async function changeState({ positionals: [act, id], call }: CommandInput, body: object): Promise<LiveSummary> {
  const path = `/live/${readNumber(`live ${act}`, id)}`
  return liveSummarySchema.parse(await call({ service: 'naxos', method: 'PATCH', path, body }))
}

function readNumber(command: string, text = ''): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${command} needs the number of a story: ${command} 500001`)
  return Number(text)
}

function tell(done: string, { id, title, path, state, entries, entry }: LiveSummary, site: string): string[] {
  const what = entry === undefined ? '' : ` entry ${entry},`
  return [`${done} story ${id}:${what} ${title} (${state}, ${entries} entries)`, `${site}${path}`]
}
