import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { Section } from '@liberta/contracts/sections/section.schema'
import { NaxosError } from '../naxos/naxos-error.ts'
import { indexSections } from '../naxos/mapping/section-index.ts'
import type { SectionIndex } from '../naxos/mapping/section-index.ts'

const SECTIONS = { model: 'sections', id: 'all' } as const

/** The tree of sections as the store has it; parsed and indexed once for each revision. */
export class SectionSource {
  readonly #store: Pick<ReadModelStore, 'readRaw'>
  readonly #refresh: () => Promise<unknown>
  #memo: { revision: string; sections: Section[]; index: SectionIndex } | undefined
  #fetching: Promise<unknown> | undefined

  /** `refresh` brings the tree into the store; it is called when the store has none. */
  constructor(store: Pick<ReadModelStore, 'readRaw'>, refresh: () => Promise<unknown>) {
    this.#store = store
    this.#refresh = refresh
  }

  /** The index of the tree, fetched if the store has none; rejects with a NaxosError where that fails. */
  async index(): Promise<SectionIndex> {
    if (!(await this.#look())) {
      this.#fetching ??= this.#refresh().finally(() => (this.#fetching = undefined))
      await this.#fetching
    }
    const found = this.#memo ?? (await this.#look())
    if (!found) throw new NaxosError('unavailable', 'There is no tree of sections yet')
    return found.index
  }

  /** The sections that are stored; none where there are none yet. */
  async stored(): Promise<readonly Section[]> {
    return (await this.#look())?.sections ?? []
  }

  async #look() {
    const raw = await this.#store.readRaw(SECTIONS)
    if (!raw || raw.state !== 'present') return (this.#memo = undefined)
    if (raw.revision !== this.#memo?.revision) {
      const sections = JSON.parse(raw.body.toString()) as Section[]
      this.#memo = { revision: raw.revision, sections, index: indexSections(sections) }
    }
    return this.#memo
  }
}
