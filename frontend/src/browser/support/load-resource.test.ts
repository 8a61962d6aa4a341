import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { loadSheet } from './load-resource.ts'

const links: EventTarget[] = []
const createElement = () => Object.assign(new EventTarget(), { setAttribute: () => undefined, append: () => undefined })

beforeEach(() => {
  links.length = 0
  const head = { append: jest.fn((link: EventTarget) => links.push(link)) }
  Object.assign(globalThis, { document: { createElement, head } })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'document'))

const finish = (place: number, outcome: 'load' | 'error') => links[place]?.dispatchEvent(new Event(outcome))

describe('a style sheet that comes late', () => {
  it('is asked for once by all who need it', async () => {
    const loading = [loadSheet('/one.css'), loadSheet('/one.css')]
    finish(0, 'load')
    await Promise.all([...loading, loadSheet('/one.css')])
    expect(links).toHaveLength(1)
  })

  it('that did not come is asked for again by who needs it next', async () => {
    const loading = loadSheet('/two.css')
    finish(0, 'error')
    await expect(loading).rejects.toThrow('/two.css could not be loaded')
    const again = loadSheet('/two.css')
    finish(1, 'load')
    await again
  })
})
