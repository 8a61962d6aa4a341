import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { readerSchema } from './accounts/reader.schema.ts'
import { bannerEntrySchema } from './configurations/banner-configuration.schema.ts'
import { eventCategorySchema, eventLocationSchema, eventSchema } from './events/event.schema.ts'
import { folderSchema } from './multimedia/folder.schema.ts'
import { multimediaSchema } from './multimedia/multimedia.schema.ts'
import { navigationItemSchema, siteConfigurationSchema } from './navigation/navigation.schema.ts'
import { journalistSchema } from './people/journalist.schema.ts'
import { filterSchema, filterValueSchema } from './search/search-results.schema.ts'
import { sectionSchema } from './sections/section.schema.ts'
import { storySchema, tagSchema } from './stories/story.schema.ts'
import { weatherSchema } from './weather/weather.schema.ts'

const fieldsOf = (schema: z.ZodType) => Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {})

describe('fields that are agreed on (requirements 3)', () => {
  it.each<[string, string[], z.ZodType]>([
    ['a signed-in reader', ['id', 'ssoId', 'email', 'name', 'surname', 'profilePhotoUrl'], readerSchema],
    ['a section', ['id', 'slug', 'name', 'URL', 'ids', 'parent', 'subsections'], sectionSchema],
    ['a folder', ['id', 'slug', 'URL', 'ids', 'parent', 'subfolders'], folderSchema],
    ['a story', ['id', 'slug', 'sections', 'tags', 'isGroup', 'children'], storySchema],
    ['a multimedia item', ['id', 'slug', 'tags', 'folders'], multimediaSchema],
    ['an event', ['id', 'slug', 'tags', 'categories', 'type', 'location', 'startsAt'], eventSchema],
    ['the place of an event', ['id'], eventLocationSchema],
    ['a tag', ['id', 'slug', 'name'], tagSchema],
    ['an event category', ['id', 'slug', 'title'], eventCategorySchema],
    ['a journalist', ['id', 'slug'], journalistSchema],
    ['an item of the navigation', ['name', 'id', 'URL', 'type', 'subItem'], navigationItemSchema],
    ['the configuration of the site', ['trendings', 'navsections', 'navfullsections'], siteConfigurationSchema],
    ['a filter', ['id', 'label', 'values', 'type'], filterSchema],
    ['a value of a filter', ['value', 'label', 'deep', 'children'], filterValueSchema],
    ['the weather now', ['temperature_2m', 'relative_humidity_2m', 'weather_code'], weatherSchema.shape.current],
    ['an entry of a banner configuration', ['position', 'multimedia'], bannerEntrySchema],
    [
      'what a banner shows',
      ['visibleBreakpoints', 'invisibleBreakpoints', 'forceScale'],
      bannerEntrySchema.shape.multimedia,
    ],
  ])('%s has %j', (_what, fields, schema) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields))
  })
})
