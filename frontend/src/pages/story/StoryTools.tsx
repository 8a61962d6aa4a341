import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { Story } from '@liberta/contracts/stories/story.schema'
import parts from '../../styles/parts.module.css'
import { Icon } from '../../components/icons/Icon.tsx'
import { useFrame } from '../../page-definition/frame-context.ts'
import { SaveButton } from '../../components/save-button/SaveButton.tsx'
import { writeMail } from '../../components/story/share-story.ts'
import css from './story-tools.module.css'
import { mark, SHARE, TEXT_SIZE_BUTTON } from '../../browser/support/selectors.ts'

/**
 * What a reader does with a story: share it, set its text larger, save it. Without script sharing is a letter, and the others,
 * which could do nothing, are out of sight and keep their places after it.
 */
export function StoryTools({ story }: { story: Pick<Story, 'id' | 'slug' | 'title' | 'section'> }) {
  const { settings } = useFrame()
  const letter = writeMail({ title: story.title, url: settings.origin + buildStoryAddress(settings.grammar, story) })
  return (
    <div className={css.tools} data-print="no">
      <a className={`${parts.bare} ${css.tool}`} href={letter} {...mark(SHARE)}>
        <Icon name="share" />
        <span>Condividi</span>
      </a>
      <button
        className={`${parts.bare} ${css.tool}`}
        type="button"
        {...mark(TEXT_SIZE_BUTTON)}
        style={{ visibility: 'hidden' }}
      >
        <Icon name="letters" />
        <span>Carattere</span>
      </button>
      <SaveButton id={story.id} title={story.title} worded />
    </div>
  )
}
