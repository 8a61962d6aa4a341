import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { buildShareAddress, parseShareAddress } from './share-address.ts'
import type { ShareAddress } from './share-address.ts'

const digest = '0123456789abcdef'

const parse = (address: string) => {
  const [path = '', query = ''] = address.split('?')
  return parseShareAddress({ path, query })
}

describe('the address of a drawn picture', () => {
  it.each<[string, Omit<ShareAddress, 'digest'>]>([
    [`/share/${digest}.png`, { path: '/', query: '' }],
    [`/share/${digest}/cronaca/page_2.png`, { path: '/cronaca/page_2', query: '' }],
    [`/share/${digest}/surveyDetail.png?id=teatro`, { path: '/surveyDetail', query: 'id=teatro' }],
    [`/share/${digest}/a.png.png`, { path: '/a.png', query: '' }],
  ])('%s is of the page %j', (address, page) => {
    expect(buildShareAddress({ digest, ...page })).toBe(address)
    expect(parse(address)).toEqual({ digest, ...page })
  })

  it.each([
    '/share/',
    `/share/${digest}`,
    `/share/${digest}/.png`,
    `/share/${digest}/a`,
    `/share/${digest}a.png`,
    `/share/${digest.slice(1)}.png`,
    `/share/${digest.toUpperCase()}/a.png`,
    `/shares/${digest}/a.png`,
    `//share/${digest}/a.png`,
  ])('%s is none', (address) => expect(parse(address)).toBeNull())

  it('is read back as it was written, whatever the page', () => {
    const path = fc.oneof(
      fc.constant('/'),
      fc.array(fc.webSegment({ size: 'small' }), { minLength: 1, maxLength: 5 }).map((parts) => `/x${parts.join('/')}`),
    )
    const query = fc.webQueryParameters()
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{16}$/), path, query, (ofWords, ofPage, search) => {
        const address = { digest: ofWords, path: ofPage, query: search.replaceAll('?', '') }
        expect(parse(buildShareAddress(address))).toEqual(address)
      }),
    )
  })

  it('is one alone: what is read is written the same again', () => {
    const piece = fc.constantFrom('/', '//', '/share', '/', digest, 'A', '.png', '.', '%2e', '\n', '?', 'è', 'x')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const path = `/share/${pieces.join('').replaceAll('?', '')}`
        const read = parseShareAddress({ path, query: '' })
        if (read !== null) expect(buildShareAddress(read)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})
