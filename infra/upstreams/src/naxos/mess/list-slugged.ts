import { EVENT_CATEGORIES } from '../../content/catalogue/event-categories.table.ts'
import { FOLDERS } from '../../content/catalogue/folders.table.ts'
import { PODCASTS } from '../../content/catalogue/podcasts.table.ts'
import { PROGRAMMES } from '../../content/catalogue/programmes.table.ts'
import { SECTIONS } from '../../content/catalogue/sections.table.ts'
import { SURVEYS } from '../../content/catalogue/surveys.table.ts'
import type { Newsroom } from '../newsroom.ts'
import type { SluggedRows } from './mess.ts'

/** Everything that calls or addresses name by its slug. */
export function listSlugged({ desk }: Newsroom): SluggedRows {
  return {
    section: SECTIONS,
    tag: desk.tags,
    journalist: desk.journalists,
    folder: FOLDERS,
    event_category: EVENT_CATEGORIES,
    podcast: PODCASTS,
    programme: PROGRAMMES,
    survey: SURVEYS,
  }
}
