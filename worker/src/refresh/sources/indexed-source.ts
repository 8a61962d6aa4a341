import type { ReadModelBody, ReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { NaxosError } from '../../naxos/naxos-error.ts'

/** What is read of the store. */
export type SourceStore = Pick<ReadModelStore, 'readRaw' | 'readRevision'>

interface SourceParts<Name extends ReadModelName, Index> {
  store: SourceStore
  model: Name
  id: string
  /** Makes the body ready for looking up. */
  makeIndex: (body: ReadModelBody<Name>) => Index
  /** Brings the model into the store; called when the store has none. */
  refresh: () => Promise<unknown>
}

/** A read model that others are made with, as the store has it; read, parsed and indexed once for each revision. */
export class IndexedSource<Name extends ReadModelName, Index> {
  private readonly parts: SourceParts<Name, Index>
  private memo: { revision: string; body: ReadModelBody<Name>; index: Index } | undefined
  private fetching: Promise<unknown> | undefined

  constructor(parts: SourceParts<Name, Index>) {
    this.parts = parts
  }

  /** The index, its model fetched if the store has none; rejects with a NaxosError where that fails. */
  async index(): Promise<Index> {
    if (!(await this.look())) {
      this.fetching ??= this.parts.refresh().finally(() => (this.fetching = undefined))
      await this.fetching
    }
    const found = this.memo ?? (await this.look())
    if (!found) throw new NaxosError('unavailable', `There is no ${this.parts.model} yet`)
    return found.index
  }

  /** The body that is stored; null where there is none yet. */
  async stored(): Promise<ReadModelBody<Name> | null> {
    return (await this.look())?.body ?? null
  }

  private async look() {
    const { store, model, id, makeIndex } = this.parts
    const held = this.memo
    if (held && (await store.readRevision({ model, id })) === held.revision) return held
    const raw = await store.readRaw({ model, id })
    if (raw?.state !== 'present') return (this.memo = undefined)
    const body = JSON.parse(raw.body.toString()) as ReadModelBody<Name>
    return (this.memo = { revision: raw.revision, body, index: makeIndex(body) })
  }
}
