import { describe, expect, it } from '@jest/globals'
import { samplePicture } from '../../samples/sample-stories.ts'
import { findUnknown, readVocabulary } from '../../testing/read-vocabulary.ts'
import { describeImages } from './describe-images.ts'

const ORIGIN = 'https://www.example.it'
const RATIOS = ['1x1', '4x3', '16x9']

describe('what machines are told of a picture (Google, image metadata)', () => {
  it('names in each crop whose it is, and under which licence', () => {
    const rights = {
      credit: 'Ada Negri / CC BY 4.0',
      creator: 'Ada Negri',
      copyright: '© Ada Negri',
      licence: 'https://creativecommons.org/licenses/by/4.0/',
    }
    const images = describeImages({ ...samplePicture(3), ...rights }, ORIGIN)
    expect(images).toEqual(
      RATIOS.map((ratio) => ({
        '@type': 'ImageObject',
        contentUrl: `${ORIGIN}/media/foto-3/${ratio}-1200.jpg`,
        creditText: rights.credit,
        creator: { '@type': 'Person', name: rights.creator },
        copyrightNotice: rights.copyright,
        license: rights.licence,
      })),
    )
    expect(findUnknown(images, readVocabulary())).toEqual([])
  })

  it('says no more than is known: of a picture of nobody the addresses alone', () => {
    expect(describeImages({ ...samplePicture(3), credit: null }, ORIGIN)).toEqual(
      RATIOS.map((ratio) => `${ORIGIN}/media/foto-3/${ratio}-1200.jpg`),
    )
    expect(describeImages(samplePicture(3), ORIGIN)[0]).toEqual({
      '@type': 'ImageObject',
      contentUrl: `${ORIGIN}/media/foto-3/1x1-1200.jpg`,
      creditText: 'Foto di repertorio',
    })
  })

  it('says where artificial intelligence made it', () => {
    const [image] = describeImages(samplePicture(3), ORIGIN, { isMadeByAI: true })
    expect(image).toHaveProperty('digitalSourceType', 'https://schema.org/TrainedAlgorithmicMediaDigitalSource')
    expect(findUnknown(image, readVocabulary())).toEqual([])
  })
})
