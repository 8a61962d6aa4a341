import { NaxosError } from '../../naxos/naxos-error.ts'
import type { PresentModel } from './refresher.ts'

/** How long a thing stays fresh whose neighbours could not be brought: they are soon asked for again. */
const FRESH_FOR_MS = 60_000

interface Found<Teaser> {
  neighbours: readonly Teaser[]
  /** What the model says of itself where they could not be brought. */
  failure: Pick<PresentModel, 'freshForMs' | 'remark'>
}

/**
 * What is shown beside a thing, by a call of its own. Where the CMS does not answer that, or not as it should, those that were kept stand there:
 * the thing itself was answered, and an event that was called off says so.
 */
export async function findNeighbours<Teaser>(
  find: () => Promise<readonly Teaser[]>,
  kept: readonly Teaser[],
): Promise<Found<Teaser>> {
  try {
    return { neighbours: await find(), failure: {} }
  } catch (error) {
    if (!(error instanceof NaxosError)) throw error
    const remark = `What stands beside it could not be brought, and stays as it was: ${error.message}`
    return { neighbours: kept, failure: { freshForMs: FRESH_FOR_MS, remark } }
  }
}
