import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { buildPictureAddress, parsePictureAddress } from './picture-address.ts'
import { PICTURE_FORMATS, PICTURE_RATIOS, PICTURE_WIDTHS, pictureIdSchema } from './picture.schema.ts'

describe('addresses of pictures', () => {
  it('whatever the id, what is built is read back', () => {
    const rendition = fc.record({
      id: fc
        .oneof(
          fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
          fc.constantFrom('IMG_2026.4', 'DSC_0042', 'foto.2026.11', '12345', '2026/11/ponte', 'scena-po-017'),
        )
        .filter((id) => pictureIdSchema.safeParse(id).success),
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
    '/media/%61/3x2-640.jpg',
    '/media/%/3x2-640.jpg',
    '/media/%2e%2e/3x2-640.jpg',
    '/media/..%2Fapi/3x2-640.jpg',
  ])('%s is not offered', (path) => {
    expect(parsePictureAddress(path)).toBeNull()
  })
})
