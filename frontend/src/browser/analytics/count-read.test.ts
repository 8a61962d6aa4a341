import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { countRead } from './count-read.ts'

const sendBeacon = jest.fn<(path: string, body: Blob) => boolean>()
const story = { getAttribute: (name: string) => (name === 'data-read' ? '7242' : null) } as unknown as HTMLElement
let page: EventTarget

beforeEach(() => {
  sendBeacon.mockClear()
  page = Object.assign(new EventTarget(), { prerendering: false })
  Object.assign(globalThis, { document: page })
  Object.defineProperty(globalThis, 'navigator', { value: { sendBeacon }, configurable: true })
})

describe('a story that is read', () => {
  it('is told by its number, and nothing else', async () => {
    countRead([story])
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    const [path, body] = sendBeacon.mock.calls[0] ?? []
    expect([path, body?.type, await body?.text()]).toEqual(['/api/reads', 'application/json', '{"story":7242}'])
  })

  it('is told when a page that was prepared out of sight is looked at, not before', () => {
    Object.assign(page, { prerendering: true })
    countRead([story])
    expect(sendBeacon).not.toHaveBeenCalled()
    page.dispatchEvent(new Event('prerenderingchange'))
    expect(sendBeacon).toHaveBeenCalledTimes(1)
  })

  it('is told when a tab that was opened behind another is looked at, not before', () => {
    Object.assign(page, { hidden: true })
    countRead([story])
    page.dispatchEvent(new Event('visibilitychange'))
    expect(sendBeacon).not.toHaveBeenCalled()
    Object.assign(page, { hidden: false })
    page.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(sendBeacon).toHaveBeenCalledTimes(1)
  })
})
