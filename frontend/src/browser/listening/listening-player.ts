import { keep, keepInTab, recall, recallInTab } from '../support/device-memory.ts'
import { openChannel } from '../support/open-channel.ts'
import { WRITTEN_FIELD } from '../support/selectors.ts'
import { nextSpeed } from './describe-listening.ts'
import { findLinks, readRecording, showHeardRow, showNowRow } from './episode-rows.ts'
import { noteHeard, placeToGoOn, readHeard, writeHeard } from './heard-memory.ts'
import { HEARD_KEY, NOW_KEY } from './resume-listening.ts'
import { createBar, showOnLockScreen } from './listening-bar.ts'
import type { BarActions, ListeningBar, Phase } from './listening-bar.ts'
import { loadSheet } from '../support/load-resource.ts'
import sheet from './listening-bar.late.css?url'
import { readNow } from './now-listening.ts'
import type { NowListening } from './now-listening.ts'

/** How often the place is remembered while it plays; milliseconds. */
const REMEMBER_MS = 5000

let now: NowListening | null = null
let phase: Phase = 'paused'
let bar: ListeningBar | null = null
let remembered = 0
let leaving = false
/** It was heard or moved here since it was last remembered: of what only stands here another tab may know more. */
let moved = false
/** The bar's styles are there, or will not be. */
let isStyled = false
const audio = document.createElement('audio')
audio.hidden = true
audio.preload = 'metadata'
/** The paper in other tabs: what was started last is heard, alone. */
const others = openChannel('ascolto')
others?.addEventListener('message', () => audio.pause())

const actions: BarActions = { toggle, step, seek, faster, close }

/** Plays what a link leads to, or stops it. */
export function pressLink(link: HTMLAnchorElement): void {
  const recording = readRecording(link, [...findLinks().values()])
  if (now?.id === recording.id) return toggle()
  remember()
  const before = now
  const at = placeToGoOn(readHeard(recall(HEARD_KEY)).get(recording.id), recording.seconds)
  take({ ...recording, at, playing: true, speed: before?.speed ?? 1 })
}

/** Goes on where the page before this one stopped; not where something is to be written, nor on the way in. */
export function goOn(): void {
  showHeard()
  const left = readNow(recallInTab(NOW_KEY))
  if (left !== null && !isAway()) take(left)
}

/** Shows in the rows of this page what was heard before. */
export function showHeard(): void {
  const heard = readHeard(recall(HEARD_KEY))
  for (const [id, link] of findLinks()) if (id !== now?.id) showHeardRow(link, heard.get(id))
}

function isAway(): boolean {
  return location.pathname === '/login' || document.querySelector(WRITTEN_FIELD) !== null
}

function take(taken: NowListening): void {
  now = taken
  moved = false
  bar ??= createBar(actions)
  audio.src = taken.source
  audio.currentTime = taken.at
  audio.playbackRate = taken.speed
  showOnLockScreen(taken, actions)
  showHeard()
  if (taken.playing) play()
  else setPhase('paused')
}

function play(): void {
  if (now === null) return
  now.playing = true
  if (audio.error !== null) {
    audio.load()
    audio.currentTime = now.at
    audio.playbackRate = now.speed
  }
  setPhase('loading')
  // A browser may want a press of the reader's own on this page: then it waits, at its place, for that. Not where it only gave
  // up what was begun before this.
  audio.play().catch(() => audio.paused && audio.error === null && setPhase('paused'))
}

function toggle(): void {
  if (now === null) return
  if (audio.paused || phase === 'failed') return play()
  now.playing = false
  audio.pause()
}

function step(seconds: number): void {
  // The place that is shown lags behind what is heard by a quarter of a second.
  if (now !== null) seek((audio.readyState > 0 ? audio.currentTime : now.at) + seconds)
}

function seek(at: number): void {
  if (now === null) return
  now.at = Math.min(Math.max(0, at), now.seconds || Infinity)
  moved = true
  audio.currentTime = now.at
  show()
}

function faster(): void {
  if (now === null) return
  now.speed = nextSpeed(now.speed)
  audio.playbackRate = now.speed
  show()
}

function close(): void {
  remember()
  const link = now === null ? undefined : findLinks().get(now.id)
  remove()
  link?.focus({ preventScroll: true })
}

function remove(): void {
  now = null
  audio.pause()
  audio.removeAttribute('src')
  bar?.remove()
  bar = null
  keepInTab(NOW_KEY, null)
  showHeard()
}

function setPhase(next: Phase): void {
  phase = next
  show()
}

function show(): void {
  if (now === null) return
  // A phone shows the cover over the whole window alone; without the styles it would ask for it at once.
  bar?.show(isStyled ? now : { ...now, cover: null }, phase)
  const link = findLinks().get(now.id)
  if (link !== undefined) showNowRow(link, now, phase, actions)
}

/** Where it is and how far it was heard: on the way to another page, and now and then. */
function remember(): void {
  if (now === null) return
  remembered = performance.now()
  keepInTab(NOW_KEY, JSON.stringify(now))
  if (moved) keep(HEARD_KEY, writeHeard(noteHeard(readHeard(recall(HEARD_KEY)), now.id, now.at, now.seconds)))
  moved = false
}

function follow(): void {
  if (now === null || audio.seeking) return
  now.at = audio.currentTime
  moved ||= !audio.paused
  // The recording itself knows best how long it is.
  if (Number.isFinite(audio.duration)) now.seconds = audio.duration
  show()
  if (performance.now() - remembered > REMEMBER_MS) remember()
}

function stop(): void {
  if (now === null || audio.error !== null) return
  // Leaving the page stops it, too, and is not the reader's wish.
  if (leaving) return
  now.playing = false
  follow()
  remember()
  setPhase('paused')
}

/** A page that comes back from the back-forward cache may have been overtaken by another one. */
function comeBack({ persisted }: PageTransitionEvent): void {
  leaving = false
  if (!persisted) return
  const left = readNow(recallInTab(NOW_KEY))
  if (left === null) remove()
  else if (now !== null || !isAway()) take(left)
}

audio.addEventListener('playing', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but ours.
  others?.postMessage(null)
  setPhase('playing')
})
audio.addEventListener('waiting', () => setPhase('loading'))
audio.addEventListener('timeupdate', follow)
audio.addEventListener('pause', stop)
audio.addEventListener('error', () => {
  if (now === null) return
  console.warn('A recording failed to load', audio.error?.message)
  setPhase('failed')
})
addEventListener('pagehide', () => {
  leaving = true
  remember()
})
addEventListener('pageshow', comeBack)
document.body.append(audio)

// The styles of bar and rows come with what needs them, most pages never do; until then the bar stands under the page.
void loadSheet(sheet)
  .catch(console.warn)
  .finally(() => {
    isStyled = true
    show()
  })
