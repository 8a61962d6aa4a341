import { browserLog } from '../support/browser-log.ts'
import { recall } from '../support/device-memory.ts'
import { HEARD_KEY, LISTEN_LINK } from './listen-link.ts'

/** The player: asked for at the first press, or where rows can tell what was heard before. */
const load = () => import('./listening-player.ts')

/** An ear for the links to recordings: where script is they are buttons, and play on the page. */
export function startListeningEar(): void {
  const links = document.querySelectorAll<HTMLElement>(LISTEN_LINK)
  if (links.length === 0) return
  for (const link of links) link.role = 'button'
  document.addEventListener('click', press)
  document.addEventListener('keydown', (event) => event.key === ' ' && press(event))
  if (recall(HEARD_KEY) !== null) load().then(({ showHeard }) => showHeard(), report)
}

function press(event: MouseEvent | KeyboardEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LISTEN_LINK) : null
  if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  load()
    .then(({ pressLink }) => pressLink(link))
    .catch((error: unknown) => {
      report(error)
      location.assign(link.href)
    })
}

function report(error: unknown): void {
  browserLog.warn('The player did not come', error)
}
