import { make } from './make-element.ts'
import { whenLoaded } from './page-life.ts'

/** Loads a style sheet that the first sight of a page does without; rejects, with its address, where it does not come. */
export function loadSheet(href: string): Promise<void> {
  return load(make('link', { rel: 'stylesheet', href }), href)
}

/**
 * Loads a script that is no part of the page's own, once the page itself has loaded: one that hangs would keep it from that, and all that
 * waits for it. Rejects, with its address, where it does not come. What it throws is its own.
 */
export function loadScript(src: string): Promise<void> {
  return load(make('script', { src, async: '' }), src, whenLoaded)
}

/** @param when runs the asking at the right moment; at once unless said */
function load(element: HTMLElement, address: string, when: (ask: () => void) => void = (ask) => ask()): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)))
    when(() => document.head.append(element))
  })
}
