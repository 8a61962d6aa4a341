import parts from '../../styles/parts.module.css'
import { writeNumber } from '@liberta/italian/write-number'
import css from '../lists/list-page.module.css'

/** What leads to the page before and to the one after: news go back in time, other lists go on. */
const WORDS = {
  time: { before: 'Più recenti', after: 'Più vecchie' },
  order: { before: 'Precedente', after: 'Successiva' },
} as const

interface PaginationProps {
  page: number
  pages: number
  addressOf: (page: number) => string
  by?: keyof typeof WORDS
}

/** The way through a list's pages, and how far one is; nothing where there is one page. */
export function Pagination({ page, pages, addressOf, by = 'order' }: PaginationProps) {
  if (pages <= 1) return null
  const { before, after } = WORDS[by]
  return (
    <nav className={css.pagination} aria-label="Pagine">
      {page > 1 && (
        <a className={parts.outline} rel="prev" href={addressOf(page - 1)}>
          {before}
        </a>
      )}
      {page < pages && (
        <a className={parts.outline} rel="next" href={addressOf(page + 1)}>
          {after}
        </a>
      )}
      <p className={css.place}>{`Pagina ${writeNumber(page)} di ${writeNumber(pages)}`}</p>
    </nav>
  )
}
