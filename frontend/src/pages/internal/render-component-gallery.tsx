import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { FrameContext } from '../../page-definition/frame-context.ts'
import type { FrameFacts } from '../../settings/site-facts.ts'
import { sampleFrame } from '../../samples/sample-site.ts'
import { IconsPage } from './IconsPage.tsx'
import { ComponentGalleryPage } from './ComponentGalleryPage.tsx'

/** The pages by their address. */
const COMPONENT_GALLERY_PAGES: Readonly<Record<'/_icons' | '/_subjects', ComponentType>> = {
  '/_icons': IconsPage,
  '/_subjects': ComponentGalleryPage,
}

/** The HTML of such a page's main content. */
export function renderComponentGallery(
  name: keyof typeof COMPONENT_GALLERY_PAGES,
  frame: FrameFacts = sampleFrame(),
): string {
  const Page = COMPONENT_GALLERY_PAGES[name]
  return renderToString(
    <FrameContext value={frame}>
      <Page />
    </FrameContext>,
  )
}
