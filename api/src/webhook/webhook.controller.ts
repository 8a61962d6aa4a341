import { BadRequestException, Controller, Header, HttpCode, Inject, Post } from '@nestjs/common'
import { ServiceUnavailableException, UseGuards } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import { ValidBody } from '../http/valid-body.ts'
import { OpenToAll } from '../auth/guards/open-to-all.ts'
import { LOGGER } from '../settings/injection-token.ts'
import { AcceptCmsChangeCommand } from './accept-cms-change.command.ts'
import { cmsChangeSchema, cmsMessageSchema, tellsOfKnown } from './cms-change.schema.ts'
import type { CmsChange, CmsMessage } from './cms-change.schema.ts'
import { SignatureGuard } from './signature.guard.ts'

const unknownMessages = new Counter({
  name: 'webhook_unknown_messages_total',
  help: 'Signed messages of the CMS that tell of an event or a subject which is not known here',
})

/** Where the CMS says what has changed (docs/naxos.md, «Webhook»). */
@OpenToAll()
@Controller('api/naxos/webhook')
@UseGuards(SignatureGuard)
export class WebhookController {
  private readonly commands: CommandBus
  private readonly logger: Logger

  constructor(commands: CommandBus, @Inject(LOGGER) logger: Logger) {
    this.commands = commands
    this.logger = logger
  }

  @Post()
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  @Header('x-content-type-options', 'nosniff')
  async accept(@ValidBody(cmsMessageSchema) message: CmsMessage): Promise<{ status: 'accepted' }> {
    if (!tellsOfKnown(message)) {
      unknownMessages.inc()
      const { id, event, subject } = message
      this.logger.warn({ changeId: id, event, type: subject?.type }, 'the CMS tells of what is not known here')
      return { status: 'accepted' }
    }
    const acceptance = await this.commands.execute(new AcceptCmsChangeCommand(readChange(message)))
    if (acceptance === 'unfinished') throw new ServiceUnavailableException()
    return { status: 'accepted' }
  }
}

/** @throws BadRequestException naming what is wrong */
function readChange(message: CmsMessage): CmsChange {
  const change = cmsChangeSchema.safeParse(message)
  if (change.success) return change.data
  throw new BadRequestException(change.error.issues.map(({ path, message: words }) => `${path.join('.')}: ${words}`))
}
