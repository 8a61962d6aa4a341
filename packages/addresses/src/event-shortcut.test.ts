import { describe, expect, it } from '@jest/globals'
import { createAddressGrammar } from './address-grammar.ts'
import { addressSettingsSchema } from './address-settings.schema.ts'
import type { EventShortcut } from './event-shortcut.ts'

const TAG = { slug: 'piena-del-po', name: 'Piena del Po' }
const grammarOf = (settings: object) => createAddressGrammar(addressSettingsSchema.parse(settings))

describe('shortcuts to searches of events (requirements 2)', () => {
  it.each<[EventShortcut, string]>([
    [{ by: 'date', date: 1_795_302_000_000 }, 'date_1795302000000'],
    [{ by: 'category', category: { id: 401 } }, 'categories_401'],
    [{ by: 'type', type: 'rassegna' }, 'types_rassegna'],
    [{ by: 'location', location: { id: 9 } }, 'locations_9'],
    [{ by: 'tag', tag: TAG }, 'tags_piena-del-po'],
  ])('use date, categories, types, locations and tags: %j is %s', (shortcut, part) => {
    const address = `/eventi/ricerca/${part}/s`
    const { buildEventShortcut, resolve } = grammarOf({})
    expect(buildEventShortcut(shortcut)).toBe(address)
    expect(resolve(address)).toMatchObject({ type: 'page', canonical: address })
  })

  it('use query where tags are searched by name', () => {
    const { buildEventShortcut } = grammarOf({ eventTagsByName: true })
    expect(buildEventShortcut({ by: 'tag', tag: TAG })).toBe('/eventi/ricerca/query_Piena%20del%20Po/s')
    expect(buildEventShortcut({ by: 'type', type: 'rassegna' })).toBe('/eventi/ricerca/types_rassegna/s')
  })
})
