import { z } from 'zod'
import { MESS_KINDS } from '../naxos/mess/mess-kinds.ts'
import { pageSummarySchema, type PageSummary } from '../naxos/control/page-order.schema.ts'
import { storySummarySchema, type StorySummary } from '../naxos/control/story-order.schema.ts'
import type { Command, CommandInput } from './call-control.ts'
import { describeCalls, describeSwitches } from './describe-state.ts'
import { createLiveCommand } from './live-command.ts'

const storyOptions = {
  title: { type: 'string' },
  kicker: { type: 'string' },
  standfirst: { type: 'string' },
  text: { type: 'string' },
  section: { type: 'string' },
  tag: { type: 'string', multiple: true },
  journalist: { type: 'string' },
  zone: { type: 'string' },
  kind: { type: 'string' },
  premium: { type: 'boolean' },
  correction: { type: 'string' },
  ai: { type: 'string', multiple: true },
  noindex: { type: 'boolean' },
  hide: { type: 'string', multiple: true },
  lead: { type: 'boolean' },
  live: { type: 'boolean' },
} as const

const serviceOption = { 'open-meteo': { type: 'boolean' } } as const
const SITE = process.env['SITE_ORIGIN'] ?? `http://localhost:${process.env['PORT'] ?? '3000'}`

export const commands: Readonly<Record<string, Command>> = {
  publish: {
    usage:
      'publish --title "…" [--section cronaca] [--lead] [--live] [--standfirst …] [--text …] [--kicker …] [--tag …] [--journalist …] [--zone …] [--kind …] [--premium] [--ai text] [--noindex]',
    summary: 'Publishes a story; --lead makes it the lead of the front, --live lays it across the front.',
    options: storyOptions,
    async run({ values, call }) {
      if (typeof values['title'] !== 'string') throw new Error('publish needs a title: publish --title "…"')
      const body = { section: 'cronaca', ...toOrder(values) }
      return tell('Published', await call({ service: 'naxos', method: 'POST', path: '/stories', body }))
    },
  },
  update: {
    usage: 'update ID --title "…" [--correction …] [--hide "Mario Rossi=M. R."] [and the other options of publish]',
    summary: 'Changes what is given of a story.',
    options: storyOptions,
    async run({ values, positionals, call }) {
      const path = `/stories/${readId('update', positionals)}`
      return tell('Updated', await call({ service: 'naxos', method: 'PATCH', path, body: toOrder(values) }))
    },
  },
  withdraw: {
    usage: 'withdraw ID',
    summary: 'Withdraws a story: 410 from now on, and out of every list.',
    options: {},
    async run({ positionals, call }) {
      const path = `/stories/${readId('withdraw', positionals)}`
      return tell('Withdrawn', await call({ service: 'naxos', method: 'DELETE', path }))
    },
  },
  breaking: {
    usage: 'breaking ID ["title"] | breaking --title "…" [and the other options of publish] | breaking --end',
    summary:
      'Gives a story out as breaking news, one that is there or one that it publishes for that; --end takes it away.',
    options: { ...storyOptions, end: { type: 'boolean' } },
    async run({ values: { end, ...values }, positionals, call }) {
      const lay = (breaking: { story: number; title?: string } | null) =>
        call({ service: 'naxos', method: 'POST', path: '/front', body: { breaking } })
      if (end === true) {
        await lay(null)
        return ['Nothing breaks.']
      }
      if (typeof values['title'] !== 'string') {
        const [, title] = positionals
        const story = Number(readId('breaking', positionals))
        await lay({ story, ...(title ? { title } : {}) })
        return [`Story ${story} is breaking news.`]
      }
      const body = { section: 'cronaca', ...toOrder(values) }
      const answer = await call({ service: 'naxos', method: 'POST', path: '/stories', body })
      await lay({ story: storySummarySchema.parse(answer).id })
      return tell('Published as breaking news', answer)
    },
  },
  live: createLiveCommand(SITE),
  list: {
    usage: 'list [--count 20]',
    summary: 'Shows the newest stories.',
    options: { count: { type: 'string' } },
    async run({ values, call }) {
      const count = typeof values['count'] === 'string' ? values['count'] : '20'
      const answer = await call({
        service: 'naxos',
        method: 'GET',
        path: `/stories?count=${encodeURIComponent(count)}`,
      })
      return z
        .object({ stories: z.array(storySummarySchema) })
        .parse(answer)
        .stories.map(writeRow)
    },
  },
  page: {
    usage: 'page list | page update --slug about [--title "…"] [--standfirst …] [--text …]',
    summary: 'Shows the editorial pages, or changes what is given of one; paragraphs are parted by an empty line.',
    options: {
      slug: { type: 'string' },
      title: storyOptions.title,
      standfirst: storyOptions.standfirst,
      text: storyOptions.text,
    },
    async run({ values: { slug, ...changes }, positionals: [act], call }) {
      if (act === 'list') {
        const answer = await call({ service: 'naxos', method: 'GET', path: '/pages' })
        return z
          .object({ pages: z.array(pageSummarySchema) })
          .parse(answer)
          .pages.map(writePage)
      }
      if (act !== 'update' || typeof slug !== 'string') throw new Error('write page update --slug about --title "…"')
      const path = `/pages/${encodeURIComponent(slug)}`
      const page = pageSummarySchema.parse(
        await call({ service: 'naxos', method: 'PATCH', path, body: { ...changes } }),
      )
      return [`Updated page ${page.slug}: ${page.title}`, `${SITE}${page.path}`]
    },
  },
  switch: {
    usage:
      'switch [latency=800] [jitter=0.2] [errors=0.2] [malformed=0.1] [halfEmpty=0.1] [outage=off|on|hang] [mess=0.3] [messKind=tag.slug] [messSeed=7] [kind=story] [reset] [--open-meteo]',
    summary: 'Makes the stand-in slow, wrong or silent; without arguments shows the switches, «reset» puts all right.',
    options: serviceOption,
    async run({ values, positionals, call }) {
      const service = values['open-meteo'] ? 'open-meteo' : 'naxos'
      const [method, body] = positionals.length === 0 ? ['GET' as const] : ['POST' as const, readSwitches(positionals)]
      return describeSwitches(await call({ service, method, path: '/switches', body }))
    },
  },
  mess: {
    usage: 'mess [tag.slug]',
    summary: 'Names the kinds of mess that a switch can order, or those that begin so; those of the mix are marked.',
    options: {},
    async run({ positionals: [beginning = ''] }) {
      const named = MESS_KINDS.filter(({ name }) => name.startsWith(beginning))
      return named.map(({ name, what, isMixed }) => `${isMixed ? '*' : ' '} ${name.padEnd(36)}${what}`)
    },
  },
  calls: {
    usage: 'calls [--reset] [--open-meteo]',
    summary: 'Shows how many calls the stand-in got, by kind; --reset starts counting anew.',
    options: { ...serviceOption, reset: { type: 'boolean' } },
    async run({ values, call }) {
      const service = values['open-meteo'] ? 'open-meteo' : 'naxos'
      const { reset } = values
      return describeCalls(
        await call(
          reset ? { service, method: 'DELETE', path: '/calls' } : { service, method: 'GET', path: '/calls/report' },
        ),
      )
    },
  },
}

