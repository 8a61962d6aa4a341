import { describe, expect, it } from '@jest/globals'
import { guardPersonalPage } from './guard-personal-page.ts'

/** A page that is shown, `persisted` from the back-forward cache. */
function show({ isOwn, persisted }: { isOwn: boolean; persisted: boolean }) {
  const page = new EventTarget()
  let reloads = 0
  const content = { querySelector: (selector: string) => (selector === '[data-own]' && isOwn ? {} : null) }
  const leave = guardPersonalPage(page, content, () => (reloads += 1))
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { leave, count: () => reloads }
}

describe('a page of one reader’s own', () => {
  it('is asked for anew when the back-forward cache shows it, and never where it was just loaded', () => {
    expect(show({ isOwn: true, persisted: true }).count()).toBe(1)
    expect(show({ isOwn: true, persisted: false }).count()).toBe(0)
  })

  it('is left when another tab has signed out', () => {
    const { leave, count } = show({ isOwn: true, persisted: false })
    expect([leave(), count()]).toEqual([true, 1])
  })

  it('is none where everybody reads the same', () => {
    const { leave, count } = show({ isOwn: false, persisted: true })
    expect([leave(), count()]).toEqual([false, 0])
  })
})
