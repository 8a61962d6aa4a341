import { make } from './make-element.ts'

/** Loads a style sheet that the first sight of a page does without; rejects, with its address, where it does not come. */
export function loadSheet(href: string): Promise<void> {
  return load(make('link', { rel: 'stylesheet', href }), href)
}

/** Loads a script that is no part of the page's own; rejects, with its address, where it does not come. What it throws is its own. */
export function loadScript(src: string): Promise<void> {
  return load(make('script', { src, async: '' }), src)
}

function load(element: HTMLElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)))
    document.head.append(element)
  })
}
