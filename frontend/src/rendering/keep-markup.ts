import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Draws a part that is the same on every page once for each `facts`, and again when they are another object: the HTML, for
 * `dangerouslySetInnerHTML`, escaped by React. What is drawn may hang on its facts alone, on no context.
 */
export function keepMarkup<Facts extends object>(draw: (facts: Facts) => ReactElement): (facts: Facts) => string {
  const kept = new WeakMap<Facts, string>()
  return (facts) => {
    const known = kept.get(facts)
    if (known !== undefined) return known
    const markup = renderToStaticMarkup(draw(facts))
    kept.set(facts, markup)
    return markup
  }
}
