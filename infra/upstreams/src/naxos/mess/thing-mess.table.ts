import type { ThingMess } from './mess-kind.types.ts'

/** What other newsrooms send inside of things, beyond single fields. */
export const THING_MESS: readonly ThingMess[] = [
  {
    name: 'story.blocks.unknown',
    what: 'a block of a type that nobody has told of, as an embed',
    isMixed: true,
    type: 'story',
    fits: ({ blocks }) => Array.isArray(blocks),
    spoil: (story) => ({
      ...story,
      blocks: [...listOf(story['blocks']), { type: 'embed', html: '<iframe></iframe>' }],
    }),
  },
  {
    name: 'story.blocks.bad',
    what: 'null, a number and an empty block among the blocks',
    isMixed: true,
    type: 'story',
    fits: ({ blocks }) => Array.isArray(blocks),
    spoil: (story) => ({ ...story, blocks: [null, 42, ...listOf(story['blocks']), { type: 'paragraph', text: '' }] }),
  },
  {
    name: 'story.tags.withoutId',
    what: 'a tag more, without an id',
    isMixed: true,
    type: 'story',
    fits: ({ tags }) => Array.isArray(tags),
    spoil: (story) => ({ ...story, tags: [...listOf(story['tags']), { slug: 'senza-numero', name: 'Senza numero' }] }),
  },
  {
    name: 'story.sections.objects',
    what: 'sections as objects with an id',
    isMixed: true,
    type: 'story',
    fits: ({ sections }) => Array.isArray(sections),
    spoil: (story) => ({ ...story, sections: listOf(story['sections']).map((id) => ({ id })) }),
  },
  ...(['story', 'multimedia', 'event', 'obituary', 'tag'] as const).map((type): ThingMess => ({
    name: `${type}.id.text`,
    what: 'an id written as text',
    isMixed: true,
    type,
    fits: ({ id }) => typeof id === 'number',
    spoil: (thing) => ({ ...thing, id: String(thing['id']) }),
  })),
  {
    name: 'picture.id.dots',
    what: 'an id with dots, as of a file',
    isMixed: true,
    type: 'picture',
    fits: ({ id }) => typeof id === 'string',
    spoil: (picture) => ({ ...picture, id: `foto.2026.${String(picture['id'])}` }),
  },
  {
    name: 'picture.id.capitals',
    what: 'an id with capitals and an underscore, as a camera gives it',
    isMixed: true,
    type: 'picture',
    fits: ({ id }) => typeof id === 'string',
    spoil: (picture) => ({ ...picture, id: `DSC_${String(picture['id'])}` }),
  },
  {
    name: 'picture.id.number',
    what: 'a number for an id; nothing is served under it',
    isMixed: false,
    type: 'picture',
    fits: ({ id }) => typeof id === 'string',
    spoil: (picture) => ({ ...picture, id: 12_345 }),
  },
]

const ODD_PICTURE = /^(?:foto\.2026\.|DSC_)/

/** The id under which a picture is kept of the one under which mess has told of it. */
export function readPictureId(id: string): string {
  return id.replace(ODD_PICTURE, '')
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
