import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { describeProblem } from '../page-definition/head/page-head.ts'
import { pageServicesSchema } from '../settings/third-parties.ts'
import type { PageServices } from '../settings/third-parties.ts'
import { PageDocument } from './PageDocument.tsx'

const ASSETS = { styles: [], fonts: null, scripts: [] }

function headOf(services: Partial<PageServices>): string | undefined {
  const html = renderToStaticMarkup(
    <PageDocument head={describeProblem(404)} assets={ASSETS} styles={[]} services={pageServicesSchema.parse(services)}>
      <p>Words</p>
    </PageDocument>,
  )
  return html.split('</head>')[0]
}

describe('what a document says of third parties', () => {
  it('nothing where none are configured', () => {
    expect(headOf({})).not.toContain('name="services"')
  })

  it('one element with what differs from the default', () => {
    expect(headOf({ ads: 'none' })).toContain('<meta name="services" content="{&quot;ads&quot;:&quot;none&quot;}"/>')
  })
})
