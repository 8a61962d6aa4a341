import { CMS_WEBHOOK_PATH } from '@liberta/contracts/paths/api-path'
import {
  BadRequestException,
  Controller,
  Header,
  HttpCode,
  Inject,
  Post,
  ServiceUnavailableException,
  UseGuards,
} from '@nestjs/common'
import type { CmsChange } from '@liberta/platform/cms-changes/cms-change-job.schema'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import type { Logger } from 'pino'
import { createCounter } from '@liberta/platform/metrics/create-metric'
import { ValidBody } from '../http/parameter-decorators.ts'
import { OpenToAll } from '../auth/guards/account-route.ts'
import { LOGGER } from '../settings/injection-token.ts'
import { announcedChangeSchema, cmsMessageSchema, tellsOfKnown } from './cms-change.schema.ts'
import type { CmsMessage } from './cms-change.schema.ts'
import { SignatureGuard } from './signature.guard.ts'

const unknownMessages = createCounter('webhook_unknown_messages_total')

const announcements = createCounter('webhook_changes_total', [{ outcome: 'taken' }, { outcome: 'refused' }])

/** Hears of the CMS what has changed (docs/naxos.md, «Webhook»). */
@OpenToAll()
@Controller(CMS_WEBHOOK_PATH)
@UseGuards(SignatureGuard)
export class WebhookController {
  private readonly changes: CmsChangeQueue
  private readonly logger: Logger

  constructor(changes: CmsChangeQueue, @Inject(LOGGER) logger: Logger) {
    this.changes = changes
    this.logger = logger
  }

  /**
   * 202 once the queue has the change, or where it tells of nothing that is shown here; 503 where the queue is away, 400 where it
   * cannot be read.
   */
  @Post()
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  async accept(@ValidBody(cmsMessageSchema) message: CmsMessage): Promise<{ status: 'accepted' }> {
    if (!tellsOfKnown(message)) {
      unknownMessages.inc()
      const { id, event, subject } = message
      this.logger.warn({ changeId: id, event, type: subject?.type }, 'the CMS tells of what is not known here')
      return { status: 'accepted' }
    }
    await this.hand(readChange(message))
    return { status: 'accepted' }
  }

  /** @throws ServiceUnavailableException where the queue does not take it: the CMS has to send it again */
  private async hand(change: CmsChange): Promise<void> {
    const facts = { changeId: change.id, event: change.event, subject: change.subject }
    try {
      await this.changes.announce(change)
    } catch (error) {
      announcements.inc({ outcome: 'refused' })
      this.logger.warn({ ...facts, err: error }, 'a change of the CMS was not taken by the queue')
      throw new ServiceUnavailableException()
    }
    announcements.inc({ outcome: 'taken' })
    this.logger.info(facts, 'a change of the CMS was taken')
  }
}

/** @throws BadRequestException naming what is wrong */
function readChange(message: CmsMessage): CmsChange {
  const change = announcedChangeSchema.safeParse(message)
  if (change.success) return change.data
  throw new BadRequestException(change.error.issues.map(({ path, message: words }) => `${path.join('.')}: ${words}`))
}
