import { startTestSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import type { TestSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** Three of ten things come as another newsroom might send them. */
const SHARE = 0.3

/**
 * The whole product on a CMS that was never tidy (docs/naxos.md, Mess).
 * @param seed what decides which things are spoiled, and how
 * @param given further variables for all parts
 */
export function startMessySite(seed: number, given: Readonly<Record<string, string>> = {}): Promise<TestSite> {
  return startTestSite({ ...given, STAND_IN_MESS: String(SHARE), STAND_IN_MESS_SEED: String(seed) })
}
