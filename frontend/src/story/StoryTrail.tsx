import type { Story } from '@liberta/contracts/stories/story.schema'
import css from './story-page.module.css'
import { trailOf } from './trail.ts'

/** The way from the first page to the story. */
export function StoryTrail({ story }: { story: Story }) {
  return (
    <nav aria-label="Percorso">
      <ol className={css.trail}>
        {trailOf(story).map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
