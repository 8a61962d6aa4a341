/**
 * Bytes of the largest body that a call of the API may have, forms with files aside: the webhook's (docs/naxos.md). The API
 * refuses what is larger, and so does whatever hands calls through to it.
 */
export const LARGEST_CALL = 64 * 1024
