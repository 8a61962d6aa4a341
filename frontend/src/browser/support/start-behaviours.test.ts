import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { CLIP, SHORTS } from './selectors.ts'
import { startBehaviours } from './start-behaviours.ts'

const elements: Record<string, object[]> = { '[data-clip]': [{ id: 1 }, { id: 2 }], '[data-shorts]': [] }

beforeEach(() => {
  Object.assign(globalThis, { document: { querySelectorAll: (selector: string) => elements[selector] ?? [] } })
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document')
  jest.restoreAllMocks()
})

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('starting behaviours', () => {
  it('calls each once, with the elements of its hook, and never in the task of the caller', async () => {
    const start = jest.fn()
    startBehaviours([{ on: CLIP, start }])
    expect(start).not.toHaveBeenCalled()
    await settle()
    expect(start.mock.calls).toEqual([[elements['[data-clip]']]])
  })

  it('leaves out what the page has nothing for, but not what is of every page', async () => {
    const [absent, always] = [jest.fn(), jest.fn()]
    startBehaviours([{ on: SHORTS, start: absent }, { start: always }])
    await settle()
    expect(absent).not.toHaveBeenCalled()
    expect(always).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no')
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
  ])('one that %s takes no other with it, and is logged', async (_how, failing) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const other = jest.fn()
    startBehaviours([{ on: CLIP, start: failing }, { start: other }])
    await settle()
    expect(other).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls).toEqual([['data-clip of the page failed to start', new Error('no')]])
  })
})
