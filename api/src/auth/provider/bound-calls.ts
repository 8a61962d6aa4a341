import { UpstreamHeldError } from '@liberta/platform/upstreams/upstream-guard'
import type { ClientLimits } from '../../http/client-limits.ts'
import type { LimitName } from '../../http/limits.table.ts'
import { SsoRefusal, SsoSilence } from './sso-client.ts'

interface Bound {
  limits: Pick<ClientLimits, 'demand' | 'giveBack'>
  limit: LimitName
  address: string
}

/**
 * Makes a call of the provider for what anybody may make up, a code or a token: one client's would else be as many calls of the provider,
 * which may bound ours in turn for all readers. Each takes from the allowance of its address before it is made, so that many at once are not
 * one; only what was in vain is kept of it, as many readers may share an address: the provider said no, or did not answer.
 * @param call resolves to null, or rejects, where it was in vain
 * @throws what `call` throws, and TooManyRequests where too many were in vain
 */
export async function boundCall<Result>(
  { limits, limit, address }: Bound,
  call: () => Promise<Result>,
): Promise<Result> {
  await limits.demand(limit, address)
  const giveBack = () => limits.giveBack(limit, address)
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
