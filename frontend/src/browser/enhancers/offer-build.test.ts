import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createRequests } from '../../testing/page-requests.ts'
import { ASK_EVERY_MS, offerBuild } from './offer-build.ts'

const OWN = 'a1b2c3'
const asked: string[] = []
const field = { value: '', defaultValue: '' }
const page = {
  hidden: false,
  isAsking: false,
  activeElement: null as object | null,
  documentElement: { getAttribute: () => (page.isAsking ? 'open' : null) },
  querySelectorAll: (selector: string) => (selector.startsWith('textarea') ? [field] : []),
}
const press = { reload: (): unknown => undefined, dismiss: () => undefined as void }
const reload = jest.fn()
let offer: { hidden: boolean; querySelectorAll: () => object[] }
let answer: () => Promise<unknown>
let status = 200

const button = (name: keyof typeof press) => ({
  addEventListener: (_click: string, act: () => void) => (press[name] = act),
})

beforeEach(() => {
  jest.useFakeTimers()
  asked.length = 0
  reload.mockClear()
  const memory = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  }
  const fetch = async (address: string, { cache }: RequestInit) => {
    asked.push(`${address} ${cache}`)
    return { json: answer }
  }
  const XMLHttpRequest = createRequests(async () => status)
  Object.assign(page, { hidden: false, isAsking: false, activeElement: null })
  Object.assign(globalThis, { document: page, sessionStorage, fetch, XMLHttpRequest, location: { reload } })
  open()
})

afterEach(() => {
  jest.useRealTimers()
  for (const name of ['document', 'sessionStorage', 'XMLHttpRequest', 'location'])
    Reflect.deleteProperty(globalThis, name)
})

/** A page of the build `OWN`; what it remembers of the tab stays. */
function open(): void {
  jest.clearAllTimers()
  offer = { hidden: true, querySelectorAll: () => [button('reload'), button('dismiss')] }
  offerBuild([{ querySelector: () => offer, getAttribute: () => OWN } as unknown as HTMLElement])
}

/** Lets the page ask once for each answer, and gives whether the offer was in sight after each. */
async function poll(...ids: unknown[]): Promise<boolean[]> {
  const seen = []
  for (const id of ids) {
    answer = async () => ({ id })
    await jest.advanceTimersByTimeAsync(ASK_EVERY_MS)
    seen.push(!offer.hidden)
  }
  return seen
}

describe('a new build is offered (requirements 1.26, 7.34)', () => {
  it('the latest is asked for every 300000 ms, past every cache, with the time as its query', async () => {
    jest.setSystemTime(1_000_000)
    answer = async () => ({ id: OWN })
    await jest.advanceTimersByTimeAsync(299_999)
    expect(asked).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    await jest.advanceTimersByTimeAsync(300_000)
    expect(asked).toEqual(['/builds/latest.json?1300000 no-store', '/builds/latest.json?1600000 no-store'])
  })

  it('after the same new id was read twice running, and not before', async () => {
    expect(await poll(OWN, 'new', 'new')).toEqual([false, false, true])
  })

  it('not while copies are replaced and the answer goes back and forth', async () => {
    expect(await poll('new', OWN, 'new', OWN, 'newer', 'new')).toEqual(Array.from({ length: 6 }, () => false))
  })

  it('once each id: not after it was sent away, nor on the tab’s next page of the old build, but again for another', async () => {
    expect(await poll('new', 'new')).toEqual([false, true])
    press.dismiss()
    expect(await poll('new', 'new')).toEqual([false, false])
    open()
    expect(await poll('new', 'new', 'newer', 'newer')).toEqual([false, false, false, true])
  })

  it('is not offered again on this page, where the browser keeps nothing for us', async () => {
    Reflect.deleteProperty(globalThis, 'sessionStorage')
    expect(await poll('unkept', 'unkept')).toEqual([false, true])
    press.dismiss()
    expect(await poll('unkept', 'unkept')).toEqual([false, false])
  })

  it('not over the question about cookies: after it', async () => {
    page.isAsking = true
    expect(await poll('new', 'new', 'new')).toEqual([false, false, false])
    page.isAsking = false
    expect(await poll('new')).toEqual([true])
  })

  it('loads the page anew at a press, where there is one, and never by itself', async () => {
    await poll('new', 'new', 'new')
    expect(reload).not.toHaveBeenCalled()
    status = 503
    await press.reload()
    expect(reload).not.toHaveBeenCalled()
    status = 200
    await press.reload()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('waits while the reader writes, and comes afterwards', async () => {
    page.activeElement = field
    expect(await poll('new', 'new', 'new')).toEqual([false, false, false])
    page.activeElement = null
    expect(await poll('new')).toEqual([true])
  })

  it('a page that nobody looks at asks nothing', async () => {
    page.hidden = true
    expect(await poll('new', 'new')).toEqual([false, false])
    expect(asked).toEqual([])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['no answer', () => Promise.reject(new Error('offline'))],
    ['no JSON', () => Promise.reject(new SyntaxError('<'))],
    ['nothing', async () => null],
    ['no id', async () => ({})],
    ['an id that is none', async () => ({ id: 7 })],
  ])('%s is silence, and no offer', async (_what, failing) => {
    answer = failing
    await jest.advanceTimersByTimeAsync(2 * ASK_EVERY_MS)
    expect(asked).toHaveLength(2)
    expect(offer.hidden).toBe(true)
    expect(await poll('new', 'new')).toEqual([false, true])
  })
})
