import type { Operator } from '../audit/audit-log.ts'
import { ACTIONS } from '../actions/action.table.ts'
import { html } from '../markup/html.ts'
import type { Html } from '../markup/html.ts'
import { writeAuditLines } from './audit-routes.ts'
import { findCauses, writeSentence } from './find-causes.ts'
import type { Cause } from './find-causes.ts'
import { LATE_AT } from './gather-freshness.ts'
import type { TierFreshness } from './gather-freshness.ts'
import type { HomeFacts } from './gather-facts.ts'
import { writeSpan } from './tell-span.ts'

const BAR = 180
const UNKNOWN = html`<span class="unknown">not known</span>`

/** The home: a sentence first, then the figures in the order of questions. Rows of the worst cause are red. */
export function writeHome(facts: HomeFacts, operator: Operator): Html {
  const causes = findCauses(facts)
  const red = causes[0]?.row ?? ''
  return html`${writeOpening(causes)}
    <div class="row row-543">
      <section>
        <h2>What readers notice</h2>
        ${writeNoticed(facts, red)}
      </section>
      <section>
        <h2>Upstreams</h2>
        ${writeUpstreams(facts, red)}
      </section>
      <section>
        <h2>Last deploy</h2>
        ${writeDeploy(facts)}
      </section>
    </div>
    <div class="row row-75">
      <section>
        <h2>Freshness<span class="hint">age of the oldest model against its promise, the mark at the middle</span></h2>
        ${writeFreshness(facts, red)}
      </section>
      <section>
        <h2>Queues</h2>
        ${writeQueues(facts, red)}
      </section>
    </div>
    <div class="row row-3333">
      <section>
        <h2>Caches</h2>
        ${writeCaches(facts)}
      </section>
      <section>
        <h2>Copies running</h2>
        ${writeCopies(facts)}
      </section>
      <section>
        <h2>Right now</h2>
        ${writeNow(facts)}
      </section>
      <section>
        <h2>To be done</h2>
        ${writeActions(operator)}
      </section>
    </div>
    <div class="row row-1">
      <section>
        <h2>Last actions</h2>
        ${writeAuditLines(facts.actions)}
      </section>
    </div>`
}

function writeOpening(causes: readonly Cause[]): Html {
  const [first, ...others] = causes
  if (!first) return html`<div class="sentence"><h1>All is well.</h1></div>`
  return html`<div class="sentence has-cause">
    <svg class="accent" viewBox="0 0 36 26" aria-hidden="true"><path d="M0 0h18l18 26H20z" /></svg>
    <h1>${writeSentence(causes)}</h1>
    <p>${first.impact} <b>What to do:</b> ${first.action}</p>
    ${others.map(({ words, impact, action }) => html`<p class="also">Also, ${words}: ${impact} What to do: ${action}</p>`)}
  </div>`
}

