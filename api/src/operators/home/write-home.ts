import type { Operator } from '../audit/audit-log.ts'
import { ACTIONS } from '../actions/action.table.ts'
import { html } from '../markup/html.ts'
import type { Html } from '../markup/html.ts'
import { last, markCause, wide, writeTable } from '../markup/write-table.ts'
import { writeAuditLines } from './audit-routes.ts'
import { findCauses, tellCircuits, writeSentence } from './find-causes.ts'
import type { Cause } from './find-causes.ts'
import { LATE_AT } from './gather-freshness.ts'
import type { TierFreshness } from './gather-freshness.ts'
import type { GuardedUpstream, HomeFacts } from './gather-facts.ts'
import { writeNoticed } from './write-noticed.ts'
import {
  tellAgo,
  UNKNOWN,
  writeBackups,
  writeCaches,
  writeCopies,
  writeDeploy,
  writeNow,
  writeSpan,
} from './write-terms.ts'

const BAR = 180

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
        <h2>Backups</h2>
        ${writeBackups(facts, red === 'backup')}
      </section>
      <section>
        <h2>Right now</h2>
        ${writeNow(facts)}
      </section>
    </div>
    <div class="row row-75">
      <section>
        <h2>Last actions</h2>
        ${writeAuditLines(facts.actions)}
      </section>
      <section>
        <h2>To be done</h2>
        ${writeActions(operator)}
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

function writeUpstreams({ at, freshness, health, mail, held }: HomeFacts, red: string): Html {
  const tellHeld = (upstream: GuardedUpstream, otherwise: Html | string) => {
    const circuits = held?.find((each) => each.upstream === upstream)?.circuits
    return circuits ? `held back: ${tellCircuits(circuits)}` : otherwise
  }
  const rowOf = (upstream: GuardedUpstream, otherwise: string) =>
    held?.some((each) => each.upstream === upstream) ? `upstream ${upstream}` : otherwise
  const took = (name: string) => {
    const check = health.find((each) => each.name === name)
    return check?.ok === true ? `${check.tookMs} ms` : '–'
  }
  const rows: [string, string, string, Html | string][] = [
    [
      'Naxos, the CMS',
      rowOf('naxos', 'check home-freshness'),
      '',
      tellHeld('naxos', tellAgo(freshness?.cmsAnsweredMs)),
    ],
    [
      'Open-Meteo',
      rowOf('open_meteo', 'tier weather'),
      '',
      tellHeld('open_meteo', tellAgo(freshness?.weatherAnsweredMs)),
    ],
    ['Sign-in provider', 'upstream sso', '', tellHeld('sso', held === null ? UNKNOWN : 'called as wanted')],
    ['PostgreSQL', 'check postgres', took('postgres'), took('postgres') === '–' ? 'no answer' : 'now'],
    ['Redis, cache', 'check cache-redis', took('cache-redis'), took('cache-redis') === '–' ? 'no answer' : 'now'],
    ['Redis, queue', 'check queue-redis', took('queue-redis'), took('queue-redis') === '–' ? 'no answer' : 'now'],
    ['Mail to the desk', 'mail', '', mail === null ? UNKNOWN : tellDelivered(at, mail)],
  ]
  return writeTable(
    ['who', 'took', last('answered')],
    rows.map(
      ([name, row, time, answered]) =>
        html`<tr class="${markCause(row, red)}">
          <th scope="row">${name}</th>
          <td>${time}</td>
          <td class="last">${answered}</td>
        </tr>`,
    ),
  )
}

/** When the last letter went out; that some wait or were given up says more. */
function tellDelivered(at: Date, mail: NonNullable<HomeFacts['mail']>): Html | string {
  const { waiting, atDeskAlone, deliveredAt } = mail
  const givenUp = mail.failed + mail.lostReceipts
  const open = [
    ...(waiting > 0 ? [`${waiting} wait`] : []),
    ...(atDeskAlone > 0 ? [`${atDeskAlone} not yet taken by the reader’s address`] : []),
    ...(givenUp > 0 ? [`${givenUp} given up`] : []),
  ]
  if (open.length > 0) return open.join(', ')
  return deliveredAt === null ? 'nothing sent yet' : tellAgo(at.getTime() - deliveredAt.getTime())
}

function writeFreshness({ freshness }: HomeFacts, red: string): Html {
  if (freshness === null) return html`<p>${UNKNOWN}</p>`
  return writeTable(
    ['tier', 'promise', 'oldest now', wide('of its time'), wide('models'), last('late')],
    freshness.tiers.map((tier) => writeTier(tier, markCause(`tier ${tier.tier}`, red))),
  )
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
    return html`<tr class="${markCause(`queue ${name}`, red)}">
      <th scope="row">${name}${isPaused ? ', paused' : ''}</th>
      <td>${waiting}</td>
      <td>${oldestMs === null ? '–' : writeSpan(oldestMs)}</td>
      <td>${active}</td>
      <td class="last">${failed}</td>
    </tr>`
  })
  return writeTable(['queue', 'waiting', 'oldest', 'at work', last('failed')], rows)
}

function writeActions({ role }: Operator): Html {
  if (role !== 'operator') return html`<p class="unknown">Viewers only look.</p>`
  const links = Object.entries(ACTIONS).map(
    ([name, { title }]) => html`<a class="button" href="/actions/${name}">${title}…</a>`,
  )
  return html`<p class="actions">${links}</p>`
}
