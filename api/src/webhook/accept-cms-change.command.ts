import { Command } from '@nestjs/cqrs'
import type { CmsChange } from './cms-change.schema.ts'

/** How a change of the CMS was taken. */
export type Acceptance = 'acted' | 'repeated'

/** The CMS says that something changed: what it touches is to be refreshed. */
export class AcceptCmsChangeCommand extends Command<Acceptance> {
  readonly change: CmsChange

  constructor(change: CmsChange) {
    super()
    this.change = change
  }
}
