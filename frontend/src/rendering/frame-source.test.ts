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

/** Content whose menus, and whose list of what is read most, say their revision. */
function startSource() {
  const state = { menus: '1-1', mostRead: '1-1', reads: 0 }
  const sample = createSampleSource()
  const source: ContentSource = {
    read: (...call) => sample.read(...call),
    forPage: ({ madeOf }) => ({
      read: (...call) => {
        if (call[0] === 'site') {
          state.reads += 1
          madeOf.set(MENUS, state.menus)
        }
        if (call[0] === 'mostRead') madeOf.set('mostRead:all', state.mostRead)
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

  it('is read again as soon as it is heard of what is read most, though no page is made anew for its sake', async () => {
    const { state, source } = startSource()
    const heard = new HeardChanges()
    const counted: string[] = []
    const counting: ContentSource = {
      read: (...call) => source.read(...call),
      forPage: (page) => {
        const own = source.forPage(page)
        return {
          read: (...call) => {
            counted.push(call[0])
            return own.read(...call)
          },
          forPage: (other) => own.forPage(other),
        }
      },
    }
    const frame = createFrameSource(counting, grammar, heard)
    const readsOfMostRead = () => counted.filter((call) => call === 'mostRead').length
    await frame.read()
    expect((await frame.read()).madeOf.has('mostRead:all')).toBe(false)
    expect(readsOfMostRead()).toBe(1)
    state.mostRead = '2-2'
    heard.note({ name: 'mostRead:all', revision: '2-2', state: 'present', hard: true })
    await frame.read()
    expect(readsOfMostRead()).toBe(2)
  })
})
