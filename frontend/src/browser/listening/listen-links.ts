import { recall } from '../support/device-memory.ts'
import { LISTEN, selectorOf } from '../support/selectors.ts'
import { HEARD_KEY } from './resume-listening.ts'

/** The player: asked for at the first press, or where rows can tell what was heard before. */
const load = () => import('./listening-player.ts')

/** Makes the links to recordings buttons, which play on the page, by one delegated listener for clicks and one for keys. */
export async function startListenLinks(links: readonly HTMLElement[]): Promise<void> {
  for (const link of links) link.setAttribute('role', 'button')
  document.addEventListener('click', press)
  document.addEventListener('keydown', (event) => event.key === ' ' && press(event))
  if (recall(HEARD_KEY) !== null) (await load()).showHeard()
}

function press(event: MouseEvent | KeyboardEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selectorOf(LISTEN)) : null
  if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  load()
    .then(({ pressLink }) => pressLink(link))
    .catch((error: unknown) => {
      console.warn('The player failed to load', error)
      location.assign(link.href)
    })
}
