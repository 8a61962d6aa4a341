import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { NowListening } from './now-listening.ts'

/** As much of an element as the player touches. */
class Part extends EventTarget {
  readonly attributes = new Map<string, string>()
  readonly style = { setProperty: () => undefined }
  readonly focus = jest.fn()
  children: unknown[] = []
  textContent = ''
  value = ''
  isGone = false
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    made.push(this)
  }

  get firstChild(): unknown {
    return this.children[0] ?? null
  }

  getAttribute = (name: string) => this.attributes.get(name) ?? null
  hasAttribute = (name: string) => this.attributes.has(name)
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value)
  removeAttribute = (name: string) => void this.attributes.delete(name)
  toggleAttribute = () => false
  append = (...children: unknown[]) => void this.children.push(...children)
  replaceChildren = (...children: unknown[]) => void (this.children = children)
  remove = () => void (this.isGone = true)
  closest = () => null
}

/** A recording that never comes. As HTML has it, `play` alone ends a pause, and a new source what was promised of the old one. */
class Recording extends Part {
  paused = true
  error = null
  readyState = 0
  currentTime = 0
  duration = Number.NaN
  endPromise: (reason: Error) => void = () => undefined

  set src(_: string) {
    this.paused = true
    this.endPromise(new DOMException('', 'AbortError'))
  }

  play(): Promise<void> {
    this.paused = false
    return new Promise((_, reject) => (this.endPromise = reject))
  }

  pause = () => void (this.paused = true)
}

const made: Part[] = []
const find = (name: string) => made.findLast((part) => part.name === name)
const linkOf = (id: string) => {
  const link = Object.assign(new Part('a'), { pathname: `/media/${id}.mp3` })
  for (const [name, value] of Object.entries({
    listen: id,
    title: id,
    series: 's',
    seconds: '600',
    cover: '/media/c.jpg',
  }))
    link.setAttribute(`data-${name}`, value)
  return link as unknown as HTMLAnchorElement & Part
}
const [first, second] = [linkOf('A'), linkOf('B')]
const form = { isThere: false }
const page = new EventTarget()
const [device, tab] = [new Map<string, string>(), new Map<string, string>()]
const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
})
const make = (name: string) => (name === 'audio' ? new Recording(name) : new Part(name))
const browser = {
  document: {
    body: new Part('body'),
    head: new Part('head'),
    documentElement: new Part('html'),
    createElement: make,
    createElementNS: (_: string, name: string) => make(name),
    querySelector: () => (form.isThere ? {} : null),
    querySelectorAll: () => [first, second],
  },
  location: { pathname: '/podcast' },
  HTMLElement: Part,
  HTMLInputElement: Part,
  matchMedia: () => new Part('media'),
  localStorage: storageOf(device),
  sessionStorage: storageOf(tab),
  addEventListener: page.addEventListener.bind(page),
}

let pressLink: (link: HTMLAnchorElement) => void
beforeAll(async () => {
  Object.assign(globalThis, browser, { BroadcastChannel: undefined })
  ;({ pressLink } = await import('./listening-player.ts'))
})
afterAll(() => {
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
})

const comeBack = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const leftElsewhere: NowListening = {
  id: 'A',
  source: '/media/A.mp3',
  title: 'A',
  series: 's',
  cover: null,
  seconds: 600,
  next: null,
  at: 30,
  playing: true,
  speed: 1,
}

describe('the player', () => {
  it('does not begin where one comes back to something that is to be written', () => {
    form.isThere = true
    tab.set('ascolto', JSON.stringify(leftElsewhere))
    comeBack()
    expect([find('aside')?.name, tab.has('ascolto')]).toEqual([undefined, true])
    form.isThere = false
  })

  it('says that a recording loads which is begun while another one loads', async () => {
    pressLink(first)
    pressLink(second)
    await new Promise((resolve) => setImmediate(resolve))
    expect(find('aside')?.getAttribute('data-phase')).toBe('loading')
  })

  it('asks for the cover once the sheet has come that hides it from a phone', async () => {
    const cover = find('img') as { src?: string } | undefined
    expect(cover?.src).toBeUndefined()
    find('link')?.dispatchEvent(new Event('load'))
    await new Promise((resolve) => setImmediate(resolve))
    expect(cover?.src).toBe('/media/c.jpg')
  })

  it('remembers how far one was moved when another one is begun', () => {
    const rule = find('input')
    if (rule) rule.value = '400'
    rule?.dispatchEvent(new Event('input'))
    pressLink(first)
    expect(device.get('ascoltati')).toBe('[["B",400,0]]')
  })

  it('is gone where it was closed on the page after, and the focus is left where it is', () => {
    tab.delete('ascolto')
    comeBack()
    expect([find('aside')?.isGone, first.focus.mock.calls]).toEqual([true, []])
  })
})
