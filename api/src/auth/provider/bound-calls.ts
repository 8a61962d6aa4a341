import { UpstreamHeldError } from '@liberta/platform/upstreams/upstream-guard'
import { TooManyRequests } from '../../http/client-limits.ts'
import type { ClientLimits } from '../../http/client-limits.ts'
import type { LimitName } from '../../http/limits.table.ts'
import { SsoRefusal, SsoSilence } from './sso-client.ts'

interface Bound {
  limits: Pick<ClientLimits, 'demand' | 'giveBack'>
  limit: LimitName
  address: string
}

/** What is given back to a window that has ended would be more room in the next one: where so little of it is left, it ends by itself. */
const ENDS_IN_S = 1

/**
 * Makes a call of the provider for what anybody may make up, a code or a token: one client's would else be as many calls of the provider,
 * which may bound ours in turn for all readers. Each takes from the allowance of its address before it is made, so that many at once are not
 * one; only what was in vain is kept of it, as many readers may share an address: the provider said no, or did not answer. Who is refused
 * made no call, and counts no more than one that went well.
 * @param call resolves to null, or rejects, where it was in vain
 * @throws what `call` throws, and TooManyRequests where too many were in vain
 */
export async function boundCall<Result>(
  { limits, limit, address }: Bound,
  call: () => Promise<Result>,
): Promise<Result> {
  const giveBack = () => limits.giveBack(limit, address)
  await limits.demand(limit, address).catch(async (refusal: unknown) => {
    if (refusal instanceof TooManyRequests && refusal.seconds > ENDS_IN_S) await giveBack()
    throw refusal
  })
  try {
    const result = await call()
    if (result !== null) await giveBack()
    return result
  } catch (error) {
    if (!isInVain(error)) await giveBack()
    throw error
  }
}

/** Whether a call was made that gave nothing: the provider said no or did not answer. One that was held back was not made. */
function isInVain(error: unknown): boolean {
  if (error instanceof SsoRefusal) return true
  return error instanceof SsoSilence && !(error.cause instanceof UpstreamHeldError)
}
