import type { Podcast, PodcastEpisode } from '@liberta/contracts/podcasts/podcast.schema'
import { Marker } from '../brand/Nameplate.tsx'
import card from '../cards/card.module.css'
import parts from '../design/parts.module.css'
import { useFrame } from '../layout/frame-context.ts'
import list from '../lists/list-page.module.css'
import { describeLength } from '../multimedia/describe-media.ts'
import { MediaElement } from '../multimedia/MediaElement.tsx'
import { NoPhoto, Photo } from '../pictures/Photo.tsx'
import { describePublication, keepTogether } from '../wording/publication-time.ts'
import css from './podcasts-page.module.css'

/** Episodes of a podcast that lie open; the older ones are one touch away. */
const OPEN = 3

/** Every podcast with its episodes, to be listened to here; `#{slug}` leads to one. */
export function PodcastsPage({ content: podcasts }: { content: readonly Podcast[] }) {
  return (
    <div className={`${list.page} ${parts.width}`}>
      <header className={list.head}>
        <div className={list.words}>
          <h1 className={list.name}>
            <Marker className={list.marker} />
            Podcast
          </h1>
          <p className={list.biography}>Le voci di Libertà: storie, inchieste e sport da ascoltare quando vuoi.</p>
          {podcasts.length > 0 && <PodcastLinks podcasts={podcasts} />}
        </div>
      </header>
      {podcasts.length === 0 && (
        <p className={list.empty}>
          Il prossimo podcast è in preparazione. <a href="/">Torna alla prima pagina</a>
        </p>
      )}
      {podcasts.map((podcast) => (
        <PodcastSection key={podcast.id} podcast={podcast} />
      ))}
    </div>
  )
}

function PodcastLinks({ podcasts }: { podcasts: readonly Podcast[] }) {
  return (
    <nav aria-label="I podcast">
      <ul className={list.links}>
        {podcasts.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PodcastSection({ podcast }: { podcast: Podcast }) {
  const { slug, title, author, description, picture, episodes } = podcast
  const older = episodes.slice(OPEN)
  return (
    <section className={css.podcast} id={slug} aria-labelledby={`${slug}-titolo`}>
      <div className={css.cover}>
        {picture === null ? <NoPhoto /> : <Photo picture={picture} place="cover" decorative />}
      </div>
      <div className={css.about}>
        <h2 className={css.title} id={`${slug}-titolo`}>
          {title}
        </h2>
        {author !== null && <p className={list.role}>di {author}</p>}
        {description !== null && <p className={list.biography}>{description}</p>}
      </div>
      <div className={css.episodes}>
        {episodes.length === 0 && <p>La prima puntata arriva presto.</p>}
        <Episodes episodes={episodes.slice(0, OPEN)} series={title} />
        {older.length > 0 && (
          <details>
            <summary className={css.older}>
              {older.length === 1 ? 'La puntata precedente' : `Le ${older.length} puntate precedenti`}
              <span className={parts.hidden}>{` di ${title}`}</span>
            </summary>
            <Episodes episodes={older} series={title} />
          </details>
        )}
      </div>
    </section>
  )
}

function Episodes({ episodes, series }: { episodes: readonly PodcastEpisode[]; series: string }) {
  return (
    <ol>
      {episodes.map((episode) => (
        <li className={css.episode} key={episode.id}>
          <Episode episode={episode} series={series} />
        </li>
      ))}
    </ol>
  )
}

function Episode({ episode, series }: { episode: PodcastEpisode; series: string }) {
  const { now } = useFrame()
  const { title, seconds, publishedAt, description, audioURL } = episode
  return (
    <article>
      <h3 className={css.name}>{keepTogether(title)}</h3>
      <p className={card.meta}>
        <time dateTime={publishedAt}>{describePublication(new Date(publishedAt), now)}</time>
        {` · ${describeLength(seconds)}`}
      </p>
      {description !== null && <p className={list.biography}>{description}</p>}
      {audioURL === null ? (
        <p className={css.silent}>Questa puntata non si può ancora ascoltare qui.</p>
      ) : (
        <MediaElement kind="audio" className={css.audio} src={audioURL} name={`${series}: ${title}`} />
      )}
    </article>
  )
}
