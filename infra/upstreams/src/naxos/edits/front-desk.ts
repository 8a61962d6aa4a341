import type { Edit } from './edit.schema.ts'

export interface TrendingTopic {
  name: string
  URL: string
}

/** What editors last said about the front and the site. */
export class FrontDesk {
  /** Id of the lead that an editor chose. */
  lead: number | null = null
  /** Undefined until an editor says something; null when nothing is live. */
  live: { story: number; title: string } | null | undefined = undefined
  trendings: readonly TrendingTopic[] | null = null

  /** Lays an editor’s change over what was chosen before. */
  apply(edit: Edit): void {
    if (edit.type === 'configuration') this.trendings = edit.trendings
    if (edit.type !== 'front') return
    if (edit.lead !== undefined) this.lead = edit.lead
    if (edit.live !== undefined) this.live = edit.live
  }
}
