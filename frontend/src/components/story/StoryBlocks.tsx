import { ITALIC, mark } from '../../browser/support/selectors.ts'
import type { Clip } from '@liberta/contracts/media/clip.schema'
import { creditOf } from '@liberta/contracts/media/picture.schema'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import type { StoryBlock } from '@liberta/contracts/story-text/story-block.schema'
import { keepTogether } from '@liberta/italian/break-lines'
import { Fragment } from 'react'
import { InReadAd } from '../ads/HouseAds.tsx'
import { Marker } from '../brand/Nameplate.tsx'
import { VideoPlayer } from '../media/Player.tsx'
import type { PicturePlaceName } from '../../page-definition/pictures/picture-place.table.ts'
import { Photo } from '../pictures/Photo.tsx'
import css from './story-blocks.module.css'

/** After which paragraph the advertisement in the text stands, where so many follow it. */
const AD_AFTER = 6
const LEAST_AFTER_AD = 2

/** How a text looks where it is only part of a page: classes beside its own, and how deep its headings are. */
export interface TextLook {
  text?: string | undefined
  quote?: string | undefined
  accent?: string | undefined
  figure?: string | undefined
  heading: 'h2' | 'h4'
}

const OF_A_PAGE: TextLook = { heading: 'h2' }

/** A story's text, block by block; `opening` gives its first paragraph a tall initial where it begins with a word of letters. */
export function StoryText({
  blocks,
  opening = false,
  advertised = false,
  look = OF_A_PAGE,
}: {
  blocks: readonly StoryBlock[]
  opening?: boolean
  advertised?: boolean
  look?: TextLook
}) {
  const ad = advertised ? placeAdvertisement(blocks) : null
  const isTall = opening && takesTallInitial(blocks)
  return (
    <div className={joinClasses(css.text, isTall && css.opening, look.text)}>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          <TextBlock block={block} look={look} />
          {index === ad && (
            <div className={css.advertisement} data-print="no">
              <InReadAd />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  )
}

/** A letter that is a word («I sì», «È stata») would stand against the next one: browsers drop the space after a tall initial. */
function takesTallInitial(blocks: readonly StoryBlock[]): boolean {
  const first = blocks.find(({ type }) => type === 'paragraph')
  return first?.type === 'paragraph' && !/^\P{L}*\p{L}(?!\p{L}|\p{M}|['’])/u.test(first.text)
}

/** The index of the block after which the advertisement stands: a paragraph followed by another; null in short texts. */
function placeAdvertisement(blocks: readonly StoryBlock[]): number | null {
  const paragraphs = blocks.flatMap((block, index) => (block.type === 'paragraph' ? [index] : []))
  const after = paragraphs[AD_AFTER - 1]
  return after === undefined || paragraphs.length < AD_AFTER + LEAST_AFTER_AD ? null : after
}

/** One block of a story, or of any text made of the same blocks. */
export function TextBlock({ block, look = OF_A_PAGE }: { block: StoryBlock; look?: TextLook }) {
  const Heading = look.heading
  switch (block.type) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'heading':
      return <Heading>{block.text}</Heading>
    case 'quote':
      return (
        <figure className={joinClasses(css.quote, look.quote)}>
          <Marker className={joinClasses(css.accent, look.accent)} />
          <blockquote {...mark(ITALIC, 'bodoni')}>{keepTogether(block.text)}</blockquote>
          {block.by !== null && <figcaption>{block.by}</figcaption>}
        </figure>
      )
    case 'facts':
      return (
        <aside className={css.facts} aria-label={block.title}>
          <Heading>{block.title}</Heading>
          <ul>
            {block.items.map((item) => (
              <li key={`${item.when}${item.text}`}>
                {item.when !== null && <span className={css.when}>{item.when}</span>}
                <span>{item.text}</span>
              </li>
            ))}
          </ul>
        </aside>
      )
    case 'picture':
      return <PictureFigure picture={block.picture} place="inText" className={look.figure} />
  }
}

/** The clip that a story opens with, behind its picture, with what that shows and whose it is. */
export function ClipFigure({ story }: { story: Pick<Story, 'title' | 'picture' | 'videoSeconds'> & { clip: Clip } }) {
  const { title, picture, videoSeconds: seconds, clip } = story
  return (
    <figure className={css.figure} data-place="story">
      <VideoPlayer item={{ title, picture, seconds, sourceURL: clip.URL, captions: clip.captions }} />
      {picture !== null && <Caption picture={picture} />}
    </figure>
  )
}

/** A picture with its caption and credit. */
export function PictureFigure({
  picture,
  place,
  eager = false,
  className,
}: {
  picture: Picture
  place: PicturePlaceName
  eager?: boolean
  className?: string | undefined
}) {
  return (
    <figure className={joinClasses(css.figure, className)} data-place={place}>
      <div className={css.photo}>
        <Photo picture={picture} place={place} eager={eager} />
      </div>
      <Caption picture={picture} />
    </figure>
  )
}

/** What stands under a picture: what it shows, and whose it is; nothing of one of which neither is known. */
function Caption({ picture }: { picture: Picture }) {
  const { caption } = picture
  const credit = creditOf(picture)
  if (caption === null && credit === null) return null
  return (
    <figcaption className={css.caption}>
      {caption !== null && <span className={css.captionText}>{caption}</span>}{' '}
      {credit !== null && <span>{credit}</span>}
    </figcaption>
  )
}

function joinClasses(...classes: readonly (string | false | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
