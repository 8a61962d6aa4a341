/**
 * Why the CMS gave nothing to work with. `unavailable`: silent, slow or failing, worth another try. `malformed`: an answer
 * that is not what docs/naxos.md says, or so empty that it must not replace what is warm. `refused`: it would not serve us.
 */
export type NaxosErrorKind = 'unavailable' | 'malformed' | 'refused'

/** A question that the CMS did not answer as docs/naxos.md says; the kind decides whether it is asked again. */
export class NaxosError extends Error {
  override readonly name = 'NaxosError'
  readonly kind: NaxosErrorKind

  constructor(kind: NaxosErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
