import { html } from '../markup/html.ts'
import type { Html } from '../markup/html.ts'
import { last, markCause, wide, writeTable } from '../markup/write-table.ts'
import type { HomeFacts } from './gather-facts.ts'
import { FAILED_ANSWERS } from './noticed.table.ts'
import type { NoticedHistory } from './read-history.ts'
import { UNKNOWN } from './write-terms.ts'

const WIDTH = 150
const HEIGHT = 28
/** Of the drawing, above and below what is drawn. */
const EDGE = 3

/** What readers notice: the day of each figure where Prometheus keeps it, and how this copy stands. @param red the row of the worst cause */
export function writeNoticed(facts: HomeFacts, red: string): Html {
  return html`${writeHistories(facts.history)} ${writeChecks(facts, red)}`
}

function writeHistories(history: HomeFacts['history']): Html | null {
  if ('problem' in history) return html`<p>The last 24 hours: ${UNKNOWN}. ${history.problem}</p>`
  if (history.length === 0) return null
  return writeTable(['what', 'now', wide('24 h, and the promise'), last('worst')], history.map(writeHistory))
}

function writeHistory({ figure: { title, write, promise, worst }, points }: NoticedHistory): Html {
  const known = points.filter((point) => point !== null)
  const now = points.at(-1) ?? null
  const bad = known.length === 0 ? null : worst === 'most' ? Math.max(...known) : Math.min(...known)
  return html`<tr>
    <th scope="row">${title}</th>
    <td>${now === null ? '–' : write(now)}</td>
    <td class="wide">${drawHistory(points, promise)}</td>
    <td class="last">${bad === null ? '–' : write(bad)}</td>
  </tr>`
}

/** A line from zero to the highest value or the promise, whichever is higher; broken where nothing was measured. */
function drawHistory(points: readonly (number | null)[], promise: number | null): Html {
  const top = Math.max(promise ?? 0, ...points.map((point) => point ?? 0))
  const across = (place: number) => ((place / (points.length - 1)) * WIDTH).toFixed(1)
  const down = (value: number) => (HEIGHT - EDGE - (top === 0 ? 0 : value / top) * (HEIGHT - 2 * EDGE)).toFixed(1)
  const runs: string[][] = [[]]
  for (const [place, point] of points.entries()) {
    if (point === null) runs.push([])
    else runs.at(-1)?.push(`${across(place)},${down(point)}`)
  }
  const lines = runs
    .filter((run) => run.length > 0)
    // A line from a point to itself is a dot; one of a single point is nothing.
    .map((run) => html`<polyline points="${(run.length === 1 ? [...run, ...run] : run).join(' ')}" />`)
  const dotted =
    promise === null ? null : html`<line x1="0" x2="${WIDTH}" y1="${down(promise)}" y2="${down(promise)}" />`
  return html`<svg class="history" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${dotted}${lines}</svg>`
}

function writeChecks(facts: HomeFacts, red: string): Html {
  const { health, history } = facts
  const isDrawn = Array.isArray(history) && history.some(({ figure }) => figure === FAILED_ANSWERS)
  const checks = health.map(
    ({ name, ok, detail }) =>
      html`<tr class="${markCause(`check ${name}`, red)}">
        <th scope="row">${name}</th>
        <td>${ok ? 'well' : 'not well'}</td>
        <td class="last">${detail ?? ''}</td>
      </tr>`,
  )
  return writeTable(['what', 'now', last('in words')], isDrawn ? checks : [writeFailedHere(facts), ...checks])
}

/** What this copy of the API knows by itself, since it began. */
function writeFailedHere({ requests }: HomeFacts): Html {
  const share = requests && requests.count > 0 ? FAILED_ANSWERS.write(requests.failed / requests.count) : UNKNOWN
  return html`<tr>
    <th scope="row">${FAILED_ANSWERS.title}</th>
    <td>${share}</td>
    <td class="last">of ${requests?.count ?? 0}, this copy</td>
  </tr>`
}
