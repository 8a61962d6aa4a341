import { describe, expect, it } from '@jest/globals'
import { present, renderSample, structureOf, unavailable } from '../../testing/render-sample.ts'
import { sampleFront } from '../../samples/sample-front.ts'
import { samplePodcasts } from '../../samples/sample-multimedia.ts'

describe('/podcast', () => {
  it('has an anchor for each, and a play, a length and a day for each episode that can be heard', async () => {
    const { body } = await renderSample('/podcast')
    samplePodcasts().forEach(({ slug }) => expect(body).toContain(`id="${slug}"`))
    expect(body.match(/<a [^>]*href="\/media\/[^"]+"[^>]* data-listen="/g)).toHaveLength(15)
    expect(body).not.toContain('<audio')
    expect(body).toMatch(/>18\.\d\d</)
  })

  it('has no play where there is no recording, and says so', async () => {
    const { body } = await renderSample('/podcast')
    const silent = body.split('<article').filter((row) => row.includes('Non disponibile'))
    expect(silent).toHaveLength(3)
    silent.forEach((row) => expect(row).not.toContain('data-listen'))
  })

  it('asks for its first cover before the others', async () => {
    const { body } = await renderSample('/podcast')
    expect(body.match(/<img [^>]*fetchPriority="high"/gi)).toHaveLength(1)
    expect(body).toMatch(/<link [^>]*rel="preload" as="image"[^>]*1x1/)
  })

  it('leads to where else it can be heard, where the CMS knows of it', async () => {
    const [podcast] = samplePodcasts()
    if (podcast === undefined) throw new Error('The sample has no podcast')
    const doors = [{ name: 'Apple', URL: 'https://podcasts.example/acqua-grande' }]
    const { body } = await renderSample('/podcast', { podcasts: async () => present([{ ...podcast, doors }]) })
    expect(body).toMatch(/<a href="https:\/\/podcasts\.example\/acqua-grande">Apple/)
    expect((await renderSample('/podcast')).body).not.toContain('>Apple')
  })

  it('tells machines of each (schema.org PodcastSeries)', async () => {
    const told = structureOf(await renderSample('/podcast')).filter((data) => data['@type'] === 'PodcastSeries')
    expect(told.map(({ url }) => url)).toEqual(
      samplePodcasts().map(({ slug }) => `https://www.example.it/podcast#${slug}`),
    )
  })

  it('says kindly that there is none', async () => {
    const { status, body } = await renderSample('/podcast', { podcasts: async () => present([]) })
    expect(status).toBe(200)
    expect(body).toContain('Il prossimo podcast è in preparazione.')
  })

  it('shows one that has no picture, no author and no episode yet', async () => {
    const [podcast] = samplePodcasts()
    if (podcast === undefined) throw new Error('The sample has no podcast')
    const bare = { ...podcast, picture: null, author: null, description: null, episodes: [] }
    const { body } = await renderSample('/podcast', { podcasts: async () => present([bare]) })
    expect(body).toContain('La prima puntata arriva presto.')
  })

  it('has a part for a podcast that the newest episodes lead to and the list lost', async () => {
    const front = sampleFront()
    const blocks = front.blocks.map((block) =>
      block.type === 'podcasts'
        ? { ...block, clips: block.clips.map((clip) => ({ ...clip, URL: '/podcast#mai-in-elenco' })) }
        : block,
    )
    const { body } = await renderSample('/podcast', { front: async () => present({ ...front, blocks }) })
    expect(body.match(/id="mai-in-elenco"/g)).toHaveLength(1)
    expect(body).toContain('Presto qui le nuove puntate: ')
  })

  it('is there where the CMS has no list of podcasts', async () => {
    const page = await renderSample('/podcast', { podcasts: async () => ({ state: 'missing' }) })
    expect(page.status).toBe(200)
    expect(page.body).toContain('Il prossimo podcast è in preparazione.')
    expect(page.tags).toContain('podcasts:all')
  })

  it('is a 503 while it cannot be had', async () => {
    const page = await renderSample('/podcast', {
      podcasts: unavailable,
    })
    expect(page).toMatchObject({ status: 503, retryAfterSeconds: 7 })
  })
})
