import type { MultimediaTeaser } from '@liberta/contracts/multimedia/multimedia.schema'
import type { Programme } from '@liberta/contracts/multimedia/programme.schema'
import parts from '../../styles/parts.module.css'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { Breadcrumbs } from '../../components/links/LinkItems.tsx'
import list from '../../components/lists/list-page.module.css'
import side from '../../components/lists/side-list.module.css'
import { NoPhoto, Photo } from '../../components/pictures/Photo.tsx'
import { describePublication } from '@liberta/italian/publication-time'
import { describeLength } from '../../components/media/describe-media.ts'
import { MediaHead } from './FolderPage.tsx'
import { buildMultimediaAddress } from '@liberta/addresses/site-address'
import { buildFolderAddress, TELEVISION } from '../../page-definition/addresses/multimedia-address.ts'
import css from './television-page.module.css'
import { TelevisionSearch } from './TelevisionPage.tsx'

/** Last editions of a programme that are named under it. */
const EDITIONS = 3

/** Every programme of Telelibertà: when it goes out, what it is about, its last editions; null where they cannot be had now. */
export function ProgrammesPage({ content: programmes }: { content: readonly Programme[] | null }) {
  const grammar = useGrammar()
  return (
    <div className={`${list.page} ${parts.width}`}>
      <Breadcrumbs steps={[{ name: TELEVISION.name, href: buildFolderAddress(grammar, TELEVISION.folder) }]} />
      <MediaHead name="I programmi di Telelibertà">
        <p className={list.biography}>
          Canale {TELEVISION.channel}. Il tg va in onda ogni giorno alle {TELEVISION.newsHours.join(' e alle ')}; tutto
          il resto, dal giorno dopo, si rivede qui.
        </p>
        <TelevisionSearch />
      </MediaHead>
      {programmes === null && (
        <p className={list.empty}>In questo momento i programmi non si possono leggere. Riprova tra poco.</p>
      )}
      {programmes?.length === 0 && (
        <p className={list.empty}>
          Il palinsesto arriva tra poco. <a href={buildFolderAddress(grammar, TELEVISION.folder)}>Vai a Telelibertà</a>
        </p>
      )}
      {programmes?.map((programme) => (
        <ProgrammeRow key={programme.id} programme={programme} />
      ))}
    </div>
  )
}

function ProgrammeRow({ programme }: { programme: Programme }) {
  const grammar = useGrammar()
  const { slug, title, schedule, description, picture, folderSlug, episodes } = programme
  return (
    <section className={css.programme} id={slug} aria-labelledby={`${slug}-titolo`}>
      <div className={css.picture}>
        {picture === null ? <NoPhoto /> : <Photo picture={picture} place="clipFour" decorative />}
      </div>
      <div>
        {schedule !== null && <p className={css.schedule}>{schedule}</p>}
        <h2 className={css.title} id={`${slug}-titolo`}>
          {folderSlug === null ? title : <a href={buildFolderAddress(grammar, folderSlug)}>{title}</a>}
        </h2>
        {description !== null && <p className={list.biography}>{description}</p>}
        {episodes.length > 0 && <Editions episodes={episodes.slice(0, EDITIONS)} />}
      </div>
    </section>
  )
}

function Editions({ episodes }: { episodes: readonly MultimediaTeaser[] }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  return (
    <ol className={css.editions}>
      {episodes.map((episode) => (
        <li className={side.timed} key={episode.id}>
          <time className={side.time} dateTime={episode.publishedAt}>
            {describePublication(new Date(episode.publishedAt), now)}
          </time>
          <p>
            <a className={side.title} href={buildMultimediaAddress(grammar, episode)}>
              {episode.title}
            </a>
            {episode.seconds !== null && <span className={side.section}>{describeLength(episode.seconds)}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}
