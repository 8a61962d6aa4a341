import { z } from 'zod'

/** What a request is called in every log: as nginx makes it (`$request_id`). Nothing else comes into a log from outside. */
export const REQUEST_ID = /^[0-9a-f]{32}$/

/** For which request a job is done; an odd one counts as none, and is no reason to refuse the job. */
export const jobRequestIdSchema = z.string().regex(REQUEST_ID).optional().catch(undefined)
