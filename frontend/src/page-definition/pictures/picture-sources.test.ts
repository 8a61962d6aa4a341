import { describe, expect, it } from '@jest/globals'
import { parsePictureAddress } from '@liberta/contracts/media/picture-address'
import { samplePicture } from '../../samples/sample-stories.ts'
import { PICTURE_PLACES } from './picture-place.table.ts'
import { buildSourceSet, frameOf } from './picture-sources.ts'

describe('buildSourceSet', () => {
  it('names only renditions that are offered, for every place', () => {
    Object.values(PICTURE_PLACES).forEach((place) => {
      const set = buildSourceSet(samplePicture(1), { ...place, format: 'avif' })
      const addresses = set.split(',').map((candidate) => candidate.split(' ')[0] ?? '')
      expect(addresses.length).toBeGreaterThan(0)
      addresses.forEach((address) => expect(parsePictureAddress(address)).not.toBeNull())
    })
  })

  it('asks for nothing wider than the original', () => {
    const small = { ...samplePicture(1), width: 700, height: 500 }
    expect(buildSourceSet(small, { ratio: '3x2', format: 'jpg', from: 320, to: 1200 })).not.toContain('800w')
  })

  it('asks for the smallest rendition of an original smaller than all', () => {
    const tiny = { ...samplePicture(1), width: 90, height: 60 }
    expect(buildSourceSet(tiny, { ratio: '3x2', format: 'jpg', from: 320, to: 1200 })).toBe(
      '/media/foto-1/3x2-320.jpg 320w',
    )
  })
})

describe('frameOf', () => {
  it('keeps the place of a crop, and the original frame of a full picture', () => {
    expect(frameOf(samplePicture(1), '16x9', 640)).toEqual({ width: 640, height: 360 })
    expect(frameOf({ ...samplePicture(1), width: 1000, height: 2000 }, 'full', 640)).toEqual({
      width: 640,
      height: 1280,
    })
  })
})
