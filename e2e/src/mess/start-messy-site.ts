import { startTestSite } from '../../../infra/local/src/test-site/start-test-site.ts'
import type { TestSite } from '../../../infra/local/src/test-site/start-test-site.ts'

/** Three of ten things come as another newsroom might send them. */
const SHARE = '0.3'

/** The whole product on a CMS that was never tidy (docs/naxos.md, Mess). */
export async function startMessySite(): Promise<TestSite> {
  // The parts take their environment from this process.
  process.env['STAND_IN_MESS'] = SHARE
  try {
    return await startTestSite()
  } finally {
    delete process.env['STAND_IN_MESS']
  }
}
