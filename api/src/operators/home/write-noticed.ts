import { html } from '../markup/html.ts'
import type { Html } from '../markup/html.ts'
import type { HomeFacts } from './gather-facts.ts'
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

function writeHistories(histories: HomeFacts['history']): Html | null {
  if (histories === null) return html`<p>The last 24 hours: ${UNKNOWN}, Prometheus does not answer.</p>`
  if (histories.length === 0) return null
  return html`<table>
    <thead>
      <tr>
        <th scope="col">what</th>
        <th scope="col">now</th>
        <th scope="col" class="wide">24 h, and the promise</th>
        <th scope="col" class="last">worst</th>
      </tr>
    </thead>
    <tbody>
      ${histories.map(writeHistory)}
    </tbody>
  </table>`
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
  const lines = runs.flatMap((run) => (run.length === 0 ? [] : [html`<polyline points="${run.join(' ')}" />`]))
  const dotted =
    promise === null ? null : html`<line x1="0" x2="${WIDTH}" y1="${down(promise)}" y2="${down(promise)}" />`
  return html`<svg class="history" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${dotted}${lines}</svg>`
}

function writeChecks({ health, requests }: HomeFacts, red: string): Html {
  const share = requests && requests.count > 0 ? `${((100 * requests.failed) / requests.count).toFixed(2)} %` : null
  const rows = health.map(
    ({ name, ok, detail }) =>
      html`<tr class="${red === `check ${name}` ? 'is-cause' : ''}">
        <th scope="row">${name}</th>
        <td>${ok ? 'well' : 'not well'}</td>
        <td class="last">${detail ?? ''}</td>
      </tr>`,
  )
  return html`<table>
    <thead>
      <tr>
        <th scope="col">what</th>
        <th scope="col">now</th>
        <th scope="col" class="last">in words</th>
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
