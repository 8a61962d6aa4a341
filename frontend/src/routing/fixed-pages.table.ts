import type { FixedPageName } from '@liberta/contracts/addresses/fixed-page.table'
import type { FindPage } from './page-definition.tsx'

/** The page of every fixed route (specification §2). */
export const FIXED_PAGES: { readonly [Name in FixedPageName]?: FindPage<'fixed'> } = {}
