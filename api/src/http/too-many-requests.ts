import { HttpException } from '@nestjs/common'

const TOO_MANY_REQUESTS = 429

/** A client has asked for more than it may (RFC 6585 §4); the answer's Retry-After says when it may again. */
export class TooManyRequests extends HttpException {
  constructor(
    what: string,
    readonly seconds: number,
  ) {
    super(`Too many ${what}: try again in ${seconds} s.`, TOO_MANY_REQUESTS)
  }
}
