import { describe, expect, it } from '@jest/globals'
import { renderSample, structureOf } from '../testing/render-sample.ts'
import { samplePodcasts } from '../testing/sample-multimedia.ts'

const present = <Body>(body: Body) => ({ state: 'present' as const, body, tags: [] })

describe('/podcast', () => {
  it('has an anchor for each, and a player, a length and a day for each episode that can be heard', async () => {
    const { body } = await renderSample('/podcast')
    samplePodcasts().forEach(({ slug }) => expect(body).toContain(`id="${slug}"`))
    expect(body.match(/<audio /g)).toHaveLength(15)
    expect(body.match(/Questa puntata non si può ancora ascoltare qui/g)).toHaveLength(3)
    expect(body).toContain('18 minuti')
  })

  it('tells machines of each (schema.org PodcastSeries)', async () => {
    const told = structureOf(await renderSample('/podcast')).filter((data) => data['@type'] === 'PodcastSeries')
    expect(told.map(({ url }) => url)).toEqual(
      samplePodcasts().map(({ slug }) => `https://www.example.it/podcast#${slug}`),
    )
  })

  it('says kindly that there is none', async () => {
    const { status, body } = await renderSample('/podcast', { readPodcasts: async () => present([]) })
    expect(status).toBe(200)
    expect(body).toContain('Il prossimo podcast è in preparazione.')
  })

  it('shows one that has no picture, no author and no episode yet', async () => {
    const [podcast] = samplePodcasts()
    if (podcast === undefined) throw new Error('The sample has no podcast')
    const bare = { ...podcast, picture: null, author: null, description: null, episodes: [] }
    const { body } = await renderSample('/podcast', { readPodcasts: async () => present([bare]) })
    expect(body).toContain('La prima puntata arriva presto.')
  })

  it('is a 503 while it cannot be had', async () => {
    const page = await renderSample('/podcast', {
      readPodcasts: async () => ({ state: 'unavailable', retryAfterSeconds: 7 }),
    })
    expect(page).toMatchObject({ status: 503, retryAfterSeconds: 7 })
  })
})
