import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { placeKept, writeWithKept } from './write-kept.ts'

/** The HTML of a part that will be kept, in UTF-8. */
export function drawMarkup(part: ReactElement): Buffer {
  return writeWithKept(() => renderToStaticMarkup(part))
}

/**
 * Draws a part that is the same on every page once for each tuple of `facts`, and again when one of them is another object: what
 * `placeKept` gives of the HTML, for `dangerouslySetInnerHTML`, escaped by React. What is drawn may hang on its facts alone, on no context.
 */
export function keepMarkup<Facts extends readonly [object, ...object[]]>(
  draw: (...facts: Facts) => ReactElement,
): (...facts: Facts) => string {
  const kept = new WeakMap<object, { facts: Facts; markup: Buffer }>()
  return (...facts) => {
    const known = kept.get(facts[0])
    if (known?.facts.every((fact, index) => fact === facts[index])) return placeKept(known.markup)
    const markup = drawMarkup(draw(...facts))
    kept.set(facts[0], { facts, markup })
    return placeKept(markup)
  }
}
