import {
  anchorOfLiveEntry,
  buildLiveEntryAddress,
  buildLivePageAddress,
  buildStoryAddress,
} from '@liberta/addresses/site-address'
import type { LiveBlog, LiveEntry, LiveFacts } from '@liberta/contracts/live-blog/live-blog.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { nameNewDay } from '@liberta/italian/day-words'
import { keepTogether } from '@liberta/italian/break-lines'
import { writeClock } from '@liberta/italian/italian-date'
import {
  LIVE_BLOG,
  LIVE_FEED,
  LIVE_FIGURE,
  LIVE_MOMENTS,
  LIVE_STATE,
  LIVE_STEPS,
  mark,
  READ,
  SHARE,
} from '../../browser/support/selectors.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { Breadcrumbs } from '../../components/links/LinkItems.tsx'
import { MostRead } from '../../components/lists/MostRead.tsx'
import { OfferLine } from '../../components/live/NewsLine.tsx'
import { Corrections, MadeWithAI } from '../../components/story/StoryTrust.tsx'
import { SaveButton } from '../../components/save-button/SaveButton.tsx'
import { writeMail } from '../../components/story/share-story.ts'
import storyCss from '../../components/story/story-page.module.css'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import parts from '../../styles/parts.module.css'
import { breadcrumbsOf } from '../story/breadcrumbs.ts'
import { layEntries } from './lay-entries.ts'
import type { LaidEntries, LivePart, LiveStep } from './lay-entries.ts'
import { LiveEntryItem } from './LiveEntryItem.tsx'
import { LiveFigure } from './LiveFigure.tsx'
import css from './live-blog.module.css'
import { sayLiveState } from './say-live-state.ts'
import type { LiveMoment } from './say-live-state.ts'

const MOST_READ_SHOWN = 5
const KEY_MOMENTS_SHOWN = 7

/** A story that is a live blog, and what of it is shown. */
export interface LiveBlogContent {
  story: Story & { live: LiveFacts; liveBlog: LiveBlog }
  part: LivePart
  moment: LiveMoment
}

/** A live blog: title, standfirst, one line of state; key moments, entries, a number that matters (docs/design.md, live blog). */
export function LiveBlogPage({ story, part, moment }: LiveBlogContent) {
  const { mostRead, settings } = useFrame()
  const { keyMoments, figure } = story.liveBlog
  const laid = layEntries(story.liveBlog, story.live, part)
  return (
    <article className={`${storyCss.story} ${parts.width}`} {...mark(READ, story.id)}>
      <header>
        <Breadcrumbs steps={breadcrumbsOf(settings.grammar, story)} />
        <h1 className={`${storyCss.title} ${css.title}`}>{keepTogether(story.title)}</h1>
        {story.standfirst !== null && <p className={storyCss.standfirst}>{story.standfirst}</p>}
        <MadeWithAI story={story} />
        <div className={css.bar}>
          <StateLine moment={moment} />
          <LiveTools story={story} />
        </div>
      </header>
      <div className={`${storyCss.columns} ${css.columns}`}>
        <div className={css.moments} {...mark(LIVE_MOMENTS)}>
          {keyMoments.length > 0 && <KeyMoments story={story} laid={laid} />}
        </div>
        <div className={css.main}>
          <Corrections story={story} />
          <OfferLine />
          <h2 className={parts.hidden}>Aggiornamenti</h2>
          <Feed story={story} laid={laid} isNewest={part.type !== 'page'} />
          <div {...mark(LIVE_STEPS)}>
            <Steps story={story} laid={laid} />
          </div>
        </div>
        <aside className={css.rail} aria-label="In breve">
          <div {...mark(LIVE_FIGURE)}>{figure !== null && <LiveFigure figure={figure} />}</div>
          {mostRead.length > 0 && <MostRead stories={mostRead.slice(0, MOST_READ_SHOWN)} />}
        </aside>
      </div>
    </article>
  )
}

/** How it stands; script keeps the line true where the page stays open. */
export function StateLine({ moment }: { moment: LiveMoment }) {
  const { now } = useFrame()
  const { state, title, words } = sayLiveState(moment, now)
  return (
    <p className={css.state} data-stands={state} {...mark(LIVE_STATE, moment.contactMs ?? '')}>
      <span className={css.signal} aria-hidden="true" />
      <b>{title}</b> <span>{words}</span>
    </p>
  )
}

