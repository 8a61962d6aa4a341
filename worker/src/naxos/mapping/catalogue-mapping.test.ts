import { describe, expect, it } from '@jest/globals'
import { podcastListSchema } from '@liberta/contracts/podcasts/podcast.schema'
import {
  sampleEvent,
  sampleFacets,
  sampleFolders,
  sampleMultimedia,
  sampleObituary,
  samplePage,
  samplePodcasts,
  sampleProgrammes,
  sampleSurveys,
} from '../../testing/catalogue-samples.ts'
import { SAMPLE_TIME, samplePicture, sampleSections } from '../../testing/naxos-samples.ts'
import type { DroppedKind } from '../answers/keep-last-valid.ts'
import { indexFolders } from './folder-index.ts'
import { mapEventTeaser, mapWholeEvent } from './map-events.ts'
import { mapFacets } from './map-facets.ts'
import { mapFolders } from './map-folders.ts'
import { mapMultimedia, mapMultimediaTeaser } from './map-multimedia.ts'
import { mapObituary } from './map-obituaries.ts'
import { mapSurveys } from './map-offers.ts'
import { mapPage } from './map-pages.ts'
import { mapPodcasts } from './map-podcasts.ts'
import { mapProgrammes } from './map-programmes.ts'
import { mapRedirects } from './map-redirects.ts'
import { mapSections } from './map-sections.ts'
import { indexSections } from './section-index.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

function listen() {
  const dropped: DroppedKind[] = []
  return { dropped, drop: (kind: DroppedKind) => void dropped.push(kind) }
}

const { drop: ignore } = listen()
const folders = indexFolders(mapFolders(grammar, sampleFolders, ignore))

describe('mapFolders', () => {
  it('gives address, dotted ids and subfolders from the tree (requirements 3)', () => {
    const [television, news] = mapFolders(grammar, sampleFolders, ignore)
    expect(television).toMatchObject({ ids: '201', URL: '/multimedia/folder/teleliberta', subfolders: [{ id: 211 }] })
    expect(news).toMatchObject({ ids: '201.211', parent: 201, subfolders: [] })
  })

  it.each([
    ['an orphan', { id: 9, name: 'Sola', parent: 77 }],
    ['one in a circle with itself', { id: 9, name: 'Tonda', parent: 9 }],
    ['a second one of an id', { id: 201, name: 'Altra' }],
    ['a second one of an id', { id: sampleFolders[0]?.id, slug: 'altre', name: 'Altre' }],
    ['what has no name', { id: 9 }],
  ])('drops and counts %s', (_case, extra) => {
    const { dropped, drop } = listen()
    expect(mapFolders(grammar, [...sampleFolders, extra], drop)).toEqual(mapFolders(grammar, sampleFolders, ignore))
    expect(dropped).toEqual(['folder'])
  })
})

