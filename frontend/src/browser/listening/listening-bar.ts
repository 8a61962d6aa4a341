import { describeFault, heardShare, speakMoment, writeMoment, writeSpeed } from './describe-listening.ts'
import css from '../../components/media/play-link.module.css'
import { draw, make } from '../support/make-element.ts'
import { BAR_OPEN, FAILED, LISTENING, PHASE, PRINT, QUIET } from '../support/states.ts'
import type { NowListening } from './now-listening.ts'

function makeStep(name: string, words: string, act: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', class: 'step', 'aria-label': name }, words)
  made.addEventListener('click', act)
  return made
}

/** The three buttons that stand in the row and in the bar. */
export function makeSteps(does: { back: () => void; on: () => void; faster: () => void }) {
  return {
    back: makeStep('Indietro di 15 secondi', '−15', does.back),
    on: makeStep('Avanti di 30 secondi', '+30', does.on),
    speed: makeStep(nameSpeed(1), writeSpeed(1), does.faster),
  }
}

const nameSpeed = (speed: number) => `Velocità ${writeSpeed(speed)}`

/** The speed on its button and in its name, which holds what is seen (WCAG 2.5.3); nothing is touched that is so already. */
export function setSpeed(button: Element, speed: number): void {
  const words = writeSpeed(speed)
  if (button.textContent === words) return
  button.textContent = words
  button.setAttribute('aria-label', nameSpeed(speed))
}

/** What the audio is about. */
export type Phase = 'loading' | 'playing' | 'paused' | 'failed'

/** What the bar's buttons do. */
export interface BarActions {
  toggle: () => void
  /** Seconds forwards or backwards. */
  step: (seconds: number) => void
  seek: (at: number) => void
  faster: () => void
  close: () => void
}

export interface ListeningBar {
  show: (now: NowListening, phase: Phase) => void
  remove: () => void
}

/** Seconds that an arrow moves the place by. */
const ARROW_STEP = 5
/** Of a phone held upright: there the title opens the bar over the whole window. */
const NARROW = '(width < 40rem)'

/** The bar at the foot of every page while something is listened to. */
export function createBar(actions: BarActions): ListeningBar {
  const toggle = make('button', { type: 'button', class: css.play ?? '' })
  const place = make('input', { type: 'range', min: '0', step: '1', 'aria-label': 'Punto della registrazione' })
  const narrow = matchMedia(NARROW)
  const title = make('a', { class: 'title', href: '/podcast' })
  const down = make('button', { type: 'button', class: 'step down', 'aria-label': 'Riduci' }, draw('down'))
  const series = make('span', { class: 'series' })
  const time = make('span', { class: 'time', role: 'status' })
  const steps = makeSteps({ back: () => actions.step(-15), on: () => actions.step(30), faster: actions.faster })
  const close = make('button', { type: 'button', class: 'step', 'aria-label': 'Chiudi' }, draw('close'))
  // Lazy: a phone shows it over the whole window alone, and asks for it then.
  const cover = make('img', { alt: '', width: '44', height: '44', loading: 'lazy' })
  const words = make('span', { class: 'words' }, title, series)
  const more = make('span', { class: 'more' }, steps.back, steps.on, steps.speed)
  const next = make('p', { class: 'next' })
  const bar = make(
    'aside',
    { class: 'ascolto', 'aria-label': 'In ascolto', [PRINT]: 'no' },
    down,
    place,
    toggle,
    cover,
    words,
    time,
    more,
    next,
    close,
  )
  if (location.pathname.startsWith('/necrologie')) bar.setAttribute(QUIET, '')
  toggle.addEventListener('click', actions.toggle)
  close.addEventListener('click', actions.close)
  place.addEventListener('input', () => actions.seek(Number(place.value)))
  const press = (event: Event) => {
    if (!narrow.matches) return
    event.preventDefault()
    spread(bar, title, !bar.hasAttribute(BAR_OPEN))
  }
  bar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && bar.hasAttribute(BAR_OPEN)) press(event)
    else if (event.key === ' ' && event.target === title) press(event)
    else steer(event, actions)
  })
  title.addEventListener('click', press)
  // A phone is turned, a text is enlarged: the sheet is of narrow windows alone, and so is its button.
  const fit = () => {
    if (!narrow.matches) spread(bar, title, false)
    setOpener(title, narrow.matches)
  }
  fit()
  narrow.addEventListener('change', fit)
  down.addEventListener('click', () => spread(bar, title, false))
  document.body.append(bar)
  document.documentElement.setAttribute(LISTENING, '')

  return {
    show: (now, phase) => {
      bar.setAttribute(PHASE, phase)
      bar.style.setProperty('--heard', String(heardShare(now.at, now.seconds)))
      place.max = String(Math.floor(now.seconds))
      place.value = String(Math.floor(now.at))
      place.setAttribute('aria-valuetext', speakMoment(now.at, now.seconds))
      const runs = phase === 'playing' || phase === 'loading'
      setButton(toggle, runs, now.title)
      title.textContent = now.title
      series.textContent = now.series
      setCover(cover, now.cover)
      tellTime(time, now, phase)
      tellRest(time, now)
      tellNext(next, now.next)
      setSpeed(steps.speed, now.speed)
    },
    remove: () => {
      narrow.removeEventListener('change', fit)
      spread(bar, title, false)
      bar.remove()
      document.documentElement.removeAttribute(LISTENING)
    },
  }
}

