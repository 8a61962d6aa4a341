import type { Section } from '@liberta/contracts/sections/section.schema'
import { indexSections } from '../../naxos/mapping/section-index.ts'
import type { SectionIndex } from '../../naxos/mapping/section-index.ts'
import { IndexedSource } from './indexed-source.ts'
import type { SourceStore } from './indexed-source.ts'

/** The tree of sections as the store has it. */
export class SectionSource {
  private readonly source: IndexedSource<'sections', SectionIndex>

  /** `refresh` brings the tree into the store; it is called when the store has none. */
  constructor(store: SourceStore, refresh: () => Promise<unknown>) {
    this.source = new IndexedSource({ store, model: 'sections', id: 'all', makeIndex: indexSections, refresh })
  }

  /** The index of the tree, fetched if the store has none; rejects with a NaxosError where that fails. */
  index(): Promise<SectionIndex> {
    return this.source.index()
  }

  /** The sections that are stored; none where there are none yet. */
  async stored(): Promise<readonly Section[]> {
    return (await this.source.stored()) ?? []
  }
}
