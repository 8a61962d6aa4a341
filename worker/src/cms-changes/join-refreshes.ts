import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'

interface JoinedRequest {
  /** One of the changes that ask is the withdrawal of the thing itself. */
  isWithdrawal: boolean
}

interface Run {
  ended: Promise<unknown>
  /** What was asked for after this one began. */
  next: (JoinedRequest & { ended: Promise<unknown> }) | null
}

export type Refresh = (reference: ReadModelReference, request: JoinedRequest) => Promise<unknown>

/**
 * Many changes touch the same pages. While a refresh of a read model runs, all that ask for it meanwhile are served by one more, begun when
 * that one has ended: what runs may have asked the CMS before their change was made.
 * @returns a refresh that ends, or rejects, with the one that serves it
 */
export function joinRefreshes(refresh: Refresh): Refresh {
  const runs = new Map<string, Run>()

  const begin = (reference: ReadModelReference, request: JoinedRequest): Promise<unknown> => {
    const name = nameReadModel(reference)
    const run: Run = { ended: refresh(reference, request), next: null }
    runs.set(name, run)
    const goOn = () => {
      if (run.next === null) runs.delete(name)
    }
    run.ended.then(goOn, goOn)
    return run.ended
  }

  return (reference, { isWithdrawal }) => {
    const run = runs.get(nameReadModel(reference))
    if (!run) return begin(reference, { isWithdrawal })
    if (run.next) {
      run.next.isWithdrawal ||= isWithdrawal
      return run.next.ended
    }
    const next = { isWithdrawal, ended: Promise.resolve<unknown>(null) }
    const beginNext = () => begin(reference, { isWithdrawal: next.isWithdrawal })
    next.ended = run.ended.then(beginNext, beginNext)
    run.next = next
    return next.ended
  }
}
