/**
 * Why the CMS gave nothing to work with. `unavailable`: silent, slow or failing, worth another try. `malformed`: an answer
 * that is not what docs/naxos.md says, or so empty that it must not replace what is warm. `refused`: it would not serve us. `held`: it
 * was not asked, because it is not well or wants calm; what is warm will do until it is.
 * `unaskable`: it does not take the question (4xx), as for a slug longer than any. `unshowable`: the thing is there, and lacks
 * what it cannot be shown without.
 */
export type NaxosErrorKind = 'unavailable' | 'malformed' | 'refused' | 'held' | 'unaskable' | 'unshowable'

interface NaxosErrorOptions extends ErrorOptions {
  /** Not where the CMS asked for calm, or we gave up ourselves; else a failed call tells that the CMS is not well. */
  tellsOfHealth?: boolean
  /** Not where the answer to a question of one reader may be the same for ever, and whoever asked has given up waiting. */
  isWorthAnotherTry?: boolean
}

/** A question that the CMS did not answer as docs/naxos.md says; the kind decides whether it is asked again. */
export class NaxosError extends Error {
  override readonly name: string = 'NaxosError'
  readonly kind: NaxosErrorKind
  readonly tellsOfHealth: boolean
  readonly isWorthAnotherTry: boolean

  constructor(kind: NaxosErrorKind, message: string, options: NaxosErrorOptions = {}) {
    const { tellsOfHealth = true, isWorthAnotherTry = true, ...rest } = options
    super(message, rest)
    this.kind = kind
    this.tellsOfHealth = tellsOfHealth
    this.isWorthAnotherTry = isWorthAnotherTry
  }
}

/**
 * Why an answer that can be read is not believed: `unchanged` says that it is the same and lost something; `emptied` has no
 * items and no total that says so; `rootLost` is a tree, a menu or a table of rules that lost most of its items; `absent` says
 * that there is nothing while it says so of everything; `damaged` lost much while many of its items cannot be read any more.
 */
export type LossReason = 'unchanged' | 'emptied' | 'rootLost' | 'absent' | 'damaged'

/** An answer was not believed, because no editor cuts so (docs/operations.md). What is warm stays, and it is asked again. */
export class LossRefusedError extends NaxosError {
  override readonly name = 'LossRefusedError'
  readonly reason: LossReason

  constructor(reason: LossReason, message: string) {
    super('malformed', message)
    this.reason = reason
  }
}
