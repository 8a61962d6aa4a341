import { useGrammar } from '../../page-definition/frame-context.ts'
import card from '../../components/cards/card.module.css'
import parts from '../../styles/parts.module.css'
import { HiddenFields } from '../../components/forms/Field.tsx'
import { NoPhoto, Photo } from '../../components/pictures/Photo.tsx'
import { keepTogether } from '@liberta/italian/break-lines'
import { joinDate, writeDate } from '@liberta/italian/written-date'
import { nameOfType } from './find-saved.ts'
import type { FoundSaved } from './find-saved.ts'
import { addressOfFormAction } from '../../page-definition/addresses/reserved-address.ts'
import css from './reserved.module.css'

/** A saved item as the paper has it today, when it was saved, and the button that takes it away. */
export function SavedItem({ found, back }: { found: FoundSaved; back: string }) {
  const grammar = useGrammar()
  const { item, content, gone } = found
  const title = content?.title ?? (item.title || 'Senza titolo')
  return (
    <div className={css.item}>
      <article className={`${card.card} ${card.s}`}>
        <div className={card.photo}>
          {content?.picture ? <Photo picture={content.picture} place="listed" decorative /> : <NoPhoto />}
        </div>
        <div className={card.words}>
          <p className={card.label} data-tint={content?.tint ?? 'ink'}>
            {content?.label ?? nameOfType(item.type)}
          </p>
          <h2 className={card.title}>
            {content === null ? (
              keepTogether(title)
            ) : (
              <a className={card.link} href={content.href}>
                {keepTogether(title)}
              </a>
            )}
          </h2>
          {gone && <p className={card.standfirst}>Non è più disponibile sul sito.</p>}
          <p className={card.meta}>
            Salvato <time dateTime={item.addedAt}>{joinDate('il', writeDate(new Date(item.addedAt)))}</time>
          </p>
        </div>
      </article>
      <form method="post" action={addressOfFormAction(grammar, 'salvati', back)}>
        <HiddenFields values={{ azione: 'togli', type: item.type, itemId: item.itemId, title: title.slice(0, 300) }} />
        <button className={parts.outline} type="submit" aria-label={`Togli dai salvati: ${title}`}>
          Togli
        </button>
      </form>
    </div>
  )
}
