import type { Journalist } from '@liberta/contracts/people/journalist.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { StoryRow } from '../../components/lists/StoryRow.tsx'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { Photo } from '../../components/pictures/Photo.tsx'
import { stepOf } from '../../page-definition/addresses/text-place.table.ts'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import css from './people.module.css'

/** A journalist and what was written last; `stories` is null where they cannot be had now. */
export interface StaffMember {
  journalist: Journalist
  stories: readonly StoryTeaser[] | null
}

/** A member of the staff: face, role, life, newest stories, and the way to all of them. */
export function StaffMemberPage({ journalist, stories }: StaffMember) {
  const grammar = useGrammar()
  const { name, slug, role, biography, picture } = journalist
  const all = grammar.build({ type: 'journalist', slug, page: 1 })
  return (
    <TextLayout
      name="laRedazione"
      below={[stepOf(grammar, 'laRedazione')]}
      title={name}
      standfirst={role}
      updatedAt={null}
      wide={
        <>
          {(picture !== null || biography !== null) && (
            <div className={css.profile}>
              {picture !== null && (
                <div className={css.portrait}>
                  <Photo picture={picture} place="face" eager />
                </div>
              )}
              {biography !== null && <p>{biography}</p>}
            </div>
          )}
          {stories !== null && stories.length > 0 ? (
            <NewestStories stories={stories} all={all} name={name} />
          ) : (
            <p className={css.more}>
              {stories === null ? 'Gli articoli arrivano fra poco.' : 'Qui non c’è ancora nessun articolo firmato.'}{' '}
              <a href={all}>Vai alla pagina dell’autore</a>
            </p>
          )}
        </>
      }
    />
  )
}

function NewestStories({ stories, all, name }: { stories: readonly StoryTeaser[]; all: string; name: string }) {
  const { now } = useFrame()
  return (
    <>
      <ol aria-label={`Gli articoli più recenti di ${name}`}>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryRow story={story} level={2} now={now} dated />
          </li>
        ))}
      </ol>
      <p className={css.all}>
        <a href={all}>Tutti gli articoli di {name}</a>
      </p>
    </>
  )
}
