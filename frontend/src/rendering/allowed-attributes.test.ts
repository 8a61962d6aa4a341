import { describe, expect, it } from '@jest/globals'
import { renderSample } from '../testing/render-sample.ts'
import { sampleStory } from '../samples/sample-stories.ts'

const STORY = sampleStory(0)
const PAGES = ['/', `/news/cronaca/${STORY.slug}/${STORY.id}`, '/ricerca', '/contact-us/request', '/event/report']

/** Kinds of input that may be filled in by the browser, and those whose characters are counted (HTML, the input element). */
const FILLED = /^(?:text|search|url|tel|email|password|date|time|number|hidden)$/
const COUNTED = /^(?:text|search|url|tel|email|password)$/

/** Every input of a page: its kind, and its attributes by name. */
function inputsOf(html: string): { kind: string; names: string[] }[] {
  return [...html.matchAll(/<input\b([^>]*)>/g)].map(([, attributes = '']) => ({
    kind: /\btype="([^"]*)"/.exec(attributes)?.[1] ?? 'text',
    names: [...attributes.matchAll(/([\w-]+)=/g)].map(([, name = '']) => name.toLowerCase()),
  }))
}

describe('no control has an attribute that HTML does not allow it', () => {
  it.each(PAGES)('%s', async (path) => {
    const inputs = inputsOf((await renderSample(path)).body)
    expect(inputs.length).toBeGreaterThan(3)
    expect(inputs.filter(({ kind, names }) => names.includes('autocomplete') && !FILLED.test(kind))).toEqual([])
    expect(inputs.filter(({ kind, names }) => names.includes('maxlength') && !COUNTED.test(kind))).toEqual([])
  })

  it.each(PAGES)('%s: every section has a heading or a name', async (path) => {
    const { body } = await renderSample(path)
    const nameless = [...body.matchAll(/<section\b([^>]*)>((?:(?!<section\b|<\/section>)[\s\S])*)/g)].filter(
      ([, attributes = '', content = '']) => !attributes.includes('aria-label') && !/<h[1-6]/.test(content),
    )
    expect(nameless.map(([, attributes]) => attributes)).toEqual([])
  })
})
