import { jobRequestIdSchema } from '@liberta/contracts/requests/request-id.schema'
import { runInContext } from '@liberta/http/request-context'
import { createRequestId } from '@liberta/http/request-id'

/** Which request had a job put into its queue; undefined where a schedule did. */
export function readJobRequestId(data: unknown): string | undefined {
  const said = typeof data === 'object' && data !== null && 'requestId' in data ? data.requestId : undefined
  return jobRequestIdSchema.parse(said)
}

/** Does a job in the context of the request that asked for it, or of an id of its own: by it lines of logs and calls to the CMS are found. */
export function runForRequest<Result>(data: unknown, work: () => Result): Result {
  return runInContext({ requestId: readJobRequestId(data) ?? createRequestId() }, work)
}
