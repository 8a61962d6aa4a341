import { describeFault, describeRest, writeMoment, writeSpeed } from './describe-listening.ts'
import { LISTEN_LINK } from './listen-link.ts'
import { setButton, tellTime } from './listening-bar.ts'
import type { BarActions, Phase } from './listening-bar.ts'
import { make, makeSteps } from './listening-parts.ts'
import type { Heard } from './heard-memory.ts'
import type { NowListening, Recording } from './now-listening.ts'

/** Time and steps of the row that is in the bar. */
const CONTROLS = '[data-controls]'

/** All that can be heard on this page, by the recording's name. */
export function findLinks(): Map<string, HTMLAnchorElement> {
  const links = document.querySelectorAll<HTMLAnchorElement>(LISTEN_LINK)
  return new Map([...links].map((link) => [link.dataset['listen'] ?? '', link]))
}

/** The recording that a link plays, from the words that stand beside it. */
export function readRecording(link: HTMLAnchorElement): Recording {
  const { listen = '', seconds = '', series = '', title = '' } = link.dataset
  const image = (link.closest('section') ?? link.closest('article'))?.querySelector('img')
  const cover = image === null || image === undefined ? null : new URL(image.currentSrc || image.src).pathname
  const links = [...findLinks().values()]
  const after = links[links.indexOf(link) + 1]?.dataset
  const next = after?.['series'] === series ? { title: after['title'] ?? '', seconds: Number(after['seconds']) } : null
  return { id: listen, source: link.pathname, title, series, cover, seconds: Number(seconds), next }
}

/** Shows in a row how far it was heard before: 'Restano 12 min' over its rule, 'Ascoltata'. */
export function showHeardRow(link: HTMLAnchorElement, heard: Heard | undefined): void {
  const { row, state } = partsOf(link)
  const { seconds = '', title = '' } = link.dataset
  setButton(link, false, title)
  row?.querySelector(CONTROLS)?.remove()
  if (row === null || row === undefined) return
  delete row.dataset['phase']
  const begun = heard !== undefined && !heard.ended
  row.dataset['heard'] = heard === undefined ? '' : begun ? 'half' : 'all'
  row.style.setProperty('--heard', begun ? String(Math.min(1, heard.at / Number(seconds))) : '0')
  if (state === null || state === undefined) return
  if (heard === undefined) state.textContent = writeMoment(Number(seconds))
  else state.textContent = heard.ended ? 'Ascoltata' : describeRest(heard.at, Number(seconds))
}

/** Shows in its row what is in the bar: time and steps instead of the length. */
export function showNowRow(link: HTMLAnchorElement, now: NowListening, phase: Phase, actions: BarActions): void {
  const { row, state, words } = partsOf(link)
  setButton(link, phase === 'playing' || phase === 'loading', now.title)
  if (row === null || row === undefined) return
  row.dataset['phase'] = phase
  delete row.dataset['heard']
  row.style.setProperty('--heard', String(Math.min(1, now.at / now.seconds)))
  if (state !== null && state !== undefined) state.textContent = describeFault(phase) ?? ''
  const controls = words?.querySelector<HTMLElement>(CONTROLS) ?? addControls(words, actions)
  const [time, , , speed] = controls?.children ?? []
  if (time instanceof HTMLElement) tellTime(time, now, phase === 'failed' || phase === 'loading' ? 'paused' : phase)
  if (speed !== undefined) speed.textContent = writeSpeed(now.speed)
}

function addControls(words: Element | null | undefined, { step, faster }: BarActions): HTMLElement | null {
  if (words === null || words === undefined) return null
  const steps = makeSteps({ back: () => step(-15), on: () => step(30), faster })
  const controls = make('p', { 'data-controls': '' }, make('span', {}), steps.back, steps.on, steps.speed)
  words.append(controls)
  return controls
}

function partsOf(link: HTMLAnchorElement) {
  const row = link.closest<HTMLElement>('[data-episode]')
  return { row, words: row?.querySelector('[data-words]'), state: row?.querySelector('[data-state]') }
}
