import { make } from '../support/make-element.ts'
import {
  COVER,
  EPISODE,
  EPISODE_STATE,
  EPISODE_WORDS,
  LISTEN,
  SECONDS,
  selectorOf,
  SERIES,
  TITLE,
} from '../support/selectors.ts'
import { CONTROLS, HEARD, PHASE } from '../support/states.ts'
import { describeFault, describeRest, heardShare, writeMoment } from './describe-listening.ts'
import type { Heard } from './heard-memory.ts'
import { setButton, setSpeed, tellTime, makeSteps } from './listening-bar.ts'
import type { BarActions, Phase } from './listening-bar.ts'
import type { NowListening, Recording } from './now-listening.ts'

/** What of a link to a recording is read here. */
type ListenLink = Pick<HTMLAnchorElement, 'getAttribute' | 'pathname'>

/** All that can be heard on this page, by the recording's name. */
export function findLinks(): Map<string, HTMLAnchorElement> {
  const links = document.querySelectorAll<HTMLAnchorElement>(selectorOf(LISTEN))
  return new Map([...links].map((link) => [link.getAttribute(LISTEN) ?? '', link]))
}

/** The recording that a link plays, by what stands in the link; `links` are all of its page, in their order. */
export function readRecording<Link extends ListenLink>(link: Link, links: readonly Link[]): Recording {
  const after = links[links.indexOf(link) + 1]
  const { series, ...own } = readLink(link)
  const next = after === undefined ? null : readLink(after)
  return {
    id: link.getAttribute(LISTEN) ?? '',
    source: link.pathname,
    series,
    ...own,
    cover: link.getAttribute(COVER),
    next: next?.series === series ? { title: next.title, seconds: next.seconds } : null,
  }
}

function readLink(link: ListenLink): Pick<Recording, 'title' | 'series' | 'seconds'> {
  const [title = '', series = '', seconds = ''] = [TITLE, SERIES, SECONDS].map((hook) => link.getAttribute(hook) ?? '')
  return { title, series, seconds: Number(seconds) }
}

/** Shows in a row how far it was heard before: 'Restano 12 min' over its rule, 'Ascoltata'. */
export function showHeardRow(link: HTMLAnchorElement, heard: Heard | undefined): void {
  const { row, state } = partsOf(link)
  const { seconds, title } = readLink(link)
  setButton(link, false, title)
  row?.querySelector(selectorOf(CONTROLS))?.remove()
  if (row === null || row === undefined) return
  row.removeAttribute(PHASE)
  const begun = heard !== undefined && !heard.ended
  row.setAttribute(HEARD, heard === undefined ? '' : begun ? 'half' : 'all')
  row.style.setProperty('--heard', begun ? String(heardShare(heard.at, seconds)) : '0')
  if (state !== null && state !== undefined) state.textContent = describeState(heard, seconds)
}

/** What a row says of a recording: its length, what is left of it, or that it was heard; of 0 seconds no length is known. */
export function describeState(heard: Heard | undefined, seconds: number): string {
  if (heard === undefined) return seconds === 0 ? '' : writeMoment(seconds)
  if (heard.ended) return 'Ascoltata'
  return seconds === 0 ? 'Iniziata' : describeRest(heard.at, seconds)
}

/** Shows in its row what is in the bar: time and steps instead of the length. */
export function showNowRow(link: HTMLAnchorElement, now: NowListening, phase: Phase, actions: BarActions): void {
  const { row, state, words } = partsOf(link)
  setButton(link, phase === 'playing' || phase === 'loading', now.title)
  if (row === null || row === undefined) return
  row.setAttribute(PHASE, phase)
  row.removeAttribute(HEARD)
  row.style.setProperty('--heard', String(heardShare(now.at, now.seconds)))
  if (state !== null && state !== undefined) state.textContent = describeFault(phase) ?? ''
  const controls = words?.querySelector<HTMLElement>(selectorOf(CONTROLS)) ?? addControls(words, actions)
  const [time, , , speed] = controls?.children ?? []
  if (time instanceof HTMLElement) tellTime(time, now, phase === 'failed' || phase === 'loading' ? 'paused' : phase)
  if (speed !== undefined) setSpeed(speed, now.speed)
}

function addControls(words: Element | null | undefined, { step, faster }: BarActions): HTMLElement | null {
  if (words === null || words === undefined) return null
  const steps = makeSteps({ back: () => step(-15), on: () => step(30), faster })
  const controls = make('p', { [CONTROLS]: '' }, make('span', {}), steps.back, steps.on, steps.speed)
  words.append(controls)
  return controls
}

function partsOf(link: HTMLAnchorElement) {
  const row = link.closest<HTMLElement>(selectorOf(EPISODE))
  const find = (hook: typeof EPISODE_WORDS | typeof EPISODE_STATE) => row?.querySelector(selectorOf(hook))
  return { row, words: find(EPISODE_WORDS), state: find(EPISODE_STATE) }
}
