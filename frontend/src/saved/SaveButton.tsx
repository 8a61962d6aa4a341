import css from './save-button.module.css'

export interface SaveButtonProps {
  id: number
  type?: 'story' | 'multimedia' | 'event'
  /** Where there is room: the word beside the bookmark. */
  worded?: boolean
}

/**
 * The bookmark of an item. The page is the same for every reader, and out of sight the button keeps its place: script names it
 * after the title beside it, shows it, and fills what the reader has saved.
 */
export function SaveButton({ id, type = 'story', worded = false }: SaveButtonProps) {
  return (
    <button
      className={worded ? `${css.save} ${css.worded}` : css.save}
      type="button"
      data-save={type === 'story' ? id : `${type}:${id}`}
    >
      {worded && <span>Salva</span>}
    </button>
  )
}
