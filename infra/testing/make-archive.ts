/** Before the tests in a browser: what the stand-in for the CMS computes at its first start, for all sites at once. */
import { makeArchive } from '../local/src/test-site/share-archive.ts'

export default function makeTestArchive(): Promise<void> {
  return makeArchive()
}
