import { recall } from './support/device-memory.ts'
import { findHeldClick } from './held-clicks.ts'
import { applyLetters, LETTERS_KEY } from './enhancers/letters.ts'
import { awaitReader } from './enhancers/reader-hint.ts'
import { applyTheme, rememberedTheme } from './enhancers/theme.ts'

/**
 * The few bytes that come first: the reader's theme and letters before anything is painted, whether the page is new to the
 * reader or come back to (`late-bands.ts`), a spinner where a greeting may come, an ear for clicks on islands that are not
 * awake, an eye for the reader's own scrolling (`keep-scroll.ts`). It is asked for before the style sheet, for which painting
 * waits, and does not hold up the page by itself.
 */
applyTheme(rememberedTheme())
applyLetters(recall(LETTERS_KEY))
awaitReader()
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (navigation?.type === 'navigate') document.documentElement.dataset['new'] = ''

const held: NonNullable<Window['heldClicks']> = []
window.heldClicks = held
document.addEventListener(
  'click',
  ({ target }) => {
    const click =
      target instanceof HTMLElement || target instanceof SVGElement ? findHeldClick(target as HTMLElement) : null
    if (click === null) return
    click.button.setAttribute('aria-busy', 'true')
    held.push(click)
    window.wakeIsland?.(click.island)
  },
  true,
)

for (const name of ['wheel', 'touchmove']) {
  addEventListener(name, () => (window.readerMoved = true), { once: true, passive: true })
}
