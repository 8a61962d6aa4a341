import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import type { ComponentType } from 'react'
import { describeAccountPage } from '../account/describe-account.ts'
import { definePage } from '../../page-definition/page-definition.tsx'

/** Brings a page when it is asked for: what is shown outside production only is never loaded in it. */
type BringPage = () => Promise<ComponentType>

function defineTestPage(name: FixedPageName, bring: BringPage) {
  return definePage<'fixed', { Page: ComponentType }>({
    cache: 'text',
    load: async () => ({ content: { Page: await bring() }, tags: [] }),
    describe: (_content, settings) =>
      describeAccountPage({ description: 'Pagina di prova della redazione web.', name }, settings),
    View: ({ content: { Page } }) => <Page />,
  })
}

/** `/_icons`. */
export const ICONS_PAGE = defineTestPage('icons', async () => (await import('./IconsPage.tsx')).IconsPage)

/** `/_subjects`. */
export const COMPONENT_GALLERY_PAGE = defineTestPage(
  'subjects',
  async () => (await import('./ComponentGalleryPage.tsx')).ComponentGalleryPage,
)

/** `/_test-area-riservata`. */
export const TEST_RESERVED_AREA_PAGE = defineTestPage(
  'testReservedArea',
  async () => (await import('./ReservedAreaGallery.tsx')).ReservedAreaGallerySection,
)
