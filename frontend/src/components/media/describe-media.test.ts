import { describe, expect, it } from '@jest/globals'
import { sampleMultimediaTeaser } from '../../samples/sample-multimedia.ts'
import { describeAmount, describeLength, nameSeries } from './describe-media.ts'
import { posterOf } from './Player.tsx'
import { samplePicture } from '../../samples/sample-stories.ts'

describe('words for what is seen and heard', () => {
  it.each([
    [1, '1 secondo'],
    [45, '45 secondi'],
    [60, '1 minuto'],
    [252, '4 minuti'],
    [3600, '1 ora'],
    [4320, '1 ora e 12 minuti'],
    [7260, '2 ore e 1 minuto'],
  ])('%i seconds are «%s»', (seconds, words) => expect(describeLength(seconds)).toBe(words))

  it('tell how much there is: a length, a number of photographs, nothing where it is not known', () => {
    expect(describeAmount({ ...sampleMultimediaTeaser(0), seconds: 252 })).toBe('4.12')
    expect(describeAmount(sampleMultimediaTeaser(2))).toBe('9 foto')
    expect(describeAmount({ ...sampleMultimediaTeaser(0), seconds: null })).toBeNull()
    expect(describeAmount({ ...sampleMultimediaTeaser(2), pictureCount: 0 })).toBeNull()
  })

  it('name the innermost folder, else the kind', () => {
    expect(nameSeries(sampleMultimediaTeaser(0))).toBe('Tg Libertà')
    expect(nameSeries({ type: 'audio', folders: [] })).toBe('Audio')
  })

  it('ask for no poster wider than its original', () => {
    expect(posterOf(samplePicture(1))).toBe('/media/foto-1/16x9-960.jpg')
    expect(posterOf({ ...samplePicture(1), width: 500 })).toBe('/media/foto-1/16x9-480.jpg')
    expect(posterOf({ ...samplePicture(1), width: 50 })).toBe('/media/foto-1/16x9-120.jpg')
  })
})
