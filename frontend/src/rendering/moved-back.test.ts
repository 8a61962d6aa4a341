import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { compileRedirects, resolveRedirect } from '@liberta/addresses/redirects/compile-redirects'
import { describeEarlyScript } from '../http/early-script.ts'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import { SAMPLE_NOW, sampleStory } from '../samples/sample-stories.ts'
import { createFrameSource } from './frame-source.ts'
import { createPageRenderer } from './render-page.tsx'

const grammar = createSpecifiedGrammar()
const STORY = sampleStory(0)
const PATH = `/news/cronaca/${STORY.slug}/${STORY.id}`
const BETWEEN = `/news/cronaca/altro-titolo/${STORY.id}`

describe('a story whose slug is again what it was', () => {
  it('is at its address, whatever a rule says that was written in between', async () => {
    const rules = compileRedirects({ 301: { [PATH]: { newUrl: BETWEEN } }, 302: {} }, grammar)
    const source = createSampleSource()
    const renderer = createPageRenderer({
      source,
      frame: createFrameSource(source, grammar),
      redirects: { find: (path) => resolveRedirect(rules, path) },
      settings: SAMPLE_SETTINGS,
      assets: { styles: [], fonts: null, early: describeEarlyScript('begin()'), scripts: [] },
      now: () => SAMPLE_NOW,
    })
    expect(await renderer.renderPage({ path: BETWEEN, isBot: false })).toMatchObject({ status: 301, location: PATH })
    expect(await renderer.renderPage({ path: PATH, isBot: false })).toMatchObject({ status: 200 })
  })
})
