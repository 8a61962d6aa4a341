import { describe, expect, it } from '@jest/globals'
import { createFrameSource } from '../../rendering/frame-source.ts'
import { createPageRenderer } from '../../rendering/render-page.tsx'
import { SAMPLE_SETTINGS } from '../../samples/sample-site.ts'
import { createSampleSource } from '../../samples/sample-source.ts'
import { SAMPLE_NOW } from '../../samples/sample-stories.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

async function render(path: string, hasInternalPages: boolean) {
  const source = createSampleSource()
  const renderer = createPageRenderer({
    source,
    frame: createFrameSource(source, grammar),
    settings: { ...SAMPLE_SETTINGS, hasInternalPages },
    assets: { styles: [], fonts: null, scripts: [] },
    now: () => SAMPLE_NOW,
  })
  const { status, body } = await renderer.renderPage({ path, isBot: false })
  return { status, body: body.toString() }
}

const ROWS = [
  ['/_icons', 'Icone'],
  ['/_subjects', 'Componenti'],
  ['/_test-area-riservata', 'Prova dell’area riservata'],
] as const

describe('the internal test pages (requirements 2)', () => {
  it.each(ROWS)('%s stands outside production, and is never to be found', async (path, title) => {
    const { status, body } = await render(path, true)
    expect(status).toBe(200)
    expect(body).toContain(`${title}</h1>`)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })

  it.each(ROWS)('%s is none in production', async (path, _title) => {
    const { status, body } = await render(path, false)
    expect(status).toBe(404)
    expect(body).toContain(`Page Not Found: ${path}`)
  })

  it('_test-area-riservata leads to the addresses of the reserved area', async () => {
    const { body } = await render('/_test-area-riservata', true)
    expect(body).toContain('href="/area-riservata/salvati"')
  })
})
