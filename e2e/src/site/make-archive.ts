import { makeArchive } from '../../../infra/local/src/test-site/share-archive.ts'

/** Before all tests: what the stand-in for the CMS computes at its first start, for all sites at once. */
export default function makeTestArchive(): Promise<void> {
  return makeArchive()
}
