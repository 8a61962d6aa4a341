import { describe, expect, it } from '@jest/globals'
import { drawReads } from './hot-pages.ts'

describe('what readers ask for', () => {
  const pages = Array.from({ length: 100 }, (_, index) => `/${index}`)
  const reads = drawReads(pages, 20_000)
  const countOf = (page: string) => reads.filter((read) => read === page).length

  it('is the second page half as often as the first, and the tenth a tenth as often', () => {
    expect(countOf('/0') / countOf('/1')).toBeCloseTo(2, 1)
    expect(countOf('/0') / countOf('/9')).toBeCloseTo(10, 0)
  })

  it('is every page once at least', () => {
    expect(new Set(reads).size).toBe(pages.length)
  })
})
