import type { z } from 'zod'

/** A shape and its name in the document of the API. */
export interface NamedSchema<Schema extends z.ZodType = z.ZodType> {
  name: string
  schema: Schema
}

/** A call of accounts or forms. Every `POST` has to come from this site, unless no browser sends it. */
export interface AccountCall {
  method: 'GET' | 'POST'
  path: `/${string}`
  summary: string
  /** Whether somebody has to be signed in; `optional` where nobody has to be, and what is done is theirs who is. */
  session: boolean | 'optional'
  /** It may bring an Idempotency-Key: the same command with the same key is done once, and answered as before. */
  takesKey?: true
  /** What its address may say. */
  query?: z.ZodObject
  request?: NamedSchema
  /** What a 200 answers. */
  answer?: NamedSchema
  /** It answers a 303 to a page. */
  sendsOn?: true
  /** Other statuses than those that follow from what it needs and takes. */
  problems?: Readonly<Record<number, string>>
}
