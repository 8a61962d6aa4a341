import type { ThingMess } from './mess-kind.types.ts'
import type { ThingType } from './thing.table.ts'

/** Things whose slug the site may have to find its way by. The slugs of editorial pages are agreed (docs/naxos.md). */
const SLUGGED = [
  'section',
  'tag',
  'journalist',
  'story',
  'multimedia',
  'event',
  'folder',
  'event_category',
  'podcast',
  'programme',
  'survey',
  'letter',
  'plan',
  'newsletter',
] as const satisfies readonly ThingType[]

type WriteSlug = (slug: string, id: number) => string

const LONG = 180

const STYLES: Readonly<Record<string, { what: string; write: WriteSlug }>> = {
  dots: { what: 'dots for hyphens', write: (slug) => slug.replaceAll('-', '.') },
  underscores: { what: 'underscores for hyphens', write: (slug) => slug.replaceAll('-', '_') },
  capitals: {
    what: 'words with capitals',
    write: (slug) => slug.replace(/(^|-)([a-z])/g, (_, edge: string, letter: string) => edge + letter.toUpperCase()),
  },
  digits: { what: 'digits alone', write: (_, id) => String(id) },
  long: {
    what: `${LONG} characters`,
    write: (slug) => `${'ancora-'.repeat(LONG / 7)}${slug}`.slice(-LONG).replace(/^-/, 'x'),
  },
}

/** Slugs as other newsrooms write them; any text of up to 200 characters is one. */
export const SLUG_MESS: readonly ThingMess[] = SLUGGED.flatMap((type) =>
  Object.entries(STYLES).map(([style, { what, write }]) => ({
    name: `${type}.slug.${style}`,
    what: `a slug with ${what}`,
    isMixed: true,
    type,
    fits: ({ slug }) => typeof slug === 'string',
    spoil: (thing) => ({ ...thing, slug: write(String(thing['slug']), Number(thing['id'])) }),
  })),
)
