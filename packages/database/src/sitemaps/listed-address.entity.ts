import { defineEntity, p } from '@mikro-orm/core'

/** One page of the site's content, as sitemaps list it: the ledger of what has been published and where it stands. */
export const ListedAddressSchema = defineEntity({
  name: 'ListedAddress',
  tableName: 'listed_addresses',
  indexes: [
    { name: 'listed_addresses_month_index', properties: ['kind', 'month', 'publishedAt', 'id'] },
    { name: 'listed_addresses_published_index', properties: ['kind', 'publishedAt'] },
  ],
  properties: {
    /** `story`, `video`, `event` or `obituary`. */
    kind: p.text().primary(),
    /** Of the CMS. */
    id: p.integer().primary(),
    /** Path of the page, as this installation spells it. */
    address: p.text(),
    /** `listed`, or `withdrawn`: then it stays here so that nobody lists it again by an old answer. */
    state: p.text(),
    title: p.text(),
    publishedAt: p.datetime(3),
    /** `2026-11`, of `publishedAt` in UTC. */
    month: p.text(),
    /** What the CMS or a change that was seen says; null where nothing does. */
    updatedAt: p.datetime(3).nullable(),
    pictureId: p.text().nullable(),
    pictureCaption: p.text().nullable(),
    videoSource: p.text().nullable(),
    videoSeconds: p.integer().nullable(),
    /** When this row was last changed. */
    changedAt: p.datetime(3),
  },
})

/** A page of the ledger. */
export class ListedAddress extends ListedAddressSchema.class {}
ListedAddressSchema.setClass(ListedAddress)
