import type { FolderReference } from '@liberta/contracts/multimedia/folder.schema'
import type { MultimediaList } from '@liberta/contracts/multimedia/multimedia.schema'
import type { ReactNode } from 'react'
import { Marker } from '../../components/brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import list from '../../components/lists/list-page.module.css'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { addressOfList, nameOfList } from './media-subject.ts'
import { MediaRows } from './MediaRows.tsx'
import { buildFolderAddress } from '../../page-definition/addresses/multimedia-address.ts'
import { LinkItems } from '../../components/links/LinkItems.tsx'

/** What lies in a folder, or has a tag: videos, galleries and recordings, newest first. */
export function FolderPage({ content }: { content: MultimediaList }) {
  const grammar = useGrammar()
  const { now } = useFrame()
  const { subject, page, pages, items } = content
  return (
    <div className={`${list.page} ${parts.width}`}>
      <MediaHead name={nameOfList(subject)} page={page}>
        {subject.type === 'folder' && <FolderWords {...subject.folder} />}
      </MediaHead>
      {items.length === 0 && <NoMedia />}
      <MediaRows items={items} level={2} now={now} opening={page === 1} />
      <Pagination page={page} pages={pages} addressOf={(number) => addressOfList(grammar, subject, number)} />
    </div>
  )
}

/** The head of a page of multimedia: 3 px of ink, the accent, the name, what belongs to it. */
export function MediaHead({ name, page = 1, children }: { name: string; page?: number; children?: ReactNode }) {
  return (
    <header className={list.head}>
      <div className={list.words}>
        <h1 className={list.name}>
          <Marker className={list.marker} />
          {name}
          {page > 1 && <span className={list.pageNumber}> pagina {page}</span>}
        </h1>
        {children}
      </div>
    </header>
  )
}

function FolderWords({
  name,
  description,
  subfolders,
}: {
  name: string
  description: string | null
  subfolders: readonly FolderReference[]
}) {
  const grammar = useGrammar()
  return (
    <>
      {description !== null && <p className={list.biography}>{description}</p>}
      {subfolders.length > 0 && (
        <nav aria-label={`In ${name}`}>
          <ul className={list.links}>
            <LinkItems
              links={subfolders.map(({ slug, name: below }) => ({
                name: below,
                href: buildFolderAddress(grammar, slug),
              }))}
            />
          </ul>
        </nav>
      )}
    </>
  )
}

/** An empty folder: a line of ink, a sentence, a way on. */
function NoMedia() {
  const grammar = useGrammar()
  return (
    <p className={list.empty}>
      Qui non c’è ancora niente da guardare. <a href={buildFolderAddress(grammar, 'teleliberta')}>Vai a Telelibertà</a>
    </p>
  )
}
