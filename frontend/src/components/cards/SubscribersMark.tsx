import { SubscribersLetter } from '../brand/Nameplate.tsx'
import css from './subscribers-mark.module.css'

/** «à Per abbonati», never the letter without the words; nothing where `premium` is not true. */
export function SubscribersMark({
  premium,
  parted = false,
}: {
  premium: boolean | undefined
  /** Something follows on the same line: a dot parts the two. */
  parted?: boolean
}) {
  if (premium !== true) return null
  return (
    <>
      <b className={css.mark}>
        <SubscribersLetter className={css.letter} />
        Per abbonati
      </b>
      {parted && ' · '}
    </>
  )
}
