import { throwNoContent, throwUnavailable } from '../page-definition/load-answer.ts'
import type { FoundPage, LoadContext } from '../page-definition/page-definition.tsx'
import type { FindReserved } from '../pages/reserved-area/define-reserved.tsx'
import { INTERESTS_PAGE } from '../pages/reserved-area/interests.page.tsx'
import { OWN_NEWSLETTERS_PAGE } from '../pages/reserved-area/newsletters.page.tsx'
import { OVERVIEW_PAGE } from '../pages/reserved-area/overview.page.tsx'
import { ERASE_PAGE, EXPORT_PAGE, OWN_DATA_PAGE } from '../pages/reserved-area/personal-data.pages.tsx'
import { PRIVACY_PAGE } from '../pages/reserved-area/privacy.page.tsx'
import { PROFILE_PAGE } from '../pages/reserved-area/profile.page.tsx'
import { readReservedPath } from '../page-definition/addresses/reserved-address.ts'
import type { ReservedPath } from '../page-definition/addresses/reserved-address.ts'
import { SAVED_PAGE } from '../pages/reserved-area/saved.page.tsx'
import type { PersonalRequest } from '../page-definition/personal/personal-request.ts'

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

export { showErased } from '../pages/reserved-area/erased.page.tsx'

/** Finds the page of a signed-in reader's visit; null for a visit is «nobody can be recognised now», a 503. */
export function findReservedPage(visit: PersonalRequest | null, context: LoadContext): Promise<FoundPage> {
  if (visit === null) return throwUnavailable()
  const path = readReservedPath(context.path)
  return path === null ? throwNoContent(context.path) : PAGES[path](visit, context)
}
