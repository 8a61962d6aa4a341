/** Answers of the CMS for tests, in the shapes of docs/naxos.md. */

export const SAMPLE_TIME = '2026-11-21T10:30:00.000+01:00'

export const samplePicture = {
  id: 'scena-po-017',
  width: 1600,
  height: 1067,
  alt: 'Il Po a San Rocco',
  caption: 'Il fiume ieri mattina',
  credit: 'Redazione',
  colour: '#AABBCC',
}

export const sampleSections = [
  { id: 1, slug: 'attualita', name: 'Attualità', URL: '/news/attualita', ids: '1', parent: null, subsections: [] },
  { id: 4, slug: 'cronaca', name: 'Cronaca', URL: '/news/attualita/cronaca', ids: '1.4', parent: 1, subsections: [] },
  { id: 2, slug: 'sport', name: 'Sport', URL: '/news/sport', ids: '2', parent: null, subsections: [] },
]

/** A story's short form. */
export function sampleTeaser(id: number, changes: object = {}) {
  return {
    id,
    slug: `il-po-scende-${id}`,
    title: `Il Po scende sotto i sei metri (${id})`,
    kicker: null,
    standfirst: 'Riaperta la strada arginale',
    kind: 'story',
    is_group: false,
    premium: false,
    sections: [4, 1],
    tags: [{ id: 31, slug: 'piena-del-po', name: 'Piena del Po' }],
    journalists: [{ id: 3, slug: 'marta-valdonica', name: 'Marta Valdonica' }],
    picture: samplePicture,
    published_at: SAMPLE_TIME,
    updated_at: SAMPLE_TIME,
    word_count: 412,
    video_seconds: null,
    children: [],
    ...changes,
  }
}

/** A story's full form. */
export function sampleStory(id: number, changes: object = {}) {
  return {
    ...sampleTeaser(id),
    content_textual_only: 'Il fiume cala.\nLa strada riapre.',
    blocks: [
      { type: 'paragraph', text: 'Il fiume cala da ieri sera.' },
      { type: 'heading', text: 'La strada' },
      { type: 'quote', text: 'Si passa di nuovo', by: 'Il sindaco' },
      { type: 'facts', title: 'La piena', items: [{ when: 'Ieri', text: 'Colmo a 7 metri' }] },
      { type: 'picture', picture: samplePicture },
    ],
    read_next: [sampleTeaser(id + 1000)],
    ...changes,
  }
}

/** The full form of a live story that goes on. */
export function sampleLiveStory(id: number, changes: object = {}) {
  const live = { state: 'live', resumes_at: null, ended_at: null }
  const blog = { last_contact_at: null, total: 2, entries: [sampleLiveEntry(40), sampleLiveEntry(41)] }
  return sampleStory(id, { kind: 'live', live, live_blog: blog, ...changes })
}

/** An entry of a live story as the CMS sends it. */
export function sampleLiveEntry(id: number, changes: object = {}) {
  return {
    id,
    at: SAMPLE_TIME,
    title: `Aggiornamento ${id}`,
    blocks: [{ type: 'paragraph', text: 'Si passa a senso unico.' }],
    author: { id: 3, slug: 'marta-valdonica', name: 'Marta Valdonica' },
    place: 'da Calendasco',
    pinned: false,
    key: null,
    ...changes,
  }
}

export const sampleFront = {
  live: { title: 'La piena in diretta', URL: '/news/attualita/la-piena/9', updated_at: SAMPLE_TIME },
  blocks: [
    { type: 'opening', stories: [sampleTeaser(1), sampleTeaser(2)] },
    { type: 'latest', stories: [sampleTeaser(3)] },
    { type: 'most_read', stories: [sampleTeaser(4)] },
    { type: 'opinions', stories: [sampleTeaser(5, { kind: 'opinion' })] },
    { type: 'section', section: 1, stories: [sampleTeaser(6)] },
    {
      type: 'valleys',
      river: { section: 1, stories: [sampleTeaser(7)] },
      valleys: [{ section: 4, stories: [sampleTeaser(8)] }],
    },
    {
      type: 'television',
      clips: [
        {
          id: 51,
          title: 'Il tg',
          series: 'TgL',
          URL: '/multimedia/detail/il-tg',
          seconds: 90,
          published_at: SAMPLE_TIME,
        },
      ],
    },
    {
      type: 'events',
      events: [{ id: 61, slug: 'Fiera!', title: 'La fiera', location: { town: 'Bobbio' }, period_start: SAMPLE_TIME }],
    },
    { type: 'obituaries', obituaries: [{ id: 71, name: 'Anna Rossi', age: 88, town: 'Rivergaro' }] },
  ],
}

export const sampleSiteConfiguration = {
  trendings: [{ name: 'Piena del Po', URL: '/tag/piena-del-po' }],
  navsections: [
    {
      id: 1,
      name: 'Attualità',
      URL: '/news/attualita',
      type: 'section',
      subItem: [{ id: 4, name: 'Cronaca', URL: '/news/attualita/cronaca', type: 'section', subItem: [] }],
    },
  ],
  navfullsections: [{ id: 90, name: 'Servizi', URL: '', type: 'noLink', subItem: [] }],
}

export const sampleBannerConfiguration = {
  id: 1,
  slug: 'attualita',
  name: 'Attualità',
  multimedia: [
    {
      position: 0,
      multimedia: {
        id: 9,
        title: 'Il giornale intero, dalle 5 del mattino',
        URL: '/abbonamenti',
        picture: null,
        tags: [{ id: 991, slug: 'banner-billboard', name: 'Banner billboard' }],
        visibleBreakpoints: ['mobile'],
        invisibleBreakpoints: [],
        forceScale: true,
      },
    },
  ],
}