function LiveTools({ story }: Pick<LiveBlogContent, 'story'>) {
  const { settings } = useFrame()
  const { grammar } = settings
  const letter = writeMail({ title: story.title, url: settings.origin + buildStoryAddress(grammar, story) })
  return (
    <div className={css.tools} data-print="no">
      {story.live.state === 'ended' && (
        <a className={parts.bare} href={buildLivePageAddress(grammar, story, 1)}>
          Dall’inizio
        </a>
      )}
      <SaveButton id={story.id} title={story.title} worded />
      <a className={parts.bare} href={letter} {...mark(SHARE)}>
        <Icon name="share" />
        <span>Condividi</span>
      </a>
    </div>
  )
}

/** The moments of the day, the newest first; beside the feed where there is room, else in a row over it. */
function KeyMoments({ story, laid: { chosen, pinned, entries } }: Pick<FeedProps, 'story' | 'laid'>) {
  const grammar = useGrammar()
  const { now } = useFrame()
  const moments = story.liveBlog.keyMoments.slice(0, KEY_MOMENTS_SHOWN)
  const shown = new Set([chosen, pinned, ...entries].map((entry) => entry?.id))
  return (
    <nav aria-labelledby="momenti">
      <h2 className={css.sideTitle} id="momenti">
        Momenti chiave
      </h2>
      <ol>
        {moments.map((moment, index) => {
          const day = nameDayOf(moment, moments[index - 1], now)
          const isShown = shown.has(moment.id)
          return (
            <li key={moment.id}>
              <a href={isShown ? `#${anchorOfLiveEntry(moment)}` : buildLiveEntryAddress(grammar, story, moment)}>
                <time dateTime={moment.at}>
                  {writeClock(new Date(moment.at))}
                  {day !== null && `, ${day}`}
                </time>
                <span>{moment.title}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type Timed = Pick<LiveEntry, 'at'>

/** The day of an hour, where it is another than that of the hour above. */
function nameDayOf({ at }: Timed, above: Timed | undefined, now: Date): string | null {
  return nameNewDay(new Date(at), above === undefined ? null : new Date(above.at), now)
}

interface FeedProps {
  story: LiveBlogContent['story']
  laid: LaidEntries
  /** Whether the newest stand here, so that new ones are told of. */
  isNewest: boolean
}

function Feed({ story, laid: { chosen, pinned, entries, firstPosition }, isNewest }: FeedProps) {
  const { now } = useFrame()
  const { total } = story.liveBlog
  const over = (entry: LiveEntry) => ({ position: null, total, day: nameDayOf(entry, undefined, now) })
  const dayOf = (entry: LiveEntry, index: number) => nameDayOf(entry, entries[index - 1], now)
  return (
    <div role="feed" aria-label="Aggiornamenti" {...mark(LIVE_FEED)} {...(isNewest && mark(LIVE_BLOG, story.id))}>
      {chosen !== null && <LiveEntryItem story={story} entry={chosen} place={over(chosen)} chosen />}
      {pinned !== null && <LiveEntryItem story={story} entry={pinned} place={over(pinned)} highlighted />}
      {entries.map((entry, index) => (
        <LiveEntryItem
          key={entry.id}
          story={story}
          entry={entry}
          place={{ position: firstPosition + index, total, day: dayOf(entry, index) }}
        />
      ))}
      {entries.length === 0 && chosen === null && pinned === null && (
        <p className={css.empty}>Il primo aggiornamento arriva tra poco.</p>
      )}
    </div>
  )
}

/** The way to the other entries; by address, so that it works without script and leads to the same entries for ever. */
function Steps({ story, laid: { before, after, isForward, chosen } }: Pick<FeedProps, 'story' | 'laid'>) {
  const grammar = useGrammar()
  const addressOf = (step: LiveStep) =>
    step.to === 'newest' ? buildStoryAddress(grammar, story) : buildLivePageAddress(grammar, story, step.number)
  const [older, newer] = ['Aggiornamenti precedenti', 'Aggiornamenti successivi']
  if (before === null && after === null && chosen === null) return null
  return (
    <nav className={css.steps} aria-label="Altri aggiornamenti" data-print="no">
      {before !== null && (
        <a className={parts.outline} rel="prev" href={addressOf(before)}>
          {isForward ? older : newer}
        </a>
      )}
      {after !== null && (
        <a className={parts.outline} rel="next" href={addressOf(after)}>
          {isForward ? newer : older}
        </a>
      )}
      {chosen !== null && (
        <a className={parts.outline} href={buildStoryAddress(grammar, story)}>
          Tutta la diretta
        </a>
      )}
    </nav>
  )
}
