import { beforeAll, describe, expect, it } from '@jest/globals'
import * as selectors from '../browser/support/selectors.ts'
import { renderComponentGallery } from '../pages/internal/render-component-gallery.tsx'
import { sampleMultimedia } from '../samples/sample-multimedia.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import { sampleStory } from '../samples/sample-stories.ts'
import { renderSample } from '../testing/render-sample.ts'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { pageServicesSchema } from '../settings/third-parties.ts'
import { renderReserved } from '../testing/sample-account.ts'

const STORY = sampleStory(0)
const ITEMS = Array.from({ length: 40 }, (_, index) => sampleMultimedia(index))
const itemOf = (type: string) => ITEMS.find((item) => item.type === type)
const PAGES = [
  '/',
  `/news/cronaca/${STORY.slug}/${STORY.id}`,
  '/news/cronaca/piena-del-po-la-giornata-minuto-per-minuto/7300',
  '/podcast',
  `/multimedia/detail/${itemOf('video')?.slug}`,
  `/multimedia/detail/${itemOf('gallery')?.slug}`,
  `/gallery-viewer?id=${itemOf('gallery')?.id}&n=2`,
  '/contact-us/request',
  '/surveyDetail',
]

/** A site whose slots an ad server fills. */
const SOLD = { ...SAMPLE_SETTINGS, thirdParties: { services: pageServicesSchema.parse({ ads: 'gpt' }), origins: [] } }

const hooks = Object.values(selectors).flatMap((value) =>
  typeof value === 'string' && value.startsWith('data-') ? [value] : [],
)

const CARD = /<article\b.*?<\/article>/gs
const HEADING = /<h[23]\b[^>]*><a\b[^>]*>(.+?)<\/a>/s
const MARKED = /<(?:a|button)\b[^>]* data-(?:save|listen)="[^>]*>/g
const isNamed = ([tag]: readonly string[]) => / data-title="[^"]+"/.test(tag ?? '')

describe('what behaviours look for is rendered', () => {
  const source = createSampleSource()
  let html = ''
  beforeAll(async () => {
    const pages = await Promise.all([
      ...PAGES.map((path) => renderSample(path)),
      renderReserved('/area-riservata'),
      renderSample('/', {}, undefined, SOLD),
      renderSample('/videoShort', { multimediaList: () => source.read('multimediaList', { type: 'all', page: 1 }) }),
    ])
    html = [renderComponentGallery('/_subjects'), ...pages.map(({ body }) => body)].join('')
  })

  it('every hook stands on an element', () => {
    const rendered = new Set([...html.matchAll(/ (data-[a-z-]+)="/g)].map(([, attribute]) => attribute))
    expect(hooks.filter((hook) => !rendered.has(hook))).toEqual([])
  })

  it('save buttons and links to recordings have what they speak of in data of their own, or are saved by the heading of their card', () => {
    const inCards = [...html.matchAll(CARD)].flatMap(([card]) =>
      [...card.matchAll(MARKED)].map((tag) => isNamed(tag) || (tag[0].includes(' data-save=') && HEADING.test(card))),
    )
    expect(inCards.length).toBeGreaterThan(100)
    expect(inCards).not.toContain(false)
    const others = [...html.replaceAll(CARD, '').matchAll(MARKED)]
    expect(others.length).toBeGreaterThan(0)
    expect(others.every(isNamed)).toBe(true)
  })
})
