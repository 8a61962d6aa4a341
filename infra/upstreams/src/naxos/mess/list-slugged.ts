import { EVENT_CATEGORIES, PODCASTS, SURVEYS } from '../../content/catalogue/small-tables.ts'
import { FOLDERS } from '../../content/catalogue/folders.ts'
import { PROGRAMMES } from '../../content/catalogue/programmes.ts'
import { SECTIONS } from '../../content/catalogue/sections.ts'
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
