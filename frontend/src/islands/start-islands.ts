import { whenIdle } from '../browser/support/page-life.ts'
import { ISLAND, ISLAND_PROPS, ISLAND_WHEN, selectorOf } from '../browser/support/selectors.ts'
import { AWAKE } from '../browser/support/states.ts'
import { ASLEEP, takeHeldClicks } from './held-clicks.ts'
import { ISLANDS } from './islands.table.ts'
import type { AnyIsland, IslandName } from './islands.table.ts'

const waking = new WeakSet<HTMLElement>()

/**
 * Wakes the page's islands: at a touch, a focus or a held click at once; else, where they are seen, when the page has loaded
 * and the browser is idle. A reader who saves data gets them at a touch only. What fails to wake stays as the server wrote
 * it, and may try again at the next touch.
 */
export function startIslands(): void {
  window.wakeIsland = wake
  window.heldClicks?.forEach(({ island }) => wake(island))
  const touch = ({ target }: Event) => {
    const island = target instanceof Element ? target.closest<HTMLElement>(ASLEEP) : null
    if (island !== null) wake(island)
  }
  for (const name of ['pointerdown', 'focusin'])
    document.addEventListener(name, touch, { capture: true, passive: true })
  if (navigator.connection?.saveData !== true) whenIdle(wakeWhenSeen)
}

function wakeWhenSeen(): void {
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      watch.unobserve(target)
      wake(target)
    }
  })
  document.querySelectorAll(ASLEEP + selectorOf(ISLAND_WHEN, 'visible')).forEach((island) => watch.observe(island))
}

function wake(island: HTMLElement): void {
  if (waking.has(island)) return
  waking.add(island)
  hydrate(island).catch((error: unknown) => {
    waking.delete(island)
    console.warn(`The island ${island.getAttribute(ISLAND)} keeps its server HTML`, error)
    release(island, false)
  })
}

async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.getAttribute(ISLAND) as IslandName
  const props = JSON.parse(island.getAttribute(ISLAND_PROPS) ?? '{}') as object
  const [{ hydrateIsland }, Component] = await Promise.all([import('./hydrate-island.tsx'), ISLANDS[name]()])
  // Scripts take long to be read on a cheap phone: a touch that came meanwhile is answered before the island begins its work.
  await new Promise((resolve) => setTimeout(resolve))
  island.setAttribute(AWAKE, '')
  await hydrateIsland(island, Component as unknown as AnyIsland, props)
  release(island, true)
}

/** Lets the clicks that waited for an island go: pressed again where it is awake, forgotten where it is not. */
function release(island: HTMLElement, isAwake: boolean): void {
  for (const button of takeHeldClicks(window.heldClicks ?? [], island)) {
    button.removeAttribute('aria-busy')
    if (isAwake && button.isConnected) button.click()
  }
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean }
  }
}
