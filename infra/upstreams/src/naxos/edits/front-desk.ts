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
  /** What editors gave out as breaking news, and when; null when nothing breaks. Without a title it has the story's. */
  breaking: { story: number; title: string | null; at: number } | null = null
  trendings: readonly TrendingTopic[] | null = null

  /** Lays an editor’s change over what was chosen before. */
  apply(edit: Edit): void {
    if (edit.type === 'configuration') this.trendings = edit.trendings
    if (edit.type !== 'front') return
    if (edit.lead !== undefined) this.lead = edit.lead
    if (edit.live !== undefined) this.live = edit.live
    if (edit.breaking !== undefined) this.breaking = edit.breaking && { ...edit.breaking, at: edit.at }
  }
}
