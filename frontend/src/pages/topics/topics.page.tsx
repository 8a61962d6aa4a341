import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { Section } from '@liberta/contracts/sections/section.schema'
import type { Tag } from '@liberta/contracts/stories/story.schema'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { takeIfPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import { describeText } from '../../components/text/describe-text.ts'
import { addressOfPage, stepsTo, placeOf } from '../../page-definition/addresses/text-place.table.ts'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { layTags, TagLetters } from './TagLetters.tsx'
import { LinkItems } from '../../components/links/LinkItems.tsx'
import css from './topics.module.css'

const NAME = 'topics'
const HEAD = {
  title: placeOf(NAME).name,
  standfirst: 'Di che cosa si parla oggi, e dove trovare tutto il resto: sezione per sezione, argomento per argomento.',
}

interface Topics {
  sections: readonly Section[]
  tags: readonly Tag[]
}

/** `/topics`: the topics of the day, all sections, and the way to all tags. What cannot be had is left out. */
export const TOPICS_PAGE = definePage<'fixed', Topics>({
  cache: 'list',
  load: async ({ page }, { source, path }) => {
    if (page > 1) return throwNoContent(path)
    const [sections, tags] = await Promise.all([source.read('sections'), source.read('tags')])
    const known = { sections: takeIfPresent(sections), tags: takeIfPresent(tags) }
    return {
      content: { sections: known.sections.body ?? [], tags: known.tags.body ?? [] },
      tags: [
        nameReadModel({ model: 'sections', id: 'all' }),
        nameReadModel({ model: 'tags', id: 'all' }),
        ...known.sections.tags,
        ...known.tags.tags,
      ],
    }
  },
  describe: (_topics, settings) => ({
    ...describeText(
      { ...HEAD, path: addressOfPage(settings.grammar, NAME), above: stepsTo(settings.grammar, NAME) },
      settings,
    ),
    reading: false,
  }),
  View: ({ content }) => <TextLayout name={NAME} {...HEAD} updatedAt={null} wide={<TopicParts topics={content} />} />,
})

function TopicParts({ topics: { sections, tags } }: { topics: Topics }) {
  const grammar = useGrammar()
  const { trendings } = useFrame().site
  return (
    <>
      {trendings.length > 0 && (
        <section className={css.part} aria-labelledby="oggi">
          <h2 className={css.name} id="oggi">
            Oggi
          </h2>
          <ul className={css.names}>
            <LinkItems links={trendings.map(({ name, URL }) => ({ name, href: URL }))} />
          </ul>
        </section>
      )}
      {sections.length > 0 && (
        <section className={css.part} aria-labelledby="sezioni">
          <h2 className={css.name} id="sezioni">
            Le sezioni
          </h2>
          <Branches branches={growSections(sections)} />
        </section>
      )}
      {tags.length > 0 && (
        <section className={css.part} aria-labelledby="argomenti">
          <h2 className={css.name} id="argomenti">
            <a href={addressOfPage(grammar, 'tags')}>Tutti gli argomenti</a>
          </h2>
          <TagLetters letters={layTags(tags).letters} addressOf={(page) => addressOfPage(grammar, 'tags', { page })} />
        </section>
      )}
    </>
  )
}

function Branches({ branches, isBelow = false }: { branches: readonly SectionBranch[]; isBelow?: boolean }) {
  const grammar = useGrammar()
  return (
    <ul className={isBelow ? css.below : css.names}>
      {branches.map(({ section, below }) => (
        <li key={section.id}>
          <a href={grammar.build({ type: 'section', sectionPath: section.path, page: 1 })}>{section.name}</a>
          {below.length > 0 && <Branches branches={below} isBelow />}
        </li>
      ))}
    </ul>
  )
}

/** A section with the sections that lie in it. */
export interface SectionBranch {
  section: Section
  below: SectionBranch[]
}

/**
 * The tree of sections, in the order of the list. A section whose parent is not in the list stands at the root; nothing leads to those that
 * lie in each other.
 */
export function growSections(sections: readonly Section[]): SectionBranch[] {
  const known = new Set(sections.map(({ id }) => id))
  const byParent = Map.groupBy(sections, ({ parent }) => (parent !== null && known.has(parent) ? parent : null))
  const grow = (parent: number | null): SectionBranch[] =>
    (byParent.get(parent) ?? []).map((section) => ({ section, below: grow(section.id) }))
  return grow(null)
}
