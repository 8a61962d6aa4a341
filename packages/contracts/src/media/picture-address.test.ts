import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { buildPictureAddress, parsePictureAddress } from './picture-address.ts'
import { PICTURE_FORMATS, PICTURE_RATIOS, PICTURE_WIDTHS } from './picture.schema.ts'

describe('addresses of pictures', () => {
  it('what is built is read back', () => {
    const rendition = fc.record({
      id: fc.stringMatching(/^[a-z0-9]{1,9}(?:-[a-z0-9]{1,9}){0,3}$/),
      ratio: fc.constantFrom(...PICTURE_RATIOS),
      width: fc.constantFrom(...PICTURE_WIDTHS),
      format: fc.constantFrom(...PICTURE_FORMATS),
    })
    fc.assert(fc.property(rendition, (asked) => expect(parsePictureAddress(buildPictureAddress(asked))).toEqual(asked)))
  })

  it.each([
    '/media/a/3x2-641.avif',
    '/media/../3x2-640.avif',
    '/media/a/3x2-640.gif',
    '/media/a/9x9-640.jpg',
    '/media/a-/3x2-640.jpg',
  ])('%s is not offered', (path) => {
    expect(parsePictureAddress(path)).toBeNull()
  })
})
