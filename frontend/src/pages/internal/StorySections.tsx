import { Corrections } from '../../components/story/StoryTrust.tsx'
import { StoryText } from '../../components/story/StoryBlocks.tsx'
import { StoryByline } from '../story/StoryByline.tsx'
import { StoryChildren } from '../story/StoryChildren.tsx'
import { StoryTools } from '../story/StoryTools.tsx'
import { SAMPLE_CORRECTIONS, sampleStory } from '../../samples/sample-stories.ts'
import { GallerySection } from './GallerySection.tsx'

/** What a story is made of: byline, tools, every kind of block, corrections, a story inside a group. */
export function StorySections() {
  const story = sampleStory(0)
  const { id, slug, title, section, publishedAt, locked, blocks } = sampleStory(3)
  return (
    <>
      <GallerySection name="Firma e strumenti di una notizia">
        <StoryByline story={story} />
        <StoryTools story={story} />
      </GallerySection>
      <GallerySection name="Firma di una notizia con intelligenza artificiale">
        <StoryByline story={sampleStory(0, { madeWithAI: ['translation', 'summary'] })} />
      </GallerySection>
      <GallerySection name="Testo di una notizia">
        <div style={{ maxWidth: '40rem' }}>
          <StoryText blocks={story.blocks} opening />
        </div>
      </GallerySection>
      <GallerySection name="Correzioni di una notizia">
        <div style={{ maxWidth: '40rem' }}>
          <Corrections story={{ corrections: SAMPLE_CORRECTIONS }} />
        </div>
      </GallerySection>
      <GallerySection name="Notizia dentro un gruppo">
        <StoryChildren items={[{ id, slug, title, section, publishedAt, locked, blocks: blocks.slice(0, 1) }]} />
      </GallerySection>
    </>
  )
}
