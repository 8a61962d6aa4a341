import type { Podcast, PodcastEpisode } from '@liberta/contracts/podcasts/podcast.schema'
import { Marker } from '../../components/brand/Nameplate.tsx'
import card from '../../components/cards/card.module.css'
import parts from '../../styles/parts.module.css'
import { Icon } from '../../components/icons/Icon.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { coverOf, PlayLink } from '../../components/media/PlayLink.tsx'
import list from '../../components/lists/list-page.module.css'
import { NoPhoto, Photo } from '../../components/pictures/Photo.tsx'
import { describeClipLength } from '@liberta/italian/write-number'
import { describePublication } from '@liberta/italian/publication-time'
import { keepTogether } from '@liberta/italian/break-lines'
import { findUnlistedSeries } from './find-unlisted-series.ts'
import type { UnlistedSeries } from './find-unlisted-series.ts'
import css from './podcasts-page.module.css'
import { EPISODE, EPISODE_STATE, EPISODE_WORDS, mark } from '../../browser/support/selectors.ts'

/** Episodes of a podcast that lie open, about as high as its cover and words; the older ones are one touch away. */
export const OPEN_EPISODES = 6

/** Every podcast with its episodes, to be listened to here; `#{slug}` leads to one. */
export function PodcastsPage({ content: podcasts }: { content: readonly Podcast[] }) {
  const grammar = useGrammar()
  const { episodes } = useFrame()
  return (
    <div className={`${list.page} ${parts.width}`}>
      <header className={list.head}>
        <div className={list.words}>
          <h1 className={list.name}>
            <Marker className={list.marker} />
            Podcast
          </h1>
          <p className={list.biography}>Le voci di Libertà: storie, inchieste e sport, da ascoltare quando vuoi tu.</p>
        </div>
      </header>
      {podcasts.length === 0 && (
        <p className={list.empty}>
          Il prossimo podcast è in preparazione. <a href="/">Torna alla prima pagina</a>
        </p>
      )}
      {podcasts.map((podcast, index) => (
        <PodcastRow key={podcast.id} podcast={podcast} opening={index === 0} />
      ))}
      {findUnlistedSeries(grammar, podcasts, episodes).map((series) => (
        <UnlistedRow key={series.slug} series={series} />
      ))}
    </div>
  )
}

/** Where a link to a podcast leads that is not in the list (yet): what is known of it, and that the rest comes. */
function UnlistedRow({ series: { slug, series, titles } }: { series: UnlistedSeries }) {
  return (
    <section className={css.podcast} id={slug} aria-labelledby={`${slug}-titolo`}>
      <h2 className={css.title} id={`${slug}-titolo`}>
        {series}
      </h2>
      <p>
        {titles.length === 1 ? 'Presto qui la nuova puntata: ' : 'Presto qui le nuove puntate: '}
        {titles.map((title) => `«${title}»`).join(', ')}.
      </p>
    </section>
  )
}

/** One podcast: cover and words beside its episodes, in turn at the left and at the right. */
function PodcastRow({ podcast, opening }: { podcast: Podcast; opening: boolean }) {
  const { slug, title, author, description, picture, doors, episodes } = podcast
  const older = episodes.slice(OPEN_EPISODES)
  return (
    <section className={css.podcast} id={slug} aria-labelledby={`${slug}-titolo`}>
      <div className={css.about}>
        <div className={css.cover}>
          {picture === null ? <NoPhoto /> : <Photo picture={picture} place="cover" eager={opening} decorative />}
        </div>
        <div>
          <h2 className={css.title} id={`${slug}-titolo`}>
            {title}
          </h2>
          {author !== null && <p className={card.byline}>di {author}</p>}
          {description !== null && <p className={list.biography}>{description}</p>}
          <Doors doors={doors} title={title} />
        </div>
      </div>
      <div className={css.episodes}>
        {episodes.length === 0 && <p>La prima puntata arriva presto.</p>}
        <Episodes episodes={episodes.slice(0, OPEN_EPISODES)} podcast={podcast} />
        {older.length > 0 && (
          <details className={css.older}>
            <summary>
              <span>{older.length === 1 ? 'La puntata precedente' : `Le ${older.length} puntate precedenti`}</span>
              <span className={parts.hidden}>{` di ${title}`}</span>
              <Icon name="down" />
            </summary>
            <Episodes episodes={older} podcast={podcast} />
          </details>
        )}
      </div>
    </section>
  )
}

/** Where else it can be heard; nothing where the CMS knows of no place. */
function Doors({ doors, title }: Pick<Podcast, 'doors' | 'title'>) {
  if (doors.length === 0) return null
  return (
    <ul className={list.links}>
      {doors.map(({ name, URL }) => (
        <li key={name}>
          <a href={URL}>
            {name}
            <span className={parts.hidden}>{`: ${title}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Episodes({ episodes, podcast }: { episodes: readonly PodcastEpisode[]; podcast: Podcast }) {
  return (
    <ol>
      {episodes.map((episode) => (
        <li key={episode.id}>
          <Episode episode={episode} podcast={podcast} />
        </li>
      ))}
    </ol>
  )
}

/** One row: play, title, day and line, length; where there is no recording, no play and a word that says so. */
function Episode({ episode, podcast }: { episode: PodcastEpisode; podcast: Pick<Podcast, 'title' | 'picture'> }) {
  const { now } = useFrame()
  const { id, title, seconds, publishedAt, description, audioURL } = episode
  return (
    <article className={css.episode} {...mark(EPISODE)}>
      {audioURL !== null && (
        <PlayLink
          recording={{
            id: `p${id}`,
            title,
            series: podcast.title,
            seconds,
            source: audioURL,
            cover: coverOf(podcast.picture),
          }}
        />
      )}
      <div className={css.words} {...mark(EPISODE_WORDS)}>
        <h3 className={css.name}>{keepTogether(title)}</h3>
        <p className={card.meta}>
          <span>
            <time dateTime={publishedAt}>{describePublication(new Date(publishedAt), now)}</time>
            {description !== null && ` · ${description}`}
          </span>
        </p>
      </div>
      <p className={css.state} {...mark(EPISODE_STATE)}>
        {audioURL === null ? 'Non disponibile' : seconds === null ? '' : describeClipLength(seconds)}
      </p>
    </article>
  )
}
