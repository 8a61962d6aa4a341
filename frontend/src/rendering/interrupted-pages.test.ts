import { describe, expect, it } from '@jest/globals'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { sampleStory } from '../samples/sample-stories.ts'
import { pageServicesSchema } from '../settings/third-parties.ts'
import { renderSample } from '../testing/render-sample.ts'
import { renderReserved } from '../testing/sample-account.ts'

const STORY = sampleStory(0)
const STORY_PATH = `/news/cronaca/${STORY.slug}/${STORY.id}`
const settingsOf = (ads: 'gpt' | 'house' | 'none') => ({
  ...SAMPLE_SETTINGS,
  thirdParties: { services: pageServicesSchema.parse({ ads }), origins: [] },
})
const render = async (path: string, ads: 'gpt' | 'house' | 'none' = 'house') =>
  (await renderSample(path, {}, undefined, settingsOf(ads))).body
const HAS = /<dialog[^>]* data-interstitial="([^"]*)"/

describe('the full-page advertisement', () => {
  it.each(['/', '/news/cronaca', STORY_PATH, '/eventi', '/multimedia/folder/teleliberta'])(
    'is prepared on %s, closed, with its button first',
    async (path) => {
      const [dialog = ''] = /<dialog[^>]* data-interstitial.*?<\/dialog>/.exec(await render(path)) ?? []
      expect(dialog).not.toContain(' open')
      expect(dialog).toContain('Chiusura tra <b>5</b> sec')
      expect(/<(?:a|button)\b[^>]*>([^<]*)/.exec(dialog)?.[1]).toBe('SALTA')
    },
  )

  it.each(['/necrologie/list', '/newsletter', '/contact-us/request', '/login', '/ricerca/query_po/s', '/no-such-page'])(
    'is not on %s',
    async (path) => {
      expect(await render(path)).not.toMatch(HAS)
    },
  )

  it('is not on a reader’s own pages', async () => {
    expect((await renderReserved('/area-riservata')).body).not.toMatch(HAS)
  })

  it('is nowhere where there are no advertisements', async () => {
    expect(await render('/', 'none')).not.toMatch(HAS)
  })

  it('says where searches stand, whose readers are not stopped', async () => {
    expect(HAS.exec(await render('/'))?.[1]?.split(' ')).toContain('/ricerca')
  })

  it('sold, it has a slot of its own in place of the paper’s words', async () => {
    const html = await render(STORY_PATH, 'gpt')
    expect(html).toContain('<div id="lib2025_article_detail_interstitial_1"></div>')
    expect(html).not.toContain('Iscriviti alla newsletter')
  })
})
