import { BadRequestException, Inject, Injectable, UnauthorizedException } from '@nestjs/common'
import type { CanActivate, ExecutionContext, RawBodyRequest } from '@nestjs/common'
import { nameClient } from '@liberta/http/name-client'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS, LOGGER } from '../settings/injection-token.ts'
import { verifySignature } from './verify-signature.ts'

/** Lets through what the CMS has signed. */
@Injectable()
export class SignatureGuard implements CanActivate {
  /** The one that the CMS signs with from now on, and the one of before while it is being replaced. */
  private readonly secrets: readonly string[]

  constructor(
    @Inject(API_SETTINGS) settings: ApiSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const { NAXOS_WEBHOOK_SECRET: current, NAXOS_WEBHOOK_SECRET_PREVIOUS: previous } = settings
    this.secrets = previous === undefined ? [current] : [current, previous]
  }

  /** @throws BadRequestException without a body, UnauthorizedException where it is not signed with a secret of ours, or was long ago */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<RawBodyRequest<FastifyRequest>>()
    const { rawBody, headers, ip } = request
    if (!rawBody) throw new BadRequestException('A body is needed.')
    const message = {
      timestamp: takeOne(headers['x-naxos-timestamp']),
      signature: takeOne(headers['x-naxos-signature']),
      body: rawBody,
    }
    if (!verifySignature(message, this.secrets, Date.now())) {
      this.logger.warn({ client: nameClient(ip) }, 'a change that the CMS has not signed was refused')
      context.switchToHttp().getResponse<FastifyReply>().header('www-authenticate', 'X-Naxos-Signature')
      throw new UnauthorizedException('The signature is missing, wrong or too old.')
    }
    return true
  }
}

function takeOne(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined
}
