import { describe, expect, it } from '@jest/globals'
import { createFrameSource } from '../../../../frontend/src/rendering/frame-source.ts'
import { createPageRenderer } from '../../../../frontend/src/rendering/render-page.tsx'
import { STORY_CARDS } from './compose-home.ts'
import { composeParts } from './home-parts.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

describe('the parts that the render bench renders from', () => {
  it('are enough for the frontend as it is now: every card is on the page, and the frame around them', async () => {
    const parts = composeParts()
    const assets = { styles: [], fonts: null, scripts: [] }
    const renderer = createPageRenderer({ ...parts, frame: createFrameSource(parts.source, grammar), assets })
    const page = await renderer.renderPage({ path: '/', isBot: false })
    expect(page.fault).toBeUndefined()
    expect(page.status).toBe(200)
    const body = page.body.toString()
    const stories = new Set(body.match(/storia-di-prova-numero-\d+/g))
    expect(stories.size).toBeGreaterThanOrEqual(STORY_CARDS)
    expect(body).toContain('7°')
    expect(body).toContain('Editoriale Libertà S.p.A.')
  })

  it('change by a title, and so does the page', async () => {
    const parts = composeParts()
    const assets = { styles: [], fonts: null, scripts: [] }
    const renderer = createPageRenderer({ ...parts, frame: createFrameSource(parts.source, grammar), assets })
    await renderer.renderPage({ path: '/', isBot: false })
    parts.changeTitle('Ponte riaperto')
    expect((await renderer.renderPage({ path: '/', isBot: false })).body.toString()).toContain('>Ponte riaperto</a>')
  })
})
