import { make } from './make-element.ts'
import { whenLoaded } from './page-life.ts'

const sheets = new Map<string, Promise<void>>()

/**
 * Loads a style sheet that the first sight of a page does without, once for all who need it; rejects, with its address, where it does not
 * come, and is asked for again by who needs it next.
 */
export function loadSheet(href: string): Promise<void> {
  const known = sheets.get(href)
  if (known) return known
  const loading = load(make('link', { rel: 'stylesheet', href }), href)
  sheets.set(href, loading)
  loading.catch(() => sheets.delete(href))
  return loading
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
