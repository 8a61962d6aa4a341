import { Controller, Header, HttpCode, Post, ServiceUnavailableException, UseGuards } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import { ValidBody } from '../application/valid-body.ts'
import { OpenToAll } from '../auth/guards/open-to-all.ts'
import { AcceptCmsChangeCommand } from './accept-cms-change.command.ts'
import { cmsChangeSchema } from './cms-change.schema.ts'
import type { CmsChange } from './cms-change.schema.ts'
import { SignatureGuard } from './signature.guard.ts'

/** Where the CMS says what has changed (docs/naxos.md, «Webhook»). */
@OpenToAll()
@Controller('api/naxos/webhook')
@UseGuards(SignatureGuard)
export class WebhookController {
  private readonly commands: CommandBus

  constructor(commands: CommandBus) {
    this.commands = commands
  }

  @Post()
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  @Header('x-content-type-options', 'nosniff')
  async accept(@ValidBody(cmsChangeSchema) change: CmsChange): Promise<{ status: 'accepted' }> {
    const acceptance = await this.commands.execute(new AcceptCmsChangeCommand(change))
    if (acceptance === 'unfinished') throw new ServiceUnavailableException()
    return { status: 'accepted' }
  }
}
