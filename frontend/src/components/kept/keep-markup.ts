import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML of a part that will be kept. React's text is a tree of its pieces, through which every page would walk again: this is one piece. */
export function drawMarkup(part: ReactElement): string {
  return Buffer.from(renderToStaticMarkup(part)).toString()
}

/**
 * Draws a part that is the same on every page once for each tuple of `facts`, and again when one of them is another object: the HTML,
 * for `dangerouslySetInnerHTML`, escaped by React. What is drawn may hang on its facts alone, on no context.
 */
export function keepMarkup<Facts extends readonly [object, ...object[]]>(
  draw: (...facts: Facts) => ReactElement,
): (...facts: Facts) => string {
  const kept = new WeakMap<object, { facts: Facts; markup: string }>()
  return (...facts) => {
    const known = kept.get(facts[0])
    if (known?.facts.every((fact, index) => fact === facts[index])) return known.markup
    const markup = drawMarkup(draw(...facts))
    kept.set(facts[0], { facts, markup })
    return markup
  }
}
