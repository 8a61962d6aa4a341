import { describe, expect, it } from '@jest/globals'
import { SAMPLE_SETTINGS } from '../../samples/sample-site.ts'
import { findSampleShares } from './find-sample-shares.ts'

describe('pages as they are shown where they are shared', () => {
  it('are of every kind: stories, lists, what is seen and heard, people, services; each with its own words and picture', async () => {
    const shares = await findSampleShares(SAMPLE_SETTINGS, '/_subjects')
    const names = shares.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const kinds = [
      'articolo',
      'diretta',
      'annuncio',
      'evento',
      'filmato',
      'puntata',
      'galleria',
      'tag',
      'autore',
      'ricerca',
      'sondaggio',
      'abbonamenti',
    ]
    expect(kinds.filter((kind) => !names.includes(kind))).toEqual([])
    const bare = shares.filter(
      ({ title, description, picture }) => title === '' || description === '' || picture === null,
    )
    expect(bare.map(({ name }) => name)).toEqual([])
    expect(shares.filter(({ picture }) => picture?.alt === '').map(({ name }) => name)).toEqual([])
  })
})
