import { NaxosError } from '../naxos/naxos-error.ts'

/** A body below this share of what is stored has lost too much to be believed where there is another sign of a fault. */
const BELIEVED_SHARE = 2 / 3

/** What is known of an answer besides its body. */
export interface LossSigns {
  /** For the message. */
  name: string
  /** Bytes of the stored body. */
  storedBytes: number
  /** Items of the answer that were bad and left out. */
  dropped: number
  /** The answer says that nothing in it has changed since what is stored (docs/naxos.md, `updated_at`). */
  isUnchanged: boolean
  /** Fields that held something in what is stored and hold nothing now (findLosses). */
  losses: readonly string[]
}

/**
 * A bad item is dropped, but an answer that is bad in large parts must not empty what is warm. Less content alone is no
 * fault, for editors take things away; less content with bad items in it, or in an answer that says it is the same, is. An
 * answer that says it is the same may not lack a single field.
 *
 * @throws NaxosError of kind `malformed`
 */
export function refuseLoss(body: unknown, { name, storedBytes, dropped, isUnchanged, losses }: LossSigns): void {
  if (isUnchanged && losses.length > 0) {
    throw new NaxosError('malformed', `${name} says that it has not changed, and lost ${losses.slice(0, 5).join(', ')}`)
  }
  if (dropped === 0 && !isUnchanged) return
  const bytes = Buffer.byteLength(JSON.stringify(body))
  if (bytes >= storedBytes * BELIEVED_SHARE) return
  throw new NaxosError('malformed', `${name} would shrink from ${storedBytes} to ${bytes} bytes, ${dropped} items bad`)
}
