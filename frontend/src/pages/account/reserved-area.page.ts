import { redirect } from 'react-router'
import type { Page } from '../../page-definition/page-definition.tsx'

/**
 * `/area-riservata/{…}` for who is not signed in: the first page (requirements 2.60). The way is never kept, because
 * it is another one as soon as the reader signs in.
 */
export const RESERVED_AREA_PAGE: Page<'reservedArea'> = {
  handle: { cache: 'passing', quiet: false },
  find: async () => {
    throw redirect('/', 302)
  },
}
