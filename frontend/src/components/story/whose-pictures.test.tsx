import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import { samplePicture, sampleStory } from '../../samples/sample-stories.ts'
import { textOf } from '../../testing/render-sample.ts'
import { ClipFigure, PictureFigure } from './StoryBlocks.tsx'

const story = (picture: Picture) => ({
  ...sampleStory(0, { picture }),
  clip: { URL: '/media/clips/a.mp4', captions: [] },
})

const FIGURES: [string, (picture: Picture) => string][] = [
  ['a picture', (picture) => renderToStaticMarkup(<PictureFigure picture={picture} place="story" />)],
  ['the picture of a clip', (picture) => renderToStaticMarkup(<ClipFigure story={story(picture)} />)],
]

describe.each(FIGURES)('under %s of a story', (_figure, draw) => {
  const picture = samplePicture(1)

  it('stands what it shows, and whose it is', () => {
    expect(textOf(draw(picture))).toContain('venerdì pomeriggio. Foto di repertorio')
  })

  it('stands its copyright notice where it has no credit', () => {
    expect(textOf(draw({ ...picture, credit: null, copyright: '© Ada Negri' }))).toContain('pomeriggio. © Ada Negri')
  })

  it('stands the one that is known where the other is not', () => {
    expect(draw({ ...picture, caption: null })).toMatch(/<figcaption[^>]*> ?<span>Foto di repertorio<\/span>/)
    expect(textOf(draw({ ...picture, credit: null }))).toContain('venerdì pomeriggio.')
  })

  it('stands nothing where neither is known', () => {
    expect(draw({ ...picture, caption: null, credit: null })).not.toContain('figcaption')
  })
})
