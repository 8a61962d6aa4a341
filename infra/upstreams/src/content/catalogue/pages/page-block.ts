import type { PageBlock } from '../catalogue.schema.ts'

/** Short hands in which the editorial pages are written. */
export const heading = (text: string): PageBlock => ({ type: 'heading', text })

export const paragraph = (text: string): PageBlock => ({ type: 'paragraph', text })

export const list = (...items: string[]): PageBlock => ({ type: 'list', items })

export const quote = (text: string, by: string): PageBlock => ({ type: 'quote', text, by })

/** A titled list of `[when or what, text]`. */
export const facts = (title: string, items: readonly (readonly [when: string, text: string])[]): PageBlock => ({
  type: 'facts',
  title,
  items: items.map(([when, text]) => ({ when, text })),
})

/** Links as `[name, address]`. */
export const links = (...items: readonly (readonly [name: string, URL: string])[]): PageBlock => ({
  type: 'links',
  items: items.map(([name, URL]) => ({ name, URL })),
})
