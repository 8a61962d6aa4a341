import { Controller, Header, Inject, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { LOGGER } from '../settings/injection-token.ts'
import { AccountRoute } from './guards/account-route.ts'
import { SignIn } from './sign-in.ts'
import type { SentOn } from './sign-in.ts'

type QueryText = string | string[] | undefined

/** What sends browsers to the provider, and where they come back. */
@Controller()
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** For a link, without any script: straight to the provider; home where its address cannot be built (requirements 8.9). */
  @AccountRoute('signIn')
  login(@Query('next') next: QueryText, @Res() reply: FastifyReply): void {
    sendOn(reply, this.begin(next))
  }

  /** For the account button: the address to which the page then goes. */
  @AccountRoute('readSignInAddress')
  @Header('cache-control', 'private, no-store')
  address(@Query('next') next: QueryText, @Res({ passthrough: true }) reply: FastifyReply): { url: string } {
    const { location, cookies } = this.begin(next)
    void reply.header('set-cookie', cookies)
    return { url: location }
  }

  /** The return point of the sign-in (requirements 2.15); the site hands it through to here. */
  @AccountRoute('endSignIn')
  async return(@Query() query: Record<string, QueryText>, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { code, state, error } = query
    const brought = {
      code: takeOne(code),
      state: takeOne(state),
      error: takeOne(error),
      cookie: request.headers.cookie,
      address: request.ip,
    }
    sendOn(reply, await this.signIn.complete(brought))
  }

  private begin(next: QueryText): SentOn {
    try {
      return this.signIn.begin(takeOne(next))
    } catch (error) {
      this.logger.error({ err: error }, 'the sign-in address could not be built')
      return { location: '/', cookies: [] }
    }
  }
}

function sendOn(reply: FastifyReply, { location, cookies }: SentOn): void {
  void reply
    .code(303)
    .headers({ location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .header('set-cookie', cookies)
    .send()
}

/** A parameter that comes twice was not written by us. */
function takeOne(parameter: QueryText): string | undefined {
  return typeof parameter === 'string' ? parameter : undefined
}
