import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { ALL_BUT_THE_DATE } from '@liberta/test-kit/all-but-the-date'
import type { ContentSource } from '../content/content-source.ts'
import { HeardChanges } from '../content/heard-changes.ts'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import { sampleTeasers } from '../samples/sample-stories.ts'
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

describe('what stands on every page, and was never had', () => {
  const [unavailable, missing] = [{ state: 'unavailable', retryAfterSeconds: 1 }, { state: 'missing' }] as const
  const frameWithout = (calls: readonly string[], answer: typeof unavailable | typeof missing) => {
    const sample = createSampleSource()
    const source: ContentSource = {
      read: (...call) => (calls.includes(call[0]) ? Promise.resolve(answer) : sample.read(...call)),
      forPage: () => source,
    }
    return createFrameSource(source, grammar)
  }

  it.each(['site', 'sections', 'front'])('leaves no page a whole one: %s', async (model) => {
    expect((await frameWithout([model], unavailable).read()).isPartial).toBe(true)
  })

  it.each([
    ['cannot be had, but is no more than an ornament', ['mostRead', 'weather'], unavailable],
    ['is not there, as the API says', ['site', 'sections', 'front', 'mostRead'], missing],
  ] as const)('leaves it a whole one where it %s', async (_why, models, answer) => {
    expect((await frameWithout(models, answer).read()).isPartial).toBe(false)
  })
})

describe('what stands on every page, and of which something was taken back', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ALL_BUT_THE_DATE }))
  afterEach(() => void jest.useRealTimers())

  const FRAME = ['site', 'sections', 'front', 'mostRead'] as const
  const NAMES = { site: MENUS, sections: 'sections:all', front: 'front:home', mostRead: 'mostRead:all' }
  const hidden = sampleTeasers(80, 1)

  /** Content that stops answering, one way or the other; what is read most has the one story. */
  function startFailing() {
    const heard = new HeardChanges()
    const state: { fails: 'no' | 'hangs' | 'is unavailable'; revision: string } = { fails: 'no', revision: '1-1' }
    const sample = createSampleSource({ mostRead: async () => ({ state: 'present', body: hidden, tags: [] }) })
    const source: ContentSource = {
      read: (...call) => sample.read(...call),
      forPage: ({ madeOf }) => ({
        read: (...call) => {
          if (state.fails === 'hangs') return new Promise(() => undefined)
          if (state.fails !== 'no') return Promise.resolve({ state: 'unavailable', retryAfterSeconds: 1 })
          const name = Object.entries(NAMES).find(([model]) => model === call[0])?.[1]
          if (name !== undefined) madeOf.set(name, state.revision)
          return sample.read(...call)
        },
        forPage: (page) => source.forPage(page),
      }),
    }
    return { heard, state, frame: createFrameSource(source, grammar, heard) }
  }

  it.each(['hangs', 'is unavailable'] as const)(
    'of what is read most no page has it any more, though the API %s: the page is without it, and not a whole one',
    async (how) => {
      const { heard, state, frame } = startFailing()
      expect(await frame.read()).toMatchObject({ mostRead: hidden, isPartial: false })
      state.fails = how
      heard.note({ name: NAMES.mostRead, revision: '2-2', state: 'present', hard: true })
      for (let times = 0; times < 2; times += 1) {
        const { mostRead, isPartial } = await frame.read()
        expect(mostRead).not.toEqual(hidden)
        expect(isPartial).toBe(true)
      }
    },
  )

  it.each(FRAME)('is left out, and the page is not a whole one: %s', async (model) => {
    const { heard, state, frame } = startFailing()
    await frame.read()
    state.fails = 'is unavailable'
    heard.note({ name: NAMES[model], revision: '2-2', state: 'present', hard: true })
    heard.note({ name: NAMES[model], revision: '3-3', state: 'present' })
    expect((await frame.read()).isPartial).toBe(true)
  })

  it('stays while it is only known to be older', async () => {
    const { heard, state, frame } = startFailing()
    await frame.read()
    state.fails = 'is unavailable'
    heard.note({ name: NAMES.mostRead, revision: '2-2', state: 'present' })
    expect(await frame.read()).toMatchObject({ mostRead: hidden, isPartial: false })
  })

  it('may be any story after a gap: none of what was read before is shown until it was looked at once, but the menus are', async () => {
    const { heard, state, frame } = startFailing()
    const before = await frame.read()
    state.fails = 'is unavailable'
    heard.noteReset()
    const during = await frame.read()
    expect(during).toMatchObject({ mostRead: [], breaking: null, instead: null, episodes: [], isPartial: true })
    expect(during.site).toEqual(before.site)
    state.fails = 'no'
    jest.setSystemTime(Date.now() + 3_000)
    const { mostRead, episodes, breaking, instead } = before
    expect(await frame.read()).toMatchObject({ mostRead, episodes, breaking, instead, isPartial: false })
  })

  it('and is there again with the first page after the gap, though the API answered nobody a moment before', async () => {
    const { heard, state, frame } = startFailing()
    await frame.read()
    state.fails = 'is unavailable'
    heard.note({ name: 'front:home', revision: '2-2', state: 'present' })
    await frame.read()
    state.fails = 'no'
    heard.noteReset()
    expect(await frame.read()).toMatchObject({ mostRead: hidden, isPartial: false })
  })
})
