import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { startAccount } from './start-account.ts'

const page = new EventTarget()
const addEventListener = page.addEventListener.bind(page)
const attributes = new Map<string, string>()

/** As much of an element as a press asks for. */
class Element {
  closest = () => this
  querySelector = () => null
  append = () => undefined
  getAttribute = (name: string) => attributes.get(name) ?? null
  hasAttribute = (name: string) => attributes.has(name)
  setAttribute = (name: string, value: string) => void attributes.set(name, value)
  removeAttribute = (name: string) => void attributes.delete(name)
}

const goTo = jest.fn()
const browser = {
  Element,
  HTMLFormElement: Element,
  HTMLAnchorElement: Element,
  window: page,
  addEventListener,
  document: {
    cookie: '',
    hidden: false,
    body: new Element(),
    addEventListener,
    createElement: () => new Element(),
    querySelector: () => null,
    querySelectorAll: () => [new Element()],
  },
  location: { pathname: '/', search: '', hash: '', assign: goTo },
}
beforeAll(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ url: 'https://sso.example/authorize' }))
  Object.assign(globalThis, browser)
})
afterAll(() => {
  jest.restoreAllMocks()
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
})

it('a button that led away can be pressed at once by whoever comes back', async () => {
  startAccount()
  page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: new Element() }))
  expect(attributes.has('aria-busy')).toBe(true)
  await waitUntil(() => goTo.mock.calls.length > 0)
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(attributes.has('aria-busy')).toBe(false)
})
