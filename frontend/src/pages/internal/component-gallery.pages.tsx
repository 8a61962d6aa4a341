import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import type { ComponentType } from 'react'
import { describeAccountPage } from '../account/describe-account.ts'
import type { ShareWords } from '../../page-definition/head/share-words.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { LoadContext } from '../../page-definition/page-definition.tsx'

/** What a test page shows, and what is drawn at its address. */
interface TestPage {
  Page: ComponentType
  samples?: readonly ShareWords[]
}

/** Brings a page when it is asked for: what is shown outside production only is never loaded in it. */
type BringPage = (context: LoadContext) => Promise<TestPage>

function defineTestPage(name: FixedPageName, bring: BringPage) {
  return definePage<'fixed', TestPage>({
    cache: 'text',
    load: async (_address, context) => ({ content: await bring(context), tags: [] }),
    describe: ({ samples = [] }, settings) => ({
      ...describeAccountPage({ description: 'Pagina di prova della redazione web.', name }, settings),
      samples,
    }),
    View: ({ content: { Page } }) => <Page />,
  })
}

/** `/_icons`. */
export const ICONS_PAGE = defineTestPage('icons', async () => ({ Page: (await import('./IconsPage.tsx')).IconsPage }))

/** `/_subjects`. */
export const COMPONENT_GALLERY_PAGE = defineTestPage('subjects', async ({ settings, path }) => {
  const { ComponentGalleryPage } = await import('./ComponentGalleryPage.tsx')
  const { findSampleShares } = await import('./find-sample-shares.ts')
  const shares = await findSampleShares(settings, path)
  return {
    Page: () => <ComponentGalleryPage shares={shares} />,
    samples: shares.flatMap(({ words }) => words ?? []),
  }
})

/** `/_test-area-riservata`. */
export const TEST_RESERVED_AREA_PAGE = defineTestPage('testReservedArea', async () => ({
  Page: (await import('./ReservedAreaGallery.tsx')).ReservedAreaGallerySection,
}))