function toOrder({ tag, ai, hide, ...values }: CommandInput['values']): Record<string, unknown> {
  return {
    ...values,
    ...(tag === undefined ? {} : { tags: tag }),
    ...(ai === undefined ? {} : { madeWithAI: ai }),
    ...(Array.isArray(hide) && { anonymise: hide.map((words) => readHiddenName(String(words))) }),
  }
}

/** `Mario Rossi=M. R.`; a name alone leaves it to the site what stands in its place. */
function readHiddenName(words: string): { name: string; instead: string | null } {
  const [name = '', instead = ''] = words.split('=')
  return { name, instead: instead.trim() || null }
}

function readId(command: string, [id = '']: readonly string[]): string {
  if (!/^[1-9]\d*$/.test(id)) throw new Error(`${command} needs the number of a story: ${command} 107242`)
  return id
}

function readSwitches(words: readonly string[]): Record<string, unknown> {
  const pairs = words.map((word) => {
    if (word === 'reset') return ['reset', true]
    const [name = '', value] = word.split('=')
    if (!name || value === undefined) throw new Error(`«${word}» is no switch; write name=value, as in latency=800`)
    return [name, value]
  })
  return Object.fromEntries(pairs)
}

function tell(done: string, answer: unknown): string[] {
  const story = storySummarySchema.parse(answer)
  return [`${done} story ${story.id}: ${story.title}`, `${SITE}${story.path}`]
}

function writePage({ slug, title, path }: PageSummary): string {
  return `${slug.padEnd(32)}${title}\n${' '.repeat(32)}${path}`
}

function writeRow({ id, title, publishedAt, path }: StorySummary): string {
  return `${String(id).padStart(7)}  ${publishedAt.slice(0, 16).replace('T', ' ')}  ${title}\n         ${path}`
}

/** The help text, made from the table. */
export function writeHelp(): string {
  const lines = Object.values(commands).flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`])
  return ['The editor’s desk of the Naxos stand-in.', '', ...lines, '  help', '      Shows this.'].join('\n')
}
