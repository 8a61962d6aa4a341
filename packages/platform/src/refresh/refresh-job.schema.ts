import { SAVED_TYPES } from '@liberta/contracts/accounts/saved-item.schema'
import { jobOriginFields } from '@liberta/contracts/requests/request-id.schema'
import { readModelReferenceSchema } from '@liberta/contracts/read-models/read-model-key'
import { storyIdSchema } from '@liberta/contracts/stories/story.schema'
import { pageIdSchema } from '@liberta/contracts/text/cms-id.schema'
import { z } from 'zod'
import { REFRESH_TIERS } from './refresh-tier.table.ts'
import type { RefreshTier } from './refresh-tier.table.ts'

/** Why a refresh is asked for. `operator`: by hand, to take what the guard against damage refuses. */
const requestTriggerSchema = z.enum(['schedule', 'stale', 'miss', 'reconcile', 'operator'])
export type RequestTrigger = z.infer<typeof requestTriggerSchema>

/** Why a refresh is done. `webhook`: the CMS has announced a change, which has a queue of its own (`CmsChangeQueue`). */
export type RefreshTrigger = RequestTrigger | 'webhook'

const refreshModelSchema = z.intersection(
  readModelReferenceSchema,
  z.object({
    trigger: requestTriggerSchema,
    /** Milliseconds since the epoch. */
    requestedAt: z.number().int().nonnegative(),
    /** The reader's whose read it is for; none of a schedule's. */
    ...jobOriginFields,
  }),
)

const pollTierSchema = z.object({ tier: z.enum(Object.keys(REFRESH_TIERS) as [RefreshTier, ...RefreshTier[]]) })

/** The ledger of sitemaps takes what a stored read model says. */
const noteListedSchema = readModelReferenceSchema
/** …and what all say that were stored since the last time. */
const noteBacklogSchema = z.object({})
/** A story in which names are hidden is called otherwise by readers who saved it, too: as a list says, which may be all that has it, else as it is stored. */
const renameSavedSchema = z.object({ story: storyIdSchema, title: z.string().min(1).optional() })
/** What else was withdrawn keeps its title with nobody who saved it, until it is there again, as the store then says; a job of its own, as a worker of the version before would take the id for a story's. */
const withdrawSavedSchema = z.object({ type: z.enum(SAVED_TYPES), id: pageIdSchema })
/** The ledger is filled from the CMS's lists, where that was left. */
const fillLedgerSchema = z.object({})
/** Others are told of what is new: paths of this site. */
const pingSchema = z.object({ paths: z.array(z.string().startsWith('/')).min(1).max(100) })

/** Every job there is: its name and its payload, read by both sides. Payloads name things and carry no documents. */
export const JOBS = {
  'refresh-model': refreshModelSchema,
  'poll-tier': pollTierSchema,
  'note-listed': noteListedSchema,
  'note-backlog': noteBacklogSchema,
  'rename-saved': renameSavedSchema,
  'withdraw-saved': withdrawSavedSchema,
  'fill-ledger': fillLedgerSchema,
  'ping-index-now': pingSchema,
  'ping-hub': pingSchema,
} as const

export type JobName = keyof typeof JOBS
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]>
/** What becomes of the title of something that readers saved: the payload of one of two jobs. */
export type RenamedSaved = JobPayload<'rename-saved'> | JobPayload<'withdraw-saved'>
