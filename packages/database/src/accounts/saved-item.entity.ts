import { defineEntity, p } from '@mikro-orm/core'
import { readerColumn } from './reader-column.ts'

/** What a reader keeps for later (requirements 3.10, «SaveForLater»): a row while it is kept. */
export const SavedItemSchema = defineEntity({
  name: 'SavedItem',
  tableName: 'saved_items',
  uniques: [{ name: 'saved_items_item_unique', properties: ['userId', 'type', 'itemId'] }],
  indexes: [
    { name: 'saved_items_newest_index', properties: ['userId', 'addedAt'] },
    { name: 'saved_items_by_item_index', properties: ['type', 'itemId'] },
  ],
  properties: {
    id: p.uuid().primary(),
    userId: readerColumn('saved_items_user_foreign'),
    type: p.text().default('story'),
    itemId: p.text(),
    title: p.text(),
    addedAt: p.datetime(3),
  },
})

/** Something that a reader keeps for later, by its type and its id in the CMS. */
export class SavedItem extends SavedItemSchema.class {}
SavedItemSchema.setClass(SavedItem)
