import { describe, expect, it } from '@jest/globals'
import { pagesAround } from './pages-around.ts'

describe('pagesAround', () => {
  it.each([
    [1, 1, [1]],
    [1, 12, [1, 2, 3, 12]],
    [6, 12, [1, 4, 5, 6, 7, 8, 12]],
    [12, 12, [1, 10, 11, 12]],
  ])('page %i of %i', (page, pages, named) => expect(pagesAround(page, pages)).toEqual(named))
})
