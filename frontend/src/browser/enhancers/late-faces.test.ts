import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { loadFaces } from './late-faces.ts'

const page = new EventTarget()
/** Words of two lines that the italic sets in one; the page is 800 px high. */
const word = {
  top: 100,
  style: { fontFamily: '' },
  getBoundingClientRect: () => {
    const height = word.style.fontFamily === '' ? 90 : 45
    return { top: word.top, bottom: word.top + height, height }
  },
}
const within = { querySelectorAll: (selector: string) => (selector.includes('bodoni') ? [word] : []) }
const browser = {
  document: { fonts: { load: async () => undefined } },
  addEventListener: page.addEventListener.bind(page),
  innerHeight: 800,
  CSS: { supports: () => true },
}

beforeEach(async () => {
  jest.useFakeTimers()
  Object.assign(word, { top: 100 })
  word.style.fontFamily = ''
  Object.assign(globalThis, browser)
  loadFaces(within as unknown as ParentNode)
  await jest.advanceTimersByTimeAsync(0)
  expect(word.style.fontFamily).toBe('')
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
})

const scroll = async (top: number) => {
  word.top = top
  page.dispatchEvent(new Event('scroll'))
  await jest.advanceTimersByTimeAsync(1000)
}

describe('words in italics that would have moved what is in sight', () => {
  it('are set once they are out of it, also where no browser tells that a scroll has ended', async () => {
    await scroll(300)
    expect(word.style.fontFamily).toBe('')
    await scroll(900)
    expect(word.style.fontFamily).toContain('Bodoni opening')
  })

  it.each([
    ['are set above the window where the browser makes good what goes there', true],
    ['wait above it where the browser would move the page', false],
  ])('%s', async (_what, isAnchored) => {
    browser.CSS.supports = () => isAnchored
    await scroll(-400)
    expect(word.style.fontFamily !== '').toBe(isAnchored)
  })
})
