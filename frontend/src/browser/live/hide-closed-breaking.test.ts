import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { keep } from '../support/device-memory.ts'
import { CLOSED_KEY, hideClosedBreaking } from './hide-closed-breaking.ts'

const disconnect = jest.fn()
let bar: { hidden: boolean; getAttribute: () => string } | null
/** As the browser does when it has read on. */
let readOn: () => void

beforeEach(() => {
  disconnect.mockClear()
  bar = null
  readOn = () => undefined
  class MutationObserver {
    disconnect = disconnect
    constructor(private readonly notice: () => void) {}
    observe() {
      readOn = this.notice
    }
  }
  Object.assign(globalThis, {
    MutationObserver,
    document: Object.assign(new EventTarget(), { querySelector: () => bar }),
  })
})

describe('breaking news that a reader has closed', () => {
  it.each([
    ['that piece', 1000, true],
    ['an older one that stands there again', 999, true],
    ['a newer one', 1001, false],
  ])('hides %s as it comes', (_which, at, isHidden) => {
    keep(CLOSED_KEY, '1000')
    hideClosedBreaking()
    readOn()
    expect(disconnect).not.toHaveBeenCalled()
    bar = { hidden: false, getAttribute: () => String(at) }
    readOn()
    expect([bar.hidden, disconnect.mock.calls.length]).toEqual([isHidden, 1])
  })

  it('looks for it no longer once the page has been read', () => {
    keep(CLOSED_KEY, '1000')
    hideClosedBreaking()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('leaves all alone where nothing was closed', () => {
    keep(CLOSED_KEY, null)
    hideClosedBreaking()
    bar = { hidden: false, getAttribute: () => '1000' }
    readOn()
    expect(bar.hidden).toBe(false)
  })
})
