import { throwNoContent, throwProblem } from '../routing/load-answer.ts'
import type { FoundPage, LoadContext } from '../routing/page-definition.tsx'
import type { FindReserved } from './define-reserved.tsx'
import { INTERESTS_PAGE } from './interests.page.tsx'
import { OWN_NEWSLETTERS_PAGE } from './newsletters.page.tsx'
import { OVERVIEW_PAGE } from './overview.page.tsx'
import { ERASE_PAGE, EXPORT_PAGE, OWN_DATA_PAGE } from './personal-data.pages.tsx'
import { PRIVACY_PAGE } from './privacy.page.tsx'
import { PROFILE_PAGE } from './profile.page.tsx'
import { readReservedPath } from './reserved-address.ts'
import type { ReservedPath } from './reserved-address.ts'
import { SAVED_PAGE } from './saved.page.tsx'
import type { Visit } from './visit.ts'

const PAGES: Readonly<Record<ReservedPath, FindReserved>> = {
  '': OVERVIEW_PAGE,
  salvati: SAVED_PAGE,
  interessi: INTERESTS_PAGE,
  newsletter: OWN_NEWSLETTERS_PAGE,
  privacy: PRIVACY_PAGE,
  profilo: PROFILE_PAGE,
  'i-miei-dati': OWN_DATA_PAGE,
  'i-miei-dati/esporta': EXPORT_PAGE,
  'i-miei-dati/cancella': ERASE_PAGE,
}

/** Finds the page of a signed-in reader's visit; null for a visit is «nobody can be recognised now», a 503. */
export function findReservedPage(visit: Visit | null, context: LoadContext): Promise<FoundPage> {
  if (visit === null) return throwProblem({ status: 503, message: 'Service Unavailable', retryAfterSeconds: 5 })
  const path = readReservedPath(context.path)
  return path === null ? throwNoContent(context.path) : PAGES[path](visit, context)
}
