import { redirect } from 'react-router'
import type { FindPage } from '../../page-definition/page-definition.tsx'

/**
 * `/area-riservata/{…}` for who is not signed in: the first page (requirements 2.60). The way is never kept, because
 * it is another one as soon as the reader signs in.
 */
export const RESERVED_AREA_PAGE: FindPage<'reservedArea'> = async () => {
  throw redirect('/', 302)
}
