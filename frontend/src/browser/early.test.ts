import { expect, it, jest } from '@jest/globals'
import { CLOSED_KEY } from './live/hide-closed-breaking.ts'
import { keep } from './support/device-memory.ts'

it('of what starts first, one that fails takes no other with it: the main script is asked for', async () => {
  const append = jest.fn()
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const html = { hasAttribute: () => false, setAttribute: () => undefined, removeAttribute: () => undefined }
  const page = { currentScript: { getAttribute: () => '/main.js' }, createElement: () => ({}), head: { append } }
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    window: new EventTarget(),
    location: { origin: 'http://localhost' },
    document: Object.assign(new EventTarget(), page, { documentElement: html, cookie: '', referrer: '' }),
  })
  // A browser that lacks what it needs; none here has it.
  keep(CLOSED_KEY, '1000')
  await import('./early.ts')
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ src: '/main.js' }))
  expect(warn).toHaveBeenCalledTimes(1)
})
