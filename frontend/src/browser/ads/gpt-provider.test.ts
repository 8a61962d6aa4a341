import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createGptProvider, readSizes } from './gpt-provider.ts'

type Listener = (event: { slot: unknown; isEmpty: boolean }) => void
type Command = () => void

const calls: [name: string, ...details: unknown[]][] = []
const listeners: Listener[] = []
let script = new EventTarget()
const warn = jest.spyOn(console, 'warn')

const note =
  (name: string) =>
  (...details: unknown[]) =>
    void calls.push([name, ...details])
const define =
  (name: string) =>
  (...details: unknown[]) => {
    calls.push([name, ...details])
    const slot = { addService: () => slot, defineSizeMapping: () => slot, getSlotElementId: () => details.at(-1) }
    return slot
  }

/** The tag's public interface, as Google publishes it: it takes notes. */
function makeTag(overrides: object = {}) {
  const service = {
    addEventListener: (_name: string, listener: Listener) => void listeners.push(listener),
    refresh: (slots: { getSlotElementId: () => string }[]) =>
      void calls.push(['refresh', slots.map((slot) => slot.getSlotElementId())]),
  }
  return {
    setConfig: note('setConfig'),
    defineSlot: define('defineSlot'),
    defineOutOfPageSlot: define('defineOutOfPageSlot'),
    enableServices: note('enableServices'),
    display: note('display'),
    pubads: () => service,
    ...overrides,
  }
}

/** The tag's script has come: what waits in the queue runs, and all else at once. */
function arrive(tag: object = makeTag()): void {
  const waiting = window.googletag?.cmd as unknown as Command[]
  Object.assign(globalThis.window, { googletag: { ...tag, cmd: { push: (command: Command) => command() } } })
  waiting.forEach((command) => command())
}

const slot = (id: string, sizes = '0:300x250') => ({ id, getAttribute: () => sizes }) as unknown as HTMLElement
let isGranted = true
const create = () => createGptProvider('1234', null, () => isGranted)
const refreshes = () => calls.filter(([name]) => name === 'refresh').map(([, ids]) => ids)

beforeEach(() => {
  jest.useFakeTimers()
  calls.length = 0
  listeners.length = 0
  isGranted = true
  warn.mockReset().mockImplementation(() => undefined)
  script = new EventTarget()
  Object.assign(script, {
    setAttribute: (name: string, value: string) => calls.push([name, value]),
    append: () => undefined,
  })
  Object.assign(globalThis, {
    window: {},
    document: {
      readyState: 'complete',
      createElement: () => script,
      head: { append: () => undefined },
      querySelector: () => null,
    },
    addEventListener: () => undefined,
  })
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of ['window', 'document', 'addEventListener']) Reflect.deleteProperty(globalThis, name)
})

describe('the sizes of a slot', () => {
  it.each([
    [
      '1024:970x250 0:340x100',
      [
        [[1024, 0], [[970, 250]]],
        [[0, 0], [[340, 100]]],
      ],
    ],
    [
      '1024:448x400 0:',
      [
        [[1024, 0], [[448, 400]]],
        [[0, 0], []],
      ],
    ],
    ['0:300x250', [[[0, 0], [[300, 250]]]]],
    ['', []],
  ])('%j are read as the tag takes them', (text, mapping) => {
    expect(readSizes(text)).toEqual(mapping)
  })
})

const tell = (id: string, isEmpty: boolean) =>
  listeners.forEach((listener) => listener({ slot: { getSlotElementId: () => id }, isEmpty }))

describe('Google Publisher Tag', () => {
  it('comes from Google, asks for nothing by itself, and puts advertisements in sandboxed frames that cannot grow', () => {
    create()
    arrive()
    expect(calls).toContainEqual(['src', 'https://securepubads.g.doubleclick.net/tag/js/gpt.js'])
    expect(calls).toContainEqual([
      'setConfig',
      expect.objectContaining({
        disableInitialLoad: true,
        safeFrame: { forceSafeFrame: true, sandbox: true, allowOverlayExpansion: false, allowPushExpansion: false },
      }),
    ])
  })

  it('knows a slot by its id, with its sizes, and one without sizes as out of page', () => {
    create().define([slot('lib2025_homepage_billboard_1'), slot('lib2025_homepage_skin_1', '')])
    arrive()
    expect(calls).toContainEqual([
      'defineSlot',
      '/1234/lib2025_homepage_billboard_1',
      [[300, 250]],
      'lib2025_homepage_billboard_1',
    ])
    expect(calls).toContainEqual(['defineOutOfPageSlot', '/1234/lib2025_homepage_skin_1', 'lib2025_homepage_skin_1'])
  })

  it('says which slots have something in them', () => {
    const provider = create()
    const [some, none] = [slot('some'), slot('none')]
    provider.define([some, none])
    arrive()
    tell('some', false)
    tell('none', true)
    expect([some, none].map(provider.isFilled)).toEqual([true, false])
  })

  it('that answers after 30 s is asked once for each slot, however often the page wanted it meanwhile', () => {
    const provider = create()
    const slots = [slot('a'), slot('b')]
    provider.define(slots)
    provider.refresh(slots)
    jest.advanceTimersByTime(30_000)
    provider.refresh(slots.slice(0, 1))
    arrive()
    expect(refreshes()).toEqual([['a', 'b']])
  })

  it('that comes after consent was withdrawn is asked for nothing', () => {
    const provider = create()
    const slots = [slot('a'), slot('b')]
    provider.define(slots)
    provider.refresh(slots)
    isGranted = false
    arrive()
    expect(refreshes()).toEqual([])
    isGranted = true
    provider.refresh(slots.slice(0, 1))
    expect(refreshes()).toEqual([['a']])
  })
})

const useIt = () => {
  const provider = create()
  const slots = [slot('a'), slot('b')]
  provider.define(slots)
  provider.refresh(slots)
  return provider
}
const fail = () => {
  throw new Error('from within')
}

describe('a failure of the tag is told once, and goes no further', () => {
  it('where it never answers, after 10 s', () => {
    useIt()
    jest.advanceTimersByTime(9999)
    expect(warn).not.toHaveBeenCalled()
    jest.advanceTimersByTime(120_000)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('where it is blocked', async () => {
    useIt()
    script.dispatchEvent(new Event('error'))
    await Promise.resolve()
    expect(warn).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(120_000)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it.each(['setConfig', 'defineSlot', 'display', 'pubads', 'enableServices'])('where %s throws', (name) => {
    useIt()
    expect(() => arrive(makeTag({ [name]: fail }))).not.toThrow()
    jest.advanceTimersByTime(120_000)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('where the skin cannot be mounted; the other slots are filled', () => {
    const provider = create()
    const slots = [slot('skin', ''), slot('b')]
    provider.define(slots)
    provider.refresh(slots)
    arrive(makeTag({ defineOutOfPageSlot: () => null }))
    expect(warn).toHaveBeenCalledTimes(1)
    expect(String(warn.mock.calls[0]?.[1])).toContain('skin could not be mounted')
    expect(refreshes()).toEqual([['b']])
  })
})
