import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { startOwnSite } from './start-own-site.ts'
import type { OwnSite } from './start-own-site.ts'

/** Starts a site with one reader and such variables for a file's tests, each of which begins with an API that was never asked. */
export function useOwnSite(settings: Readonly<Record<string, string>> = {}): Omit<OwnSite, 'stop'> {
  let site: OwnSite | undefined
  const take = (): OwnSite => {
    if (!site) throw new Error('the site is not there before the first test')
    return site
  }
  beforeAll(async () => {
    site = await startOwnSite(settings)
  })
  beforeEach(() => {
    take().api.calls.length = 0
    take().api.reads.length = 0
    take().api.answers.clear()
  })
  afterAll(() => site?.stop())
  return {
    get api() {
      return take().api
    },
    get: (...parts) => take().get(...parts),
    post: (...sent) => take().post(...sent),
  }
}
