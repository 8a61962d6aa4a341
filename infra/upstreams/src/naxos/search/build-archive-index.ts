import { setTimeout as sleep } from 'node:timers/promises'
import { ArchiveIndex } from './archive-index.ts'
import type { SearchFields } from './field-counts.ts'
import { loadIndex, saveIndex, type IndexBuild } from './index-file.ts'

export interface IndexBuildOptions {
  /** Where it is kept between starts. */
  path: string
  /** Names what is indexed: another seed, size or wording has another name. */
  content: string
  /** Number of the newest document when a new index is begun. */
  newest: number
  fieldsOf: (document: number) => SearchFields
  /** Called whenever the index on disk has grown. */
  onSaved: () => void
}

/** A slice works for this long, then gives way, so that whoever waits for the processor gets it. */
const SLICE_MS = 8
const PAUSE_MS = 2
/** The first stories can be searched soon; after that it is put on disk whenever it has grown by this factor. */
const FIRST_SAVE = 2000
const GROWTH = 3

/**
 * Builds the index from the newest document to the oldest in small slices, or takes it from disk and goes on from there.
 * Resolves when all is indexed and on disk.
 */
export async function buildArchiveIndex(options: IndexBuildOptions): Promise<void> {
  const { path, content, newest, fieldsOf, onSaved } = options
  const stored = await loadIndex(path, content)
  const build: IndexBuild = stored ?? { index: new ArchiveIndex(), progress: { top: newest, next: newest } }
  const { progress } = build
  let nextSave = Math.max(FIRST_SAVE, (progress.top - progress.next) * GROWTH)
  while (progress.next > 0) {
    indexSlice(build, fieldsOf)
    if (progress.top - progress.next >= nextSave || progress.next === 0) {
      await saveIndex(path, content, build.index, progress)
      onSaved()
      nextSave *= GROWTH
    }
    await sleep(PAUSE_MS)
  }
}

function indexSlice({ index, progress }: IndexBuild, fieldsOf: (document: number) => SearchFields): void {
  const end = performance.now() + SLICE_MS
  while (progress.next > 0 && performance.now() < end) {
    index.add(progress.next, fieldsOf(progress.next))
    progress.next -= 1
  }
}
