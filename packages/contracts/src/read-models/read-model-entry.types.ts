import type { z } from 'zod'

/**
 * What of a read model outlasts an answer that has less, beside what holds for all: an answer that is no answer changes nothing, one
 * that says that nothing has changed loses nothing. Where nothing is said, an absence is believed, and a full list is replaced
 * by no empty one.
 */
export interface LastValidRule {
  /** `fault`: every site has it, and the CMS is at fault; `witnessed`: believed once others of its kind are found to be there. */
  absence?: 'fault' | 'witnessed'
  /** The paper may come to have none, as of surveys. */
  mayBeEmpty?: true
  /** Of a root list, whose items others hang on: the field that they are known by. They go by a later time alone. */
  rootKey?: string
  /** It may be another one tomorrow though the CMS has changed nothing: the answer of yesterday holds nothing against today's. */
  movesWithDay?: true
}

/** What is said of a read model, in one place. */
export interface ReadModelEntry {
  id: z.ZodType<string>
  body: z.ZodType
  /**
   * A change of shape raises it by one, so that an old program never reads a new body. A new program reads what stands there of the
   * version before until there is a newer one: as it is where it fits `body`, by `upgrade` where that says how.
   */
  version: number
  /** Makes a body of the version before one of this version; what does not fit then counts as not there. */
  upgrade?: (before: unknown) => unknown
  /** How fresh it is kept: `REFRESH_TIERS` of the platform, which has rules for those of which the id or the content decides. */
  tier: string
  /** What the documentation calls its body. */
  schema: string
  kept?: LastValidRule
}
