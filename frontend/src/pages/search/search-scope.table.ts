import type { SearchScope } from '@liberta/addresses/site-address'
import type { FilterId, SearchKind } from '@liberta/contracts/search/search-parameters.schema'

export interface ScopeWords {
  /** What is read for it. */
  kind: SearchKind
  /** Its name beside those of the others. */
  tab: string
  /** The page's title. */
  title: string
  /** What the line to write on asks for. */
  label: string
  /** What is found: one, and many. */
  one: string
  many: string
  none: string
}

/** What is searched, in the order of the tabs, and the words for it (requirements 2.80 to 2.82, friendly search addresses). */
export const SEARCH_SCOPES: Readonly<Record<SearchScope, ScopeWords>> = {
  site: {
    kind: 'story',
    tab: 'Tutto il sito',
    title: 'Cerca nel sito',
    label: 'Cosa stai cercando?',
    one: 'risultato',
    many: 'risultati',
    none: 'Nessun risultato',
  },
  news: {
    kind: 'story',
    tab: 'Notizie',
    title: 'Cerca nelle notizie',
    label: 'Quale notizia stai cercando?',
    one: 'notizia',
    many: 'notizie',
    none: 'Nessuna notizia',
  },
  teleliberta: {
    kind: 'multimedia',
    tab: 'Video',
    title: 'Cerca su Telelibertà',
    label: 'Quale video stai cercando?',
    one: 'video',
    many: 'video',
    none: 'Nessun video',
  },
  events: {
    kind: 'event',
    tab: 'Eventi',
    title: 'Cerca negli eventi',
    label: 'Quale evento stai cercando?',
    one: 'evento',
    many: 'eventi',
    none: 'Nessun evento',
  },
}

export const SCOPES = Object.keys(SEARCH_SCOPES) as SearchScope[]

/** What a reader sees over the values of a filter; the labels of requirements 3.36 are those of the data. */
export const FILTER_NAMES: Readonly<Record<FilterId, string>> = {
  sections: 'Sezione',
  zones: 'Zona',
  tags: 'Argomento',
  categories: 'Categoria',
  types: 'Tipo',
  locations: 'Luogo',
}
