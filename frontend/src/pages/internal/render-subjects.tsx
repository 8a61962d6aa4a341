import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { FrameContext } from '../../page-definition/frame-context.ts'
import type { FrameFacts } from '../../settings/site-facts.ts'
import { sampleFrame } from '../../samples/sample-site.ts'
import { IconsPage } from './IconsPage.tsx'
import { SubjectsPage } from './SubjectsPage.tsx'

/** The pages by the last part of their address, `/_icons` and `/_subjects`. */
const SUBJECT_PAGES: Readonly<Record<'icons' | 'subjects', () => ReactElement>> = {
  icons: IconsPage,
  subjects: SubjectsPage,
}

/** The HTML of such a page's main content. */
export function renderSubjects(name: keyof typeof SUBJECT_PAGES, frame: FrameFacts = sampleFrame()): string {
  const Page = SUBJECT_PAGES[name]
  return renderToString(
    <FrameContext value={frame}>
      <Page />
    </FrameContext>,
  )
}