describe('mapMultimedia', () => {
  it('puts the outermost folder first, since it gives the address', () => {
    const item = mapMultimedia(sampleMultimedia(40017), { folders, drop: ignore })
    expect(item?.folders.map(({ slug }) => slug)).toEqual(['teleliberta', 'tgl'])
    expect(item).toMatchObject({ seconds: 1500, sourceURL: '/media/clips/teleliberta-1.mp4', pictureCount: 0 })
  })

  it('ends every slug in the id', () => {
    const teaser = mapMultimediaTeaser(sampleMultimedia(7, { slug: 'il-tg' }), { folders, drop: ignore })
    expect(teaser?.slug).toBe('il-tg-7')
  })

  it('counts a gallery’s pictures and knows no length or clip of it', () => {
    const pictures = [samplePicture, { ...samplePicture, id: '../x' }, samplePicture]
    const gallery = sampleMultimedia(8, { type: 'gallery', pictures })
    const { dropped, drop } = listen()
    expect(mapMultimedia(gallery, { folders, drop })).toMatchObject({ pictureCount: 2, seconds: null, sourceURL: null })
    expect(dropped).toEqual(['picture'])
  })

  it('brings the captions of a video, one of each language, from WebVTT files below /media/ alone', () => {
    const captions = [
      { language: 'it', label: 'Italiano', URL: '/media/clips/tg.vtt' },
      { language: 'it', label: 'Di nuovo', URL: '/media/clips/tg-2.vtt' },
      { language: 'en', URL: '/media/clips/tg-en.vtt' },
      { language: 'fr', label: 'Français', URL: 'https://evil.example/tg.vtt' },
      { label: 'Senza lingua', URL: '/media/clips/tg.vtt' },
      null,
    ]
    const { dropped, drop } = listen()
    expect(mapMultimedia(sampleMultimedia(1, { captions }), { folders, drop })?.captions).toEqual([
      { language: 'it', label: 'Italiano', URL: '/media/clips/tg.vtt' },
      { language: 'en', label: 'en', URL: '/media/clips/tg-en.vtt' },
    ])
    expect(dropped).toEqual(['captions', 'captions', 'captions'])
    expect(mapMultimedia(sampleMultimedia(1), { folders, drop })?.captions).toEqual([])
  })

  it.each(['https://evil.example/x.mp4', '//evil.example/x.mp4', '/media/../etc/passwd', '/clips/x.mp4', '/media/'])(
    'plays nothing from %j',
    (source_url) => {
      expect(mapMultimedia(sampleMultimedia(1, { source_url }), { folders, drop: ignore })?.sourceURL).toBeNull()
    },
  )

  it.each([
    ['no title', { title: ' ' }],
    ['an unknown kind', { type: 'hologram' }],
    ['no time', { published_at: 'ieri' }],
  ])('drops one with %s', (_case, changes) => {
    expect(mapMultimediaTeaser(sampleMultimedia(1, changes), { folders, drop: ignore })).toBeNull()
  })
})

describe('an event of whole days', () => {
  it('begins with its first day and ends with its last one', () => {
    const fair = sampleEvent(61, { period_start: '2026-11-22', period_end: '2026-11-24' })
    expect(mapEventTeaser(fair, ignore)).toMatchObject({
      startsAt: '2026-11-22T00:00:00+01:00',
      endsAt: '2026-11-24T23:59:59.999+01:00',
    })
  })
})

describe('mapProgrammes', () => {
  it('names the folder of a programme by its slug', () => {
    expect(mapProgrammes(sampleProgrammes, { folders, drop: ignore })).toMatchObject([
      { slug: 'tgl', folderSlug: 'tgl', episodes: [{ id: 40017 }] },
    ])
  })

  it('keeps a programme whose folder is unknown', () => {
    const [programme] = mapProgrammes([{ ...sampleProgrammes[0], folder: 999 }], { folders, drop: ignore })
    expect(programme?.folderSlug).toBeNull()
  })
})

describe('mapPodcasts', () => {
  it('drops an episode without a time, keeps one whose length is not told, and the podcast', () => {
    const { dropped, drop } = listen()
    const [podcast] = samplePodcasts
    const episodes = [...(podcast?.episodes ?? []), { id: 5, title: 'Senza ora', seconds: 60 }]
    const unmeasured = { id: 6, title: 'Senza durata', published_at: SAMPLE_TIME, seconds: 0 }
    const mapped = podcastListSchema.parse(
      mapPodcasts(grammar, [{ ...podcast, episodes: [...episodes, unmeasured] }], drop),
    )
    expect(mapped[0]?.episodes.slice(1)).toMatchObject([{ id: 6, seconds: null }])
    expect(dropped).toEqual(['episode'])
  })
})

