const BEARER = /^Bearer +([\w.~+/-]{1,8000}=*)$/i

/** Whether an `Authorization` header is of the scheme of tokens: another scheme is another's, as of a proxy that asks for a password. */
export function bringsBearer(authorization: string | undefined): boolean {
  return /^bearer(?: |$)/i.test(authorization ?? '')
}

/** The token of an `Authorization` header (RFC 6750 §2.1); undefined where it holds another thing, or none. */
export function readBearer(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1]
}

/** What a 401 asks for (RFC 9110 §15.5.2): a token, and another one where one was brought (RFC 6750 §3). */
export function writeChallenge(authorization: string | undefined): string {
  return bringsBearer(authorization) ? 'Bearer error="invalid_token"' : 'Bearer'
}
