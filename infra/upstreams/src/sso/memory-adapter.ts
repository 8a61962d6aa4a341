import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Kept {
  payload: AdapterPayload
  /** Milliseconds since the epoch. */
  until: number
}

/** What every model of the provider keeps, by model and id; gone with the process. */
export class ProviderMemory {
  private readonly models = new Map<string, Map<string, Kept>>()

  /** What the provider keeps of one kind of thing. */
  of(model: string): Map<string, Kept> {
    const kept = this.models.get(model) ?? new Map<string, Kept>()
    this.models.set(model, kept)
    return kept
  }

  /** Forgets everything of a model, or all that is one account's, as if it had been revoked. */
  forget(model: 'AccessToken' | 'RefreshToken', accountId?: string): void {
    const all = this.of(model)
    for (const [id, { payload }] of all) if ((accountId ?? payload.accountId) === payload.accountId) all.delete(id)
  }

  /** Forgets all tokens of one grant. */
  forgetGrant(grantId: string): void {
    for (const kept of this.models.values()) {
      for (const [id, { payload }] of kept) if (payload.grantId === grantId) kept.delete(id)
    }
    this.of('Grant').delete(grantId)
  }
}

/** The storage that `oidc-provider` asks for, in memory. */
export class MemoryAdapter implements Adapter {
  private readonly kept: Map<string, Kept>
  private readonly memory: ProviderMemory

  constructor(memory: ProviderMemory, model: string) {
    this.memory = memory
    this.kept = memory.of(model)
  }

  /** Keeps a thing until it expires; `expiresIn` in seconds. */
  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    this.kept.set(id, { payload, until: expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY })
  }

  /** A thing by its id; undefined where it is none or has expired. */
  async find(id: string): Promise<AdapterPayload | undefined> {
    const kept = this.kept.get(id)
    if (kept && kept.until > Date.now()) return { ...kept.payload }
    this.kept.delete(id)
    return undefined
  }

  /** A session by its uid. */
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.kept.values()].find(({ payload }) => payload.uid === uid)?.payload
  }

  /** A device code by what its reader types. */
  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return [...this.kept.values()].find(({ payload }) => payload.userCode === userCode)?.payload
  }

  /** Marks a thing as used: it cannot be used again. */
  async consume(id: string): Promise<void> {
    const kept = this.kept.get(id)
    if (kept) kept.payload.consumed = Math.floor(Date.now() / 1000)
  }

  /** Forgets a thing. */
  async destroy(id: string): Promise<void> {
    this.kept.delete(id)
  }

  /** Forgets all that was given by a grant. */
  async revokeByGrantId(grantId: string): Promise<void> {
    this.memory.forgetGrant(grantId)
  }
}