describe('mapWholeEvent', () => {
  it('maps place, period and categories (requirements 3)', () => {
    expect(mapWholeEvent(sampleEvent(61), ignore)).toMatchObject({
      slug: 'la-fiera-di-bobbio-61',
      categories: [{ slug: 'sagre' }],
      location: { id: 9, town: 'Bobbio' },
      startsAt: '2026-11-22T09:00:00.000+01:00',
      alsoOn: [],
    })
  })

  it('believes no end before the beginning, and no unknown type', () => {
    const odd = sampleEvent(61, { period_end: '2026-11-20T09:00:00.000+01:00', type: 'festa' })
    expect(mapEventTeaser(odd, ignore)).toMatchObject({ endsAt: null, type: 'evento' })
  })
})

describe('mapNotice', () => {
  it('keeps the lines of the text apart', () => {
    expect(mapObituary(sampleObituary(71), ignore)?.text?.split('\n')).toHaveLength(2)
  })

  it.each([
    ['an unknown kind', { kind: 'birth' }],
    ['no name', { name: null }],
    ['no time', { published_at: null }],
  ])('guesses nothing about the dead: drops one with %s', (_case, changes) => {
    expect(mapObituary(sampleObituary(71, changes), ignore)).toBeNull()
  })

  it.each(['domani', '2026-11-23', '2026-11-23T00:00:00+01:00'])(
    'tells no rite whose hour is not certain: %s',
    (at) => {
      expect(mapObituary(sampleObituary(71, { rite: { type: 'funeral', at } }), ignore)?.rite).toBeNull()
    },
  )
})

describe('mapPage', () => {
  it('maps every kind of block, and lets no link lead to a script', () => {
    const { dropped, drop } = listen()
    const links = { type: 'links', items: [{ name: 'x', URL: 'javascript:alert(1)' }] }
    const page = mapPage(grammar, { ...samplePage, blocks: [...samplePage.blocks, links] }, SAMPLE_TIME, drop)
    expect(page?.blocks).toEqual(samplePage.blocks)
    expect(dropped).toEqual(['page_block', 'page_block'])
  })
})

describe('mapSurveys', () => {
  it('drops one that leaves nothing to choose', () => {
    const { dropped, drop } = listen()
    expect(mapSurveys([...sampleSurveys, { id: 2, question: 'E poi?', answers: [] }], drop)).toHaveLength(1)
    expect(dropped).toEqual(['survey'])
  })
})

describe('mapRedirects', () => {
  it('drops rules that are none and keeps the others (requirements 3)', () => {
    const { dropped, drop } = listen()
    const moved = {
      '/a/': { newUrl: '/b' },
      b: { newUrl: '/c' },
      '//c': { newUrl: '/d' },
      '/d': { newUrl: 'x:y' },
      '/e': 5,
    }
    expect(mapRedirects(grammar, { 301: moved }, drop)).toEqual({ 301: { '/a/': { newUrl: '/b' } }, 302: {} })
    expect(dropped).toHaveLength(4)
  })
})

describe('mapFacets', () => {
  const context = { grammar, sections: indexSections(mapSections(grammar, sampleSections, ignore)), drop: ignore }

  it('labels the filters as requirements 3.36 do, sections as a tree', () => {
    const filters = mapFacets(sampleFacets, 'story', context)
    expect(filters.map(({ id, label, type }) => [id, label, type])).toEqual([
      ['sections', 'Section', 'tree'],
      ['zones', 'Zone', 'list'],
      ['tags', 'Tag', 'list'],
    ])
    expect(filters[0]?.values).toMatchObject([
      { value: '1', deep: 0, children: [{ value: '4', deep: 1, children: [] }] },
      { value: '2', deep: 0, children: [] },
    ])
  })

  it('gives events their own filters', () => {
    const labels = mapFacets(sampleFacets, 'event', context).map(({ label }) => label)
    expect(labels).toEqual(['Categoria', 'Zone', 'Tipo', 'Luogo', 'Tag'])
  })

  it('drops what no address can name', () => {
    const { dropped, drop } = listen()
    expect(mapFacets({ tags: [{ value: 'a,b', label: 'x', count: 1 }] }, 'story', { ...context, drop })).toEqual([])
    expect(dropped).toEqual(['facet'])
  })
})
