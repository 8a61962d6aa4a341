import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { FrameContext } from '../../page-definition/frame-context.ts'
import { sampleFrame, SAMPLE_SETTINGS } from '../../samples/sample-site.ts'
import { Footer } from './Footer.tsx'

const WORDS = 'Aggiungi Libertà alle tue fonti preferite su Google'

/** The footer of a site whose readers prefer it at this address. */
function drawFooter(preferredSourceURL: string | null): string {
  const frame = { ...sampleFrame(), settings: { ...SAMPLE_SETTINGS, preferredSourceURL } }
  return renderToStaticMarkup(
    <FrameContext value={frame}>
      <Footer lite={null} />
    </FrameContext>,
  )
}

describe('the footer', () => {
  it('leads to where readers prefer the site at Google, by a plain link, where it has a public name', () => {
    const address = 'https://google.com/preferences/source?q=www.example.it'
    expect(drawFooter(address)).toMatch(
      new RegExp(`<a href="${address.replaceAll(/[.?]/g, String.raw`\$&`)}">${WORDS}</a>`),
    )
    expect(drawFooter(null)).not.toContain(WORDS)
  })
})
