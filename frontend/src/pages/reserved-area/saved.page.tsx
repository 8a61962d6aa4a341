import { useGrammar } from '../../page-definition/frame-context.ts'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { SavedList } from '@liberta/contracts/accounts/saved-item.schema'
import forms from '../../components/forms/forms.module.css'
import parts from '../../styles/parts.module.css'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import list from '../../components/lists/list-page.module.css'
import { writeNumber } from '@liberta/italian/write-number'
import { defineReserved } from './define-reserved.tsx'
import { findSaved, nameOfType } from './find-saved.ts'
import type { FoundSaved } from './find-saved.ts'
import { addressOfReserved } from '../../page-definition/addresses/reserved-address.ts'
import css from './reserved.module.css'
import { SavedItem } from './SavedItem.tsx'
import { expectOwn } from '../../page-definition/personal/personal-request.ts'
import type { PersonalRequest } from '../../page-definition/personal/personal-request.ts'

const PATH = 'salvati'

const SORTS = {
  newest: 'Prima gli ultimi salvati',
  oldest: 'Prima i più vecchi',
  title: 'In ordine di titolo',
} as const
type Sort = keyof typeof SORTS

/** What of the saved items is asked for. */
interface Narrowing {
  query: string
  type: string
  sort: Sort
}

interface Saved {
  submitted: Narrowing
  list: SavedList
  found: FoundSaved[]
}

/** `/area-riservata/salvati` (requirements 2.61). */
export const SAVED_PAGE = defineReserved<Saved>(PATH, {
  standfirst: 'Quello che hai messo da parte da leggere, guardare o vedere. Lo ritrovi su ogni tuo dispositivo.',
  load: async ({ account, query }, context) => {
    const submitted = readNarrowing(query)
    const { type, ...rest } = submitted
    const read = async (page: number) =>
      expectOwn(await account.readSaved({ ...rest, ...(type === '' ? {} : { type }), page }))
    const page = readPage(query.get('page'))
    const there = await read(page)
    // Who takes the last item of the last page away is led back to a page that is no more.
    const saved = page > there.pages ? await read(there.pages) : there
    return { submitted, list: saved, found: await findSaved(saved.items, context) }
  },
  View: SavedView,
})

function SavedView({
  content: { submitted, list: saved, found },
  request,
}: {
  content: Saved
  request: PersonalRequest
}) {
  const grammar = useGrammar()
  const isNarrowed = submitted.query !== '' || submitted.type !== ''
  if (saved.total === 0 && !isNarrowed) return <NothingSaved />
  return (
    <>
      <Narrow submitted={submitted} types={saved.types} />
      <p className={css.count}>
        {saved.total === 1 ? '1 elemento' : `${writeNumber(saved.total)} elementi`}
        {isNarrowed && (
          <>
            {' '}
            su questa ricerca. <a href={addressOfReserved(grammar, PATH)}>Mostra tutti</a>
          </>
        )}
      </p>
      {saved.total === 0 ? (
        <p className={list.empty}>Fra le cose che hai salvato non c’è niente di simile.</p>
      ) : (
        <ol>
          {found.map((each) => (
            <li key={`${each.item.type}:${each.item.itemId}`}>
              <SavedItem found={each} back={request.query.toString()} />
            </li>
          ))}
        </ol>
      )}
      <Pagination page={saved.page} pages={saved.pages} addressOf={(page) => addressOf(grammar, submitted, page)} />
    </>
  )
}

function NothingSaved() {
  return (
    <p className={list.empty}>
      Qui non c’è ancora niente: il segnalibro accanto a un titolo lo mette da parte per te.{' '}
      <a href="/news/latest">Leggi le ultime</a>
    </p>
  )
}

/** Search, type and order in one form, which needs no script. */
function Narrow({ submitted, types }: { submitted: Narrowing; types: readonly string[] }) {
  const grammar = useGrammar()
  return (
    <search>
      <form className={forms.row} action={addressOfReserved(grammar, PATH)}>
        <label className={forms.label}>
          Cerca nei titoli
          <input className={parts.field} type="search" name="query" defaultValue={submitted.query} maxLength={100} />
        </label>
        <label className={forms.label}>
          Che cosa
          <select className={parts.field} name="type" defaultValue={submitted.type}>
            <option value="">Tutto</option>
            {types.map((type) => (
              <option value={type} key={type}>
                {nameOfType(type)}
              </option>
            ))}
          </select>
        </label>
        <label className={forms.label}>
          Ordine
          <select className={parts.field} name="sort" defaultValue={submitted.sort}>
            {Object.entries(SORTS).map(([sort, name]) => (
              <option value={sort} key={sort}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button className={parts.outline} type="submit">
          Mostra
        </button>
      </form>
    </search>
  )
}

function readNarrowing(query: URLSearchParams): Narrowing {
  const sort = query.get('sort') ?? ''
  const type = query.get('type') ?? ''
  return {
    query: (query.get('query') ?? '').trim().slice(0, 100),
    type: /^[\w.-]{1,100}$/.test(type) ? type : '',
    sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : 'newest',
  }
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}

/** The address of a page of what is asked for; what is as usual stays unsaid. */
function addressOf(grammar: AddressGrammar, { query, type, sort }: Narrowing, page: number): string {
  const home = addressOfReserved(grammar, PATH)
  const said = { ...(query && { query }), ...(type && { type }), ...(sort !== 'newest' && { sort }) }
  const text = new URLSearchParams({ ...said, ...(page > 1 && { page: String(page) }) }).toString()
  return text === '' ? home : `${home}?${text}`
}