/** The title as the button that opens the bar, or as the link that it else is. */
function setOpener(title: HTMLElement, isOpener: boolean): void {
  // Of a link that is not to be followed no press fetches the page (http/speculation-rules.ts).
  for (const [name, value] of Object.entries({ role: 'button', 'aria-expanded': 'false', rel: 'nofollow' }))
    if (isOpener) title.setAttribute(name, value)
    else title.removeAttribute(name)
}

/** Over the whole window or at its foot again; what lies behind is out of reach as long. */
function spread(bar: HTMLElement, title: HTMLElement, open: boolean): void {
  if (open === bar.hasAttribute(BAR_OPEN)) return
  bar.toggleAttribute(BAR_OPEN, open)
  title.setAttribute('aria-expanded', String(open))
  for (const part of document.body.children) if (part instanceof HTMLElement && part !== bar) part.inert = open
  title.focus()
}

/** Play or pause, drawn and named; nothing is touched that is so already, or ears would hear it anew each second. */
export function setButton(button: HTMLElement, runs: boolean, title: string): void {
  const name = `${runs ? 'Metti in pausa' : 'Ascolta'}: ${title}`
  if (button.getAttribute('aria-label') === name && button.firstChild !== null) return
  button.setAttribute('aria-label', name)
  button.replaceChildren(draw(runs ? 'pause' : 'play'))
}

/** '7.26 di 24.05', '7.26' while its length is not known, or what holds it up. */
export function tellTime(time: HTMLElement, { at, seconds }: NowListening, phase: Phase): void {
  const held = describeFault(phase)
  time.toggleAttribute(FAILED, phase === 'failed')
  // Said once when it changes; the running time is no news.
  time.setAttribute('aria-live', held === null ? 'off' : 'polite')
  if (held !== null) {
    if (time.textContent !== held) time.textContent = held
    return
  }
  time.replaceChildren(make('b', {}, writeMoment(at)), seconds > 0 ? ` di ${writeMoment(seconds)}` : '')
}

/** What is left, beside the place: over the whole window alone. */
function tellRest(time: HTMLElement, { at, seconds }: NowListening): void {
  if (time.firstElementChild !== null && seconds > 0)
    time.append(make('span', {}, `restano ${writeMoment(seconds - at)}`))
}

function tellNext(part: HTMLElement, next: NowListening['next']): void {
  part.hidden = !next
  if (next && part.children[1]?.textContent !== next.title)
    part.replaceChildren(
      make('span', {}, 'Dopo'),
      make('b', {}, next.title),
      next.seconds > 0 ? writeMoment(next.seconds) : '',
    )
}

function setCover(image: HTMLImageElement, cover: string | null): void {
  image.hidden = cover === null
  if (cover !== null && image.getAttribute('src') !== cover) image.src = cover
}

/** Arrows on the rule; space and k anywhere in the bar but on its other buttons. */
function steer(event: KeyboardEvent, { step, toggle }: BarActions): void {
  const { key, target } = event
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const onRule = target instanceof HTMLInputElement
  if (onRule && key.startsWith('Arrow')) step(key === 'ArrowRight' || key === 'ArrowUp' ? ARROW_STEP : -ARROW_STEP)
  else if (key === 'k' || (key === ' ' && onRule)) toggle()
  else return
  event.preventDefault()
}

/** Tells the system what is heard, for lock screens, headphones and keyboards (Media Session). */
export function showOnLockScreen({ title, series, cover }: NowListening, { toggle, step, close }: BarActions): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  const artwork = cover === null ? [] : [{ src: cover }]
  mediaSession.metadata = new MediaMetadata({ title, artist: series, album: 'Libertà', artwork })
  const handlers = {
    play: toggle,
    pause: toggle,
    stop: close,
    seekbackward: () => step(-15),
    seekforward: () => step(30),
  }
  for (const [action, handler] of Object.entries(handlers))
    mediaSession.setActionHandler(action as keyof typeof handlers, handler)
}
