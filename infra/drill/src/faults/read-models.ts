import { waitUntil } from '@liberta/test-kit/wait-until'
import { StoryArchive } from '../../../bench/src/cold-page/list-stories.ts'
import { inParallel } from '../../../local/src/test-site/read-pages.ts'
import type { Scene } from './faults.table.ts'

/** Of the list of stories: far below what fronts and lists show, and well within the archive of a drill. */
const FIRST_PAGE = 5
const AT_ONCE = 4

/** No story is taken twice: after that a frontend has shown it. */
const archives = new WeakMap<Scene, StoryArchive>()

/** Has read models of old stories made, by asking the API alone; the addresses of their pages, which no frontend has shown. */
export async function readModels(scene: Scene, count: number): Promise<string[]> {
  const archive = archives.get(scene) ?? new StoryArchive(scene.urls.naxos, FIRST_PAGE)
  archives.set(scene, archive)
  const addresses = await archive.take(count)
  await inParallel(addresses, AT_ONCE, async (address) => {
    const id = /\d+$/.exec(address)?.[0]
    const isRead = async () => {
      const answer = await fetch(`${scene.balancer.origin}/api/naxos/story/${id}`)
      await answer.arrayBuffer()
      return answer.ok
    }
    await waitUntil(isRead, { what: `the API has story ${id}` })
  })
  return addresses
}