/** A row of terms; what could not be learnt says so. */
function writeTerms(rows: readonly (readonly [string, string | null])[]): Html {
  return html`<dl>
    ${rows.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value ?? UNKNOWN}</dd>
        </div>`,
    )}
  </dl>`
}

function markRed(row: string, red: string): string {
  return row === red ? 'is-cause' : ''
}

function writeNoticed({ health, requests }: HomeFacts, red: string): Html {
  const share = requests && requests.count > 0 ? `${((100 * requests.failed) / requests.count).toFixed(2)} %` : null
  const rows = health.map(
    ({ name, ok, detail }) =>
      html`<tr class="${markRed(`check ${name}`, red)}">
        <th scope="row">${name}</th>
        <td>${ok ? 'well' : 'not well'}</td>
        <td class="last">${detail ?? ''}</td>
      </tr>`,
  )
  return html`<table>
    <thead>
      <tr>
        <th scope="col"></th>
        <th scope="col">now</th>
        <th scope="col" class="last"></th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Answers with 5xx</th>
        <td>${share ?? UNKNOWN}</td>
        <td class="last">of ${requests?.count ?? 0}, this copy</td>
      </tr>
      ${rows}
    </tbody>
  </table>`
}

const ago = (ms: number | null | undefined) => (ms === null || ms === undefined ? UNKNOWN : `${writeSpan(ms)} ago`)

function writeUpstreams({ freshness, health }: HomeFacts, red: string): Html {
  const took = (name: string) => {
    const check = health.find((each) => each.name === name)
    return check?.ok === true ? `${check.tookMs} ms` : '–'
  }
  const rows: [string, string, string, Html | string][] = [
    ['Naxos, the CMS', 'check home-freshness', '', ago(freshness?.cmsAnsweredMs)],
    ['Open-Meteo', 'tier weather', '', ago(freshness?.weatherAnsweredMs)],
    ['PostgreSQL', 'check postgres', took('postgres'), took('postgres') === '–' ? 'no answer' : 'now'],
    ['Redis, cache', 'check cache-redis', took('cache-redis'), took('cache-redis') === '–' ? 'no answer' : 'now'],
    ['Redis, queue', 'check queue-redis', took('queue-redis'), took('queue-redis') === '–' ? 'no answer' : 'now'],
  ]
  return html`<table>
    <thead>
      <tr>
        <th scope="col"></th>
        <th scope="col">took</th>
        <th scope="col" class="last">answered</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, row, time, answered]) =>
          html`<tr class="${markRed(row, red)}">
            <th scope="row">${name}</th>
            <td>${time}</td>
            <td class="last">${answered}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function writeDeploy({ release, at }: HomeFacts): Html {
  const ranMs = process.uptime() * 1000
  return writeTerms([
    ['Version', release ?? 'a working copy'],
    ['This copy began', `${writeTime(new Date(at.getTime() - ranMs))}, ${writeSpan(ranMs)} ago`],
    ['Node', process.versions.node],
  ])
}

function writeFreshness({ freshness }: HomeFacts, red: string): Html {
  if (freshness === null) return html`<p>${UNKNOWN}</p>`
  return html`<table>
    <thead>
      <tr>
        <th scope="col">tier</th>
        <th scope="col">promise</th>
        <th scope="col">oldest now</th>
        <th scope="col" class="wide"><span class="hint"></span></th>
        <th scope="col" class="wide">models</th>
        <th scope="col" class="last">late</th>
      </tr>
    </thead>
    <tbody>
      ${freshness.tiers.map((tier) => writeTier(tier, markRed(`tier ${tier.tier}`, red)))}
    </tbody>
  </table>`
}

function writeTier(
  { tier, promiseMs, oldestMs, oldestName, models, missing, late }: TierFreshness,
  mark: string,
): Html {
  const isPolled = models + missing > 0
  const what = isPolled ? `${oldestName ?? '–'}${models > 1 ? `, ${models - 1} more` : ''}` : 'when read'
  return html`<tr class="${mark}">
    <th scope="row">${tier}</th>
    <td>${writeSpan(promiseMs)}</td>
    <td>${oldestMs === null ? '–' : writeSpan(oldestMs)}</td>
    <td class="wide">${oldestMs === null ? null : drawBar(oldestMs / (LATE_AT * promiseMs))}</td>
    <td class="wide">${what}${missing > 0 ? `, ${missing} never fetched` : ''}</td>
    <td class="last">${isPolled ? (late > 0 ? `${late} now` : '0') : '–'}</td>
  </tr>`
}

/** @param share of the whole bar, which is twice the promise */
function drawBar(share: number): Html {
  const length = Math.round(Math.min(1, share) * BAR)
  return html`<svg class="bar" viewBox="0 0 ${BAR} 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" y="6" width="${BAR}" height="2" />
    <rect class="length" y="4" width="${length}" height="6" />
    <rect x="${BAR / 2}" width="2" height="14" />
  </svg>`
}

function writeQueues({ queues }: HomeFacts, red: string): Html {
  const rows = queues.map(({ name, facts }) => {
    if (facts === null)
      return html`<tr>
        <th scope="row">${name}</th>
        <td>${UNKNOWN}</td>
        <td></td>
        <td></td>
        <td class="last"></td>
      </tr>`
    const { waiting, oldestMs, active, failed, isPaused } = facts
    return html`<tr class="${markRed(`queue ${name}`, red)}">
      <th scope="row">${name}${isPaused ? ', paused' : ''}</th>
      <td>${waiting}</td>
      <td>${oldestMs === null ? '–' : writeSpan(oldestMs)}</td>
      <td>${active}</td>
      <td class="last">${failed}</td>
    </tr>`
  })
  return html`<table>
    <thead>
      <tr>
        <th scope="col">queue</th>
        <th scope="col">waiting</th>
        <th scope="col">oldest</th>
        <th scope="col">at work</th>
        <th scope="col" class="last">failed</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024).toLocaleString('en')

function writeCaches({ cache }: HomeFacts): Html {
  return writeTerms([
    [
      'Read models, Redis',
      cache && `${megabytes(cache.used)}${cache.most > 0 ? ` of ${megabytes(cache.most)}` : ''} MB`,
    ],
    ['Evicted since its start', cache && cache.evicted.toLocaleString('en')],
  ])
}

function writeCopies({ workers, frontends }: HomeFacts): Html {
  return writeTerms([
    ['frontend, at this API', frontends === null ? null : String(frontends)],
    ['worker', workers === null ? null : String(workers)],
  ])
}

function writeNow({ stories }: HomeFacts): Html {
  return writeTerms([
    ['Stories today', stories && `${stories.today}${stories.today >= 30 ? ' or more' : ''}`],
    ['Newest story', stories && (stories.newest === null ? 'none' : writeTime(new Date(stories.newest)))],
  ])
}

function writeActions({ role }: Operator): Html {
  if (role !== 'operator') return html`<p class="unknown">Viewers only look.</p>`
  const links = Object.entries(ACTIONS).map(
    ([name, { title }]) => html`<a class="button" href="/actions/${name}">${title}…</a>`,
  )
  return html`<p class="actions">${links}</p>`
}

function writeTime(at: Date): string {
  return at.toLocaleTimeString('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' })
}
