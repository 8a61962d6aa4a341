import { buildSectionAddress, buildStoryAddress, buildTagAddress } from '@liberta/addresses/site-address'
import { buildStoryTopic } from '@liberta/contracts/live/live-topic'
import { countParagraphs } from '@liberta/contracts/live/tell-news'
import type { Story } from '@liberta/contracts/stories/story.schema'
import type { Plan } from '@liberta/contracts/subscriptions/offer.schema'
import { GuideAd, PodcastAd, TellUsAd } from '../../components/ads/HouseAds.tsx'
import { NewsletterBox } from '../../components/ads/NewsletterBox.tsx'
import card from '../../components/cards/card.module.css'
import { StoryLabel } from '../../components/cards/StoryCard.tsx'
import { MarkedLinks } from '../../components/cards/MarkedLinks.tsx'
import { SubscribersMark } from '../../components/cards/SubscribersMark.tsx'
import { composeRelated } from '../../components/rows/compose-rows.ts'
import { CardRow } from '../../components/rows/CardRow.tsx'
import rowCss from '../../components/rows/row.module.css'
import parts from '../../styles/parts.module.css'
import { SectionHead } from '../../components/section-head/SectionHead.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { Breadcrumbs } from '../../components/links/LinkItems.tsx'
import { NewsLine } from '../../components/live/NewsLine.tsx'
import { MostRead } from '../../components/lists/MostRead.tsx'
import { keepTogether } from '@liberta/italian/break-lines'
import { Corrections } from '../../components/story/StoryTrust.tsx'
import { ClipFigure, PictureFigure, StoryText } from '../../components/story/StoryBlocks.tsx'
import { mark, READ } from '../../browser/support/selectors.ts'
import { StoryByline } from './StoryByline.tsx'
import { StoryChildren } from './StoryChildren.tsx'
import css from '../../components/story/story-page.module.css'
import { StoryTools } from './StoryTools.tsx'
import { SubscribersWall } from './SubscribersWall.tsx'
import { breadcrumbsOf } from './breadcrumbs.ts'

const MOST_READ_SHOWN = 5
/** Letters from which on the title is set smaller. */
const LONG_TITLE = 120

export interface StoryContent {
  story: Story
  /** The subscriptions on offer, where the story is locked; none where they cannot be had now. */
  plans: readonly Plan[]
}

/** A story: breadcrumbs, label, title, standfirst, byline, tools, picture, corrections, text, tags, then what to read next (docs/design.md). */
export function StoryPage({ story, plans }: StoryContent) {
  const { mostRead, settings } = useFrame()
  return (
    <>
      <article className={`${css.story} ${parts.width}`} {...mark(READ, story.id)}>
        <header>
          <Breadcrumbs steps={breadcrumbsOf(settings.grammar, story)} />
          <div className={css.labels}>
            <StoryLabel story={story} marked />
            <SubscribersMark premium={story.premium} />
          </div>
          <h1
            className={css.title}
            data-opinion={story.kind === 'opinion' || undefined}
            data-long={story.title.length > LONG_TITLE || undefined}
          >
            {keepTogether(story.title)}
          </h1>
          {story.standfirst !== null && <p className={css.standfirst}>{story.standfirst}</p>}
          <StoryByline story={story} />
          <NewsLine
            topic={buildStoryTopic(story.id)}
            shown={{ paragraphs: countParagraphs(story), updatedAt: story.updatedAt }}
          />
        </header>
        <div className={css.columns}>
          <div className={css.main}>
            <StoryTools story={story} />
            <Opening story={story} />
            <div className={css.body}>
              <Corrections story={story} />
              <StoryText blocks={story.blocks} opening advertised />
              {story.locked ? (
                <>
                  <MarkedLinks links={story.children} />
                  <SubscribersWall story={story} plans={plans} />
                </>
              ) : (
                <StoryChildren items={story.children} />
              )}
              <StoryTags story={story} />
              <p
                className={css.address}
                data-print="only"
              >{`${settings.origin}${buildStoryAddress(settings.grammar, story)}`}</p>
            </div>
          </div>
          <aside className={css.rail} aria-label="Altre notizie">
            <PodcastAd />
            {mostRead.length > 0 && <MostRead stories={mostRead.slice(0, MOST_READ_SHOWN)} />}
            <div className={css.guide}>
              <GuideAd />
            </div>
          </aside>
        </div>
      </article>
      <ReadNext story={story} />
    </>
  )
}

/** What a story opens with: its clip, else its picture; an opinion with neither. */
function Opening({ story }: { story: Story }) {
  const { clip, kind, picture } = story
  if (clip !== null) return <ClipFigure story={{ ...story, clip }} />
  return picture === null || kind === 'opinion' ? null : <PictureFigure picture={picture} place="story" eager />
}

function StoryTags({ story }: { story: Story }) {
  const grammar = useGrammar()
  const named = new Set(story.tags.map(({ name }) => name))
  const others = story.sections.slice(1).filter(({ name }) => !named.has(name))
  if (story.tags.length + others.length === 0) return null
  return (
    <nav aria-label="Argomenti">
      <ul className={css.tags}>
        {story.tags.map(({ id, slug, name }) => (
          <li key={`tag-${id}`}>
            <a href={buildTagAddress(grammar, slug)}>{name}</a>
          </li>
        ))}
        {others.map(({ id, path, name }) => (
          <li key={`section-${id}`}>
            <a href={buildSectionAddress(grammar, path)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ReadNext({ story }: { story: Story }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  const [tag] = story.tags
  const all = tag === undefined ? undefined : { name: tag.name, href: buildTagAddress(grammar, tag.slug) }
  return (
    <div className={parts.width} data-print="no">
      {story.readNext.length > 0 && (
        <section aria-label="Da leggere ora">
          <SectionHead name={tag === undefined ? 'Da leggere ora' : 'Sullo stesso tema'} all={all} />
          {composeRelated(story.readNext.slice(0, 3)).map((row, index) => (
            <CardRow key={index} row={row} level={3} now={now} />
          ))}
        </section>
      )}
      <div className={rowCss.row}>
        <div className={rowCss.cell} data-span={7}>
          <TellUsAd />
        </div>
        <div className={`${rowCss.cell} ${card.card}`} data-span={5}>
          <NewsletterBox />
        </div>
      </div>
    </div>
  )
}
