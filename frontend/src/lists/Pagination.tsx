import css from './list-page.module.css'
import { pagesAround } from './pages-around.ts'

/** The way through a list's pages. */
export function Pagination({
  page,
  pages,
  addressOf,
}: {
  page: number
  pages: number
  addressOf: (page: number) => string
}) {
  if (pages <= 1) return null
  return (
    <nav className={css.pagination} aria-label="Pagine">
      {page > 1 && (
        <a rel="prev" href={addressOf(page - 1)}>
          Precedente
        </a>
      )}
      <ol className={css.numbers}>
        {pagesAround(page, pages).map((number) => (
          <li key={number}>
            <a
              href={addressOf(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={`Pagina ${number}`}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a rel="next" href={addressOf(page + 1)}>
          Successiva
        </a>
      )}
    </nav>
  )
}
