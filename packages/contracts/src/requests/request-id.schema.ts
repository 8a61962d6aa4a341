import { z } from 'zod'

/** What a request is called in every log: as nginx makes it (`$request_id`). Nothing else comes into a log from outside. */
export const REQUEST_ID = /^[0-9a-f]{32}$/

/** W3C Trace Context: the trace, the span that asks, and by its last digit whether the trace is kept (https://www.w3.org/TR/trace-context/). */
export const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/

/** For which request a job is done, and as part of which trace; an odd one counts as none, and is no reason to refuse the job. */
export const jobOriginFields = {
  requestId: z.string().regex(REQUEST_ID).optional().catch(undefined),
  traceparent: z.string().regex(TRACEPARENT).optional().catch(undefined),
}

const jobOriginSchema = z.object(jobOriginFields)
export type JobOrigin = z.infer<typeof jobOriginSchema>

/** What the data of a job say of where it comes from, whatever they are. */
export function readJobOrigin(data: unknown): JobOrigin {
  return jobOriginSchema.safeParse(data).data ?? {}
}
