import { describe, expect, it } from '@jest/globals'
import { createSeeker, misspell } from './compose-query.ts'

/** Numbers in [0, 1) that are the same at every run. */
function createNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function shareOf(queries: readonly string[], isSo: (query: string) => boolean): number {
  return queries.filter(isSo).length / queries.length
}

describe('what people seek', () => {
  const words = Array.from({ length: 200 }, (_, index) => `parola${index}`)
  const random = createNumbers()
  const seek = createSeeker(words)
  const queries = Array.from({ length: 2000 }, () => seek(random))

  it('has a long tail: most searches are made once or twice', () => {
    expect(new Set(queries).size).toBeGreaterThan(1000)
  })

  it('some know the paper’s words, others write them wrong, some write what is nothing', () => {
    expect(shareOf(queries, (query) => words.includes(query))).toBeGreaterThan(0.2)
    expect(shareOf(queries, (query) => / parola/.test(query))).toBeGreaterThan(0.25)
    expect(shareOf(queries, (query) => !query.includes('parola'))).toBeGreaterThan(0.1)
  })

  it('nobody seeks nothing', () => {
    expect(queries.filter((query) => query === '')).toEqual([])
  })
})

describe('a typing error', () => {
  it('changes one place of a word', () => {
    const random = createNumbers()
    const lengths = Array.from({ length: 200 }, () => misspell('piacenza', random).length)
    expect(new Set(lengths)).toEqual(new Set([7, 8, 9]))
  })
})
