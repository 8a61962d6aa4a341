import { html } from '../markup/html.ts'
import type { Html } from '../markup/html.ts'
import type { HomeFacts } from './gather-facts.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Stands where a figure could not be learnt. */
export const UNKNOWN = html`<span class="unknown">not known</span>`

/** A span in the words of the operators' pages: `9 s`, `14 minutes`, `3 hours`. */
export function tellSpan(ms: number): string {
  if (ms < 2 * MINUTE) return `${Math.round(ms / SECOND)} s`
  if (ms < 2 * HOUR) return `${Math.round(ms / MINUTE)} minutes`
  if (ms < 48 * HOUR) return `${Math.round(ms / HOUR)} hours`
  return `${Math.round(ms / (24 * HOUR))} days`
}

/** The same in a row: seconds as long as they are few, then `14 min`, `3 h 40 min`. */
export function writeSpan(ms: number): string {
  if (ms < 10 * SECOND) return `${(ms / SECOND).toFixed(1)} s`
  if (ms < 15 * MINUTE) return `${Math.round(ms / SECOND)} s`
  if (ms < HOUR) return `${Math.round(ms / MINUTE)} min`
  const minutes = Math.round((ms % HOUR) / MINUTE)
  return `${Math.floor(ms / HOUR)} h${minutes === 0 ? '' : ` ${minutes} min`}`
}

/** How long ago something was, in milliseconds. */
export function tellAgo(ms: number | null | undefined): Html | string {
  return ms === null || ms === undefined ? UNKNOWN : `${writeSpan(ms)} ago`
}

/** A row of terms; what could not be learnt says so. */
function writeTerms(rows: readonly (readonly [string, Html | string | null])[], mark = ''): Html {
  return html`<dl class="${mark}">
    ${rows.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value ?? UNKNOWN}</dd>
        </div>`,
    )}
  </dl>`
}

/** The version that runs, and since when. */
export function writeDeploy({ release, at }: HomeFacts): Html {
  const ranMs = process.uptime() * 1000
  return writeTerms([
    ['Version', release ?? 'a working copy'],
    ['This copy began', `${writeTime(new Date(at.getTime() - ranMs))}, ${writeSpan(ranMs)} ago`],
    ['Node', process.versions.node],
  ])
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024).toLocaleString('en')

/** How full the Redis of the caches is. */
export function writeCaches({ cache }: HomeFacts): Html {
  return writeTerms([
    [
      'Read models, Redis',
      cache && `${megabytes(cache.used)}${cache.most > 0 ? ` of ${megabytes(cache.most)}` : ''} MB`,
    ],
    ['Evicted since its start', cache && cache.evicted.toLocaleString('en')],
  ])
}

/** How many of each program this API knows of. */
export function writeCopies({ workers, frontends }: HomeFacts): Html {
  return writeTerms([
    ['frontend, at this API', frontends === null ? null : String(frontends)],
    ['worker', workers === null ? null : String(workers)],
  ])
}

/** What came out today. */
export function writeNow({ stories }: HomeFacts): Html {
  return writeTerms([
    ['Stories today', stories && `${stories.today}${stories.today >= 30 ? ' or more' : ''}`],
    ['Newest story', stories && (stories.newest === null ? 'none' : writeTime(new Date(stories.newest)))],
  ])
}

/** Whether PostgreSQL's log is being taken, without which what is written now would be lost with its disk. */
export function writeBackups({ backup }: HomeFacts, isCause: boolean): Html {
  const follows = backup && { true: 'now', false: 'by nobody', null: 'no backup is set up' }[String(backup.isFollowed)]
  return writeTerms([['PostgreSQL’s log is taken', follows ?? null]], isCause ? 'is-cause' : '')
}

function writeTime(at: Date): string {
  return at.toLocaleTimeString('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' })
}
