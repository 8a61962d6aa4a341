import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { describeEarlyScript } from '../http/early-script.ts'
import { describeProblem } from '../page-definition/head/page-head.ts'
import { samplePicture } from '../samples/sample-stories.ts'
import type { SiteAssets } from '../settings/site-facts.ts'
import { pageServicesSchema } from '../settings/third-parties.ts'
import type { PageServices } from '../settings/third-parties.ts'
import { PageDocument } from './PageDocument.tsx'

const ASSETS: SiteAssets = { styles: [], fonts: null, scripts: [] }

function render(
  services: Partial<PageServices>,
  head = describeProblem(404),
  assets: SiteAssets = ASSETS,
): string | undefined {
  const html = renderToStaticMarkup(
    <PageDocument head={head} assets={assets} styles={['/styles.css']} services={pageServicesSchema.parse(services)}>
      <p>Words</p>
    </PageDocument>,
  )
  return html.split('</head>')[0]
}

describe('what a document asks for first', () => {
  const fonts = { bodoni: '/bodoni.woff2', instrument: '/instrument.woff2', faustina: '/faustina.woff2' }
  const opening = { picture: samplePicture(1), place: 'six' } as const
  const asked = (reading: boolean) => {
    const html = render({}, { ...describeProblem(404), reading, opening }, { ...ASSETS, fonts })
    return [...(html?.matchAll(/<link rel="(?:preload" as="(image|font)|(stylesheet))"/g) ?? [])].map(
      ([, file, sheet]) => file ?? sheet,
    )
  }

  it('its picture on a front or a list, where that is the largest thing', () =>
    expect(asked(false)).toEqual(['image', 'font', 'font', 'stylesheet']))

  it('nothing before its own script has run, which would wait for a style sheet in front of it', () => {
    const early = describeEarlyScript('begin(1 < 2)')
    const html = render({}, describeProblem(404), { ...ASSETS, fonts, early, scripts: ['/main.js'] })
    expect(html?.split('<script data-main="/main.js">begin(1 < 2)</script>')[0]).not.toMatch(
      /rel="(?:preload|stylesheet)"/,
    )
    expect(html).not.toContain('src="/main.js"')
  })

  it('its faces where it is read', () => expect(asked(true)).toEqual(['font', 'font', 'font', 'image', 'stylesheet']))
})

describe('what a document says where it is shared', () => {
  const image = { url: 'https://www.example.it/media/a.jpg', width: 1200, height: 675, alt: 'Il ponte' }

  it('its picture with size and words, and when the article was changed', () => {
    const html = render({}, { ...describeProblem(404), image, modified: '2026-11-20T10:00:00+01:00' })
    expect(html).toContain(
      '<meta property="og:image" content="https://www.example.it/media/a.jpg"/><meta property="og:image:width" content="1200"/>' +
        '<meta property="og:image:height" content="675"/><meta property="og:image:alt" content="Il ponte"/>',
    )
    expect(html).toContain('<meta property="article:modified_time" content="2026-11-20T10:00:00+01:00"/>')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })

  it('no picture where there is none', () => expect(render({})).not.toContain('og:image'))
})

describe('what a document says of third parties', () => {
  it('nothing where none are configured', () => {
    expect(render({})).not.toContain('name="services"')
  })

  it('one element with what differs from the default', () => {
    expect(render({ ads: 'none' })).toContain('<meta name="services" content="{&quot;ads&quot;:&quot;none&quot;}"/>')
  })
})

describe('what a document says of the site’s icons', () => {
  it('the drawing, a bitmap for who shows no drawing, that of home screens, and the manifest', () => {
    const html = render({})
    expect(html).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>')
    expect(html).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32"/>')
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  })
})
