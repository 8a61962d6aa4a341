import css from './save-button.module.css'

export interface SaveButtonProps {
  id: number
  type?: 'story' | 'multimedia' | 'event'
  /** Where there is room: the word beside the bookmark. */
  worded?: boolean
  /** Only where its states are looked at: how it stands, whoever the reader is; script leaves it alone. */
  held?: 'saved' | 'free'
}

/**
 * The bookmark of an item. The page is the same for every reader, and out of sight the button keeps its place: script names it
 * after the title beside it, shows it, and fills what the reader has saved.
 */
export function SaveButton({ id, type = 'story', worded = false, held }: SaveButtonProps) {
  return (
    <button
      className={worded ? `${css.save} ${css.worded}` : css.save}
      type="button"
      {...(held === undefined
        ? { 'data-save': type === 'story' ? id : `${type}:${id}` }
        : { 'aria-pressed': held === 'saved', 'aria-label': 'Salva' })}
    >
      {worded && <span>Salva</span>}
    </button>
  )
}
