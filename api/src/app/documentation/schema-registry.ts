import { eventCategorySchema, eventTeaserSchema } from '@liberta/contracts/events/event.schema'
import { folderReferenceSchema, folderSchema } from '@liberta/contracts/multimedia/folder.schema'
import { multimediaTeaserSchema } from '@liberta/contracts/multimedia/multimedia.schema'
import { pageBlockSchema } from '@liberta/contracts/pages/editorial-page.schema'
import { journalistReferenceSchema, journalistSchema } from '@liberta/contracts/people/journalist.schema'
import { filterSchema, filterValueSchema } from '@liberta/contracts/search/search-results.schema'
import { tagSchema, storyTeaserSchema } from '@liberta/contracts/stories/story.schema'
import { storyBlockSchema } from '@liberta/contracts/story-text/story-block.schema'
import { changeAnnouncementSchema } from '@liberta/contracts/read-models/envelope.schema'
import { navigationItemSchema } from '@liberta/contracts/navigation/navigation.schema'
import { pictureSchema } from '@liberta/contracts/media/picture.schema'
import { problemSchema } from '@liberta/contracts/problems/problem.schema'
import { READ_MODELS } from '@liberta/contracts/read-models/read-model-key'
import { sectionReferenceSchema, sectionSchema } from '@liberta/contracts/sections/section.schema'
import { z } from 'zod'
import { announcedChangeSchema } from '../../webhook/cms-change.schema.ts'
import { listAccountSchemas } from './document-account-calls.ts'

const PARTS = {
  ...listAccountSchemas(),
  CmsChange: announcedChangeSchema,
  EventCategory: eventCategorySchema,
  EventTeaser: eventTeaserSchema,
  Filter: filterSchema,
  FilterValue: filterValueSchema,
  Folder: folderSchema,
  FolderReference: folderReferenceSchema,
  Journalist: journalistSchema,
  JournalistReference: journalistReferenceSchema,
  MultimediaTeaser: multimediaTeaserSchema,
  NavigationItem: navigationItemSchema,
  PageBlock: pageBlockSchema,
  Picture: pictureSchema,
  Problem: problemSchema,
  Section: sectionSchema,
  SectionReference: sectionReferenceSchema,
  StoryBlock: storyBlockSchema,
  StoryTeaser: storyTeaserSchema,
  Tag: tagSchema,
  Change: changeAnnouncementSchema,
} as const satisfies Record<string, z.ZodType>

/** All schemas of the document by name, as JSON Schema (draft 2020-12, which OpenAPI 3.1 uses), made from zod's. */
export function buildSchemas(): Record<string, object> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(PARTS)) registry.add(schema, { id })
  // The three configurations have one body, and so one schema.
  for (const { body, schema } of Object.values(READ_MODELS)) if (!registry.has(body)) registry.add(body, { id: schema })
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, io: 'input' })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, dropIdentity(schema)]))
}

/** Inside the document a schema is known by its place. */
function dropIdentity(schema: object): object {
  const { $schema: _dialect, $id: _identity, ...rest } = schema as { $schema?: string; $id?: string }
  return rest
}
