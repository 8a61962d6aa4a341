import type { ComponentType } from 'react'
import { describePassing } from '../../page-definition/head/page-head.ts'
import type { FoundPage, LoadContext } from '../../page-definition/page-definition.tsx'
import { AreaLayout } from './AreaLayout.tsx'
import { RESERVED_PAGES } from '../../page-definition/addresses/reserved-address.ts'
import type { ReservedPath } from '../../page-definition/addresses/reserved-address.ts'
import type { PersonalRequest } from '../../page-definition/personal/personal-request.ts'

interface ReservedDefinition<Content> {
  standfirst: string
  /** Throws what `load-answer.ts` throws where there is no page. */
  load: (request: PersonalRequest, context: LoadContext) => Promise<Content>
  /** The title, where it is another than the page's name. */
  title?: (request: PersonalRequest) => string
  View: ComponentType<{ content: Content; request: PersonalRequest }>
}

/** Finds a page of the reserved area for the reader of a visit. */
export type FindReserved = (request: PersonalRequest, context: LoadContext) => Promise<FoundPage>

/** Makes a definition a row of the table of reserved pages: never found by search engines, never kept. */
export function defineReserved<Content>(
  path: ReservedPath,
  { standfirst, load, title, View }: ReservedDefinition<Content>,
): FindReserved {
  return async (request, context) => {
    const content = await load(request, context)
    const name = title?.(request) ?? RESERVED_PAGES[path]
    return {
      cache: 'passing',
      quiet: false,
      tags: [],
      status: request.status,
      reader: request.reader,
      describe: () => ({ ...describePassing(RESERVED_PAGES[path], standfirst), reading: true }),
      show: () => (
        <AreaLayout path={path} title={name} standfirst={standfirst} request={request}>
          <View content={content} request={request} />
        </AreaLayout>
      ),
    }
  }
}
