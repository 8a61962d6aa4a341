import { renderToStaticMarkup } from 'react-dom/server'
import { createElement as h, Fragment } from 'react'
import type { ReactNode } from 'react'
import { creditOf } from '@liberta/contracts/media/picture.schema'
import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { StoryBlock } from '@liberta/contracts/story-text/story-block.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { LoadContext } from '../page-definition/page-definition.tsx'
import { takeIfPresent } from '../page-definition/load-answer.ts'

/**
 * The texts of stories as HTML, by their ids, and what they are made of. None where the feed gives summaries; a story for subscribers is
 * never among them, nor one that cannot be had now.
 */
export async function readWholeText(
  stories: readonly Pick<StoryTeaser, 'id' | 'premium'>[],
  { source, settings }: Pick<LoadContext, 'source' | 'settings'>,
): Promise<{ texts: ReadonlyMap<number, string>; tags: readonly string[] }> {
  if (settings.feeds.content === 'summary') return { texts: new Map(), tags: [] }
  const open = stories.filter(({ premium }) => !premium)
  const found = await Promise.all(open.map(async ({ id }) => takeIfPresent(await source.read('story', { id }))))
  const texts = found.flatMap(({ body }) =>
    body === null || body.premium || body.locked ? [] : [[body.id, writeHtml(body.blocks, settings.origin)] as const],
  )
  return { texts: new Map(texts), tags: found.flatMap(({ tags }) => tags) }
}

/** The text of a story for who reads it elsewhere: elements without a class, addresses absolute. */
export function writeHtml(blocks: readonly StoryBlock[], origin: string): string {
  return renderToStaticMarkup(h(Fragment, null, ...blocks.map((block) => writeBlock(block, origin))))
}

function writeBlock(block: StoryBlock, origin: string): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return h('p', null, block.text)
    case 'heading':
      return h('h2', null, block.text)
    case 'quote':
      return h('blockquote', null, h('p', null, block.text), block.by && h('footer', null, block.by))
    case 'facts': {
      const items = block.items.map(({ when, text }) => h('li', null, when && h('strong', null, `${when} `), text))
      return h(Fragment, null, h('h2', null, block.title), h('ul', null, ...items))
    }
    case 'picture': {
      const { id, alt, caption } = block.picture
      const src = origin + buildPictureAddress({ id, ratio: 'full', width: 1200, format: 'jpg' })
      const words = [caption, creditOf(block.picture)].filter((part) => part !== null).join(' ')
      // Without `loading` React would have the picture preloaded, by a link before the text.
      return h('figure', null, h('img', { src, alt, loading: 'lazy' }), words !== '' && h('figcaption', null, words))
    }
  }
}
