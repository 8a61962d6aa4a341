import { Command } from '@nestjs/cqrs'
import type { CmsChange } from './cms-change.schema.ts'

/** How a change of the CMS was taken; `unfinished` where a part of what it asks for could not be done and it has to come again. */
export type Acceptance = 'acted' | 'repeated' | 'unfinished'

/** The CMS says that something changed: what it touches is to be refreshed. */
export class AcceptCmsChangeCommand extends Command<Acceptance> {
  readonly change: CmsChange

  constructor(change: CmsChange) {
    super()
    this.change = change
  }
}
