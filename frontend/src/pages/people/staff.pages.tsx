import { FIXED_PAGES } from '@liberta/addresses/fixed-page.table'
import type { EditorialPage } from '@liberta/contracts/pages/editorial-page.schema'
import type { Journalist } from '@liberta/contracts/people/journalist.schema'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { buildStoryListId } from '@liberta/contracts/read-models/list-id'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { expectPresent, takeIfPresent, takeList, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { AddressOf, LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import { describeText } from '../../components/text/describe-text.ts'
import { PageText } from '../../components/text/PageText.tsx'
import { readTextBeside } from '../../components/text/read-text.ts'
import { addressOfPage, stepOf, stepsTo, placeOf } from '../../page-definition/addresses/text-place.table.ts'
import services from '../../components/text/services.module.css'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { describeSharePicture } from '../../page-definition/head/describe-picture.ts'
import { describeProfile } from './describe-profile.ts'
import { StaffGrid } from './StaffGrid.tsx'
import { StaffMemberPage } from './StaffMemberPage.tsx'
import type { StaffMember } from './StaffMemberPage.tsx'

/** Stories that a profile shows; the author's own page has them all. */
const NEWEST = 6
const JOURNALISTS = nameReadModel({ model: 'journalists', id: 'all' })
const NAME = 'laRedazione'

interface Newsroom {
  text: EditorialPage | null
  /** Null where they cannot be had now. */
  journalists: readonly Journalist[] | null
}

const headOf = ({ text }: Newsroom) => ({
  title: text?.title ?? placeOf(NAME).name,
  standfirst: text?.standfirst ?? null,
  updatedAt: text?.updatedAt ?? null,
})

/** `/who-we-are/la-redazione`: the faces, and what editors say of how they work. */
export const NEWSROOM_PAGE = definePage<'fixed', Newsroom>({
  cache: 'text',
  load: async (_address, context) => {
    const [staff, text] = await Promise.all([
      context.source.read('journalists'),
      readTextBeside(FIXED_PAGES[NAME].text, context),
    ])
    const { body, tags } = takeList(staff, [])
    return { content: { journalists: body, text: text.content }, tags: [JOURNALISTS, ...tags, ...text.tags] }
  },
  describe: (newsroom, settings) =>
    describeText(
      { ...headOf(newsroom), path: addressOfPage(settings.grammar, NAME), above: stepsTo(settings.grammar, NAME) },
      settings,
    ),
  View: ({ content }) => (
    <TextLayout name={NAME} {...headOf(content)} wide={<Faces journalists={content.journalists} />}>
      {content.text !== null && <PageText blocks={content.text.blocks} />}
    </TextLayout>
  ),
})

function Faces({ journalists }: Pick<Newsroom, 'journalists'>) {
  if (journalists !== null) return <StaffGrid journalists={journalists} />
  return (
    <p className={services.name}>In questo momento l’elenco dei giornalisti non si può leggere. Riprova tra poco.</p>
  )
}

/** `/who-we-are/la-redazione/staff/{slug}`. */
export const STAFF_MEMBER_PAGE = definePage<'staffMember', StaffMember>({
  cache: 'detail',
  load: loadStaffMember,
  describe: describeStaffMember,
  View: ({ content }) => <StaffMemberPage {...content} />,
})

async function loadStaffMember(
  { slug }: AddressOf<'staffMember'>,
  { source, path }: LoadContext,
): Promise<Loaded<StaffMember>> {
  const [staff, list] = await Promise.all([
    source.read('journalists'),
    source.read('storyList', { type: 'journalist', slug, page: 1 }),
  ])
  const { body: journalists, tags } = expectPresent(staff, path)
  const journalist = journalists.find((candidate) => candidate.slug === slug)
  if (journalist === undefined) return throwNoContent(path)
  const { body, tags: listTags } = takeIfPresent(list)
  const listTag = nameReadModel({ model: 'storyList', id: buildStoryListId({ type: 'journalist', slug, page: 1 }) })
  return {
    content: { journalist, stories: body?.stories.slice(0, NEWEST) ?? null },
    tags: [JOURNALISTS, listTag, ...tags, ...listTags],
  }
}

function describeStaffMember({ journalist }: StaffMember, settings: SiteSettings): PageHead {
  const { name, role, biography, picture, slug } = journalist
  const path = settings.grammar.build({ type: 'staffMember', slug })
  const head = describeText(
    {
      title: name,
      standfirst: biography ?? (role === null ? null : `${name}, ${role} di Libertà.`),
      path,
      above: [...stepsTo(settings.grammar, NAME), stepOf(settings.grammar, NAME)],
      thing: describeProfile(journalist, settings),
    },
    settings,
  )
  return { ...head, image: picture && describeSharePicture(picture, settings.origin, '1x1') }
}
