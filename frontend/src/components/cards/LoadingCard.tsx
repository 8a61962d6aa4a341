import css from './card.module.css'

const LINES = ['34%', '100%', '72%']

/** The place of a card that is on its way: flat stone, which does not move (docs/design.md, states). */
export function LoadingCard() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={`${css.photo} ${css.stone}`} />
      {LINES.map((width) => (
        <span key={width} className={`${css.stone} ${css.line}`} style={{ width }} />
      ))}
    </div>
  )
}
