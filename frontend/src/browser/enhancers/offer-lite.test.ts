import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { offerLite } from './offer-lite.ts'

/** As much of an element as the offer is made of. */
class FakeElement {
  className = ''
  readonly style = { cssText: '' }
  readonly children: unknown[] = []
  press = () => undefined as void
  constructor(readonly name: string) {}
  setAttribute() {}
  append(...children: unknown[]) {
    this.children.push(...children)
  }
  addEventListener(_click: string, act: () => void) {
    this.press = act
  }
  remove() {
    shown.delete(this)
  }
  cloneNode() {
    return new FakeElement('the link')
  }
}

const shown = new Set<FakeElement>()
const device = { saveData: false, loadedMs: 900 }
const page = {
  hidden: false,
  isAsking: false,
  documentElement: { getAttribute: () => (page.isAsking ? 'open' : null) },
  // The first link of each page leads into its content.
  querySelector: (selector: string) =>
    selector === 'a' ? { after: (offer: FakeElement) => void shown.add(offer) } : null,
  createElement: (name: string) => new FakeElement(name),
  querySelectorAll: () => [],
}
const replaced = ['document', 'localStorage', 'navigator', 'performance'] as const
const own = replaced.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)

const replace = (name: (typeof replaced)[number], value: object) =>
  Object.defineProperty(globalThis, name, { configurable: true, value })

beforeEach(() => {
  shown.clear()
  Object.assign(device, { saveData: false, loadedMs: 900 })
  Object.assign(page, { hidden: false, isAsking: false })
  const memory = new Map<string, string>()
  replace('document', page)
  replace('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  })
  replace('navigator', { connection: device })
  replace('performance', { getEntriesByType: () => [{ loadEventStart: device.loadedMs }] })
})

afterEach(() => {
  for (const [name, descriptor] of own) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name)
    else Object.defineProperty(globalThis, name, descriptor)
  }
})

/** Opens a page with the footer's link; gives whether the lite version was offered. */
function open(): boolean {
  shown.clear()
  offerLite([new FakeElement('a') as unknown as HTMLElement])
  return shown.size > 0
}

const names = () =>
  [...shown].flatMap(({ children }) => children).map((child) => (child instanceof FakeElement ? child.name : child))

describe('the lite version is offered', () => {
  it('to who saves data, and where the page took more than 8 s to load; not to others', () => {
    expect(open()).toBe(false)
    device.loadedMs = 8001
    expect(open()).toBe(true)
    Object.assign(device, { saveData: true, loadedMs: 900 })
    expect(open()).toBe(true)
  })

  it('by the footer’s own link, with a no beside it', () => {
    device.saveData = true
    open()
    expect(names()).toEqual([expect.stringContaining('meno di 50 KB'), 'br', 'the link', ' ', 'button'])
  })

  it('until the reader says no, on the pages that follow, too', () => {
    device.saveData = true
    open()
    for (const { children } of shown) (children.at(-1) as FakeElement).press()
    expect(shown.size).toBe(0)
    expect(open()).toBe(false)
  })

  it('on the next page, where this one asks about cookies', () => {
    device.saveData = true
    page.isAsking = true
    expect(open()).toBe(false)
    page.isAsking = false
    expect(open()).toBe(true)
  })

  it('not on a page without one, nor to nobody who looks', () => {
    device.saveData = true
    offerLite([])
    page.hidden = true
    expect(open()).toBe(false)
  })
})
