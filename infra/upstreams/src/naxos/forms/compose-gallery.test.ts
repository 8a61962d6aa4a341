import { describe, expect, it } from '@jest/globals'
import { composeGallery } from './compose-gallery.ts'

const choose = (subject: string, variant: number) => ({
  // As in a folder of photographs that has three of each subject.
  id: `${subject}-${variant % 3}`,
  width: 1600,
  height: 1067,
  alt: subject,
  caption: null,
  credit: null,
  colour: null,
})

describe('the pictures of a gallery', () => {
  const scene = { subject: 'stadium' as const, variant: 7, alt: 'Una tribuna' }

  it('are never the same twice, its own subject first', () => {
    const ids = composeGallery(scene, 40, choose).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(8)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.slice(0, 3).every((id) => id.startsWith('stadium'))).toBe(true)
  })

  it('are no more than it has', () => {
    expect(composeGallery(scene, 4, choose)).toHaveLength(4)
  })
})
