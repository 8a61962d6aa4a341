import type { z } from 'zod'
import * as calendar from './schemas/calendar.schema.ts'
import { liveScriptSchema } from './schemas/live.schema.ts'
import * as multimedia from './schemas/multimedia.schema.ts'
import { textsSchema } from './schemas/parts.schema.ts'
import * as places from './schemas/places.schema.ts'
import * as site from './schemas/site.schema.ts'
import * as stories from './schemas/stories.schema.ts'

/** Every file of `infra/upstreams/content` that stands alone, by its name without `.json`, and what it has to hold. */
export const CONTENT_FILES = {
  'places/zones': places.zonesSchema,
  'places/towns': places.townsSchema,
  'places/streets': places.streetsSchema,
  'places/institutions': places.institutionsSchema,
  'stories/captions': stories.captionsSchema,
  'stories/mentions': stories.mentionsSchema,
  'stories/roles': stories.rolesSchema,
  'stories/names': stories.personNamesSchema,
  'stories/teams': stories.teamsSchema,
  'stories/unfit-pairs': stories.unfitPairsSchema,
  'stories/slots': stories.slotsSchema,
  'stories/rated': stories.ratedSchema,
  'stories/corrections': textsSchema,
  'site/sections': site.sectionsSchema,
  'site/tags': site.tagsSchema,
  'site/navigation': site.navigationSchema,
  'site/journalists': site.journalistsSchema,
  'site/banners': site.bannersSchema,
  'site/redirects': site.redirectsSchema,
  'site/plans': site.plansSchema,
  'site/newsletters': site.newslettersSchema,
  'site/surveys': site.surveysSchema,
  'site/desk': site.deskSchema,
  'site/sign-in': site.signInSchema,
  'events/categories': calendar.eventCategoriesSchema,
  'events/venues': calendar.venuesSchema,
  'events/cancellations': textsSchema,
  'obituaries/sentences': calendar.obituarySentencesSchema,
  'obituaries/churches': calendar.churchesSchema,
  'obituaries/names': calendar.inventedNamesSchema,
  'multimedia/folders': multimedia.foldersSchema,
  'multimedia/programmes': multimedia.programmesSchema,
  'multimedia/podcasts': multimedia.podcastsSchema,
  'multimedia/videos': multimedia.clipsSchema,
  'multimedia/short-videos': multimedia.clipsSchema,
  'multimedia/galleries': multimedia.clipsSchema,
  'multimedia/recordings': multimedia.clipsSchema,
  'multimedia/words': multimedia.multimediaWordsSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>

/** Its folders of files that are alike: a topic, a page, … each. */
export const CONTENT_FOLDERS = {
  'stories/topics': stories.topicFileSchema,
  'stories/angles': stories.anglesSchema,
  'stories/families': stories.familySchema,
  'events/families': calendar.eventFamiliesSchema,
  letters: site.lettersSchema,
  live: liveScriptSchema,
  pages: site.pageFileSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>
