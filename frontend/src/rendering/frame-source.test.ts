import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import type { ContentSource } from '../content/content-source.ts'
import { HeardChanges } from '../content/heard-changes.ts'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import { createFrameSource } from './frame-source.ts'
import { createPageRenderer } from './render-page.tsx'

const MENUS = 'site:main'
const grammar = createSpecifiedGrammar()

/** Content whose menus say their revision. */
function startSource() {
  const state = { menus: '1-1', reads: 0 }
  const sample = createSampleSource()
  const source: ContentSource = {
    read: (...call) => sample.read(...call),
    forPage: ({ madeOf }) => ({
      read: (...call) => {
        if (call[0] === 'site') {
          state.reads += 1
          madeOf.set(MENUS, state.menus)
        }
        return sample.read(...call)
      },
      forPage: (page) => source.forPage(page),
    }),
  }
  return { state, source }
}

describe('what stands on every page', () => {
  it('is part of what each page is made of: a change of the menus concerns all of them', async () => {
    const { source } = startSource()
    const renderer = createPageRenderer({
      source,
      frame: createFrameSource(source, grammar),
      settings: SAMPLE_SETTINGS,
      assets: { styles: [], fonts: null, scripts: [] },
    })
    for (const path of ['/', '/news/sport', '/news/latest']) {
      const page = await renderer.renderPage({ path, isBot: false })
      expect(page.tags).toContain(MENUS)
      expect(page.madeOf.get(MENUS)).toBe('1-1')
    }
    const none = await renderer.renderPage({ path: '/nulla', isBot: false })
    expect(none.tags).not.toContain(MENUS)
  })

  it('is read again as soon as it is heard that it has changed, and before the next page is made', async () => {
    const { state, source } = startSource()
    const heard = new HeardChanges()
    const frame = createFrameSource(source, grammar, heard)
    expect((await frame.read()).madeOf.get(MENUS)).toBe('1-1')
    await frame.read()
    expect(state.reads).toBe(1)
    state.menus = '2-2'
    heard.note({ name: MENUS, revision: '2-2', state: 'present' })
    expect((await frame.read()).madeOf.get(MENUS)).toBe('2-2')
    expect(state.reads).toBe(2)
  })
})
