import type { ComponentType } from 'react'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { FoundPage, LoadContext } from '../../page-definition/page-definition.tsx'
import { AreaLayout } from './AreaLayout.tsx'
import { RESERVED_PAGES } from '../../page-definition/addresses/reserved-address.ts'
import type { ReservedPath } from '../../page-definition/addresses/reserved-address.ts'
import type { Visit } from '../../page-definition/personal/visit.ts'

interface ReservedDefinition<Content> {
  standfirst: string
  /** Throws what `load-answer.ts` throws where there is no page. */
  load: (visit: Visit, context: LoadContext) => Promise<Content>
  /** The title, where it is another than the page's name. */
  title?: (visit: Visit) => string
  View: ComponentType<{ content: Content; visit: Visit }>
}

/** Finds a page of the reserved area for the reader of a visit. */
export type FindReserved = (visit: Visit, context: LoadContext) => Promise<FoundPage>

/** Makes a definition a row of the table of reserved pages: never found by search engines, never kept. */
export function defineReserved<Content>(
  path: ReservedPath,
  { standfirst, load, title, View }: ReservedDefinition<Content>,
): FindReserved {
  return async (visit, context) => {
    const content = await load(visit, context)
    const name = title?.(visit) ?? RESERVED_PAGES[path]
    return {
      cache: 'passing',
      quiet: false,
      tags: [],
      status: visit.status,
      reader: visit.reader,
      describe: () => ({
        ...ORDINARY_HEAD,
        title: titlePage(RESERVED_PAGES[path]),
        description: standfirst,
        canonical: null,
        indexed: false,
        reading: true,
      }),
      show: () => (
        <AreaLayout path={path} title={name} standfirst={standfirst} visit={visit}>
          <View content={content} visit={visit} />
        </AreaLayout>
      ),
    }
  }
}
