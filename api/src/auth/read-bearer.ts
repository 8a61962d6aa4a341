const BEARER = /^Bearer +([\w.~+/-]{1,8000}=*)$/i

/** The token of an `Authorization` header (RFC 6750 §2.1); undefined where it holds another thing, or none. */
export function readBearer(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1]
}
