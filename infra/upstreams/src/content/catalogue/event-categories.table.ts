import type { EventCategory } from './catalogue.schema.ts'

/** The categories of events. */
export const EVENT_CATEGORIES: readonly EventCategory[] = [
  { id: 401, slug: 'teatro', title: 'Teatro' },
  { id: 402, slug: 'concerti', title: 'Concerti' },
  { id: 403, slug: 'mostre', title: 'Mostre' },
  { id: 404, slug: 'sagre', title: 'Sagre' },
  { id: 405, slug: 'mercati', title: 'Mercati' },
  { id: 406, slug: 'bambini', title: 'Bambini' },
  { id: 407, slug: 'cinema', title: 'Cinema' },
  { id: 408, slug: 'incontri', title: 'Incontri e libri' },
  { id: 409, slug: 'sport', title: 'Sport all’aperto' },
  { id: 410, slug: 'visite-guidate', title: 'Visite guidate' },
  { id: 411, slug: 'rassegne', title: 'Rassegne' },
  { id: 412, slug: 'solidarieta', title: 'Solidarietà' },
]
