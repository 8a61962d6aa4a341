import { randomUUID } from 'node:crypto'
import { BadRequestException, Body, Controller, Header, Inject, Req, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import { messageSchema, TRAP_FIELD } from '@liberta/contracts/messages/message.schema'
import type { Message, MessageAnswer } from '@liberta/contracts/messages/message.schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { IdempotencyKey } from '../http/parameter-decorators.ts'
import { AskingReaders } from '../auth/asking-readers.ts'
import { AccountRoute } from '../auth/guards/account-route.ts'
import { ClientLimits } from '../http/client-limits.ts'
import { readReturnTarget } from '../http/return-target.ts'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { API_SETTINGS } from '../settings/injection-token.ts'
import { readForm } from './read-form.ts'
import type { Attachment } from './read-form.ts'
import { SendMessageCommand } from './send-message.command.ts'

const MEGABYTE = 1024 * 1024

/** The forms of the site, with a script (JSON) or without (a form's own encodings, and back to its page). */
@Controller()
export class MessagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readers: AskingReaders,
    private readonly limits: ClientLimits,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {}

  /**
   * Takes a message as JSON or as a form: an answer for a script, 303 back to the form's page for a browser without one. 429
   * beyond the limit.
   */
  @AccountRoute('sendMessage')
  @Header('cache-control', 'private, no-store')
  async send(
    @Body() body: unknown,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageAnswer | undefined> {
    await this.limits.demand('messages', request.ip)
    const form = readForm(body, request.headers['content-type'] ?? '')
    const message = parse(form.fields)
    await this.demandRoom(form.attachments, request.ip)
    const id = message[TRAP_FIELD]
      ? randomUUID()
      : await this.commands.execute(
          new SendMessageCommand(message, form.attachments, await this.findUserId(request), key),
        )
    if (!request.headers.accept?.includes('text/html')) return { status: 'success', id }
    const target = new URL(readReturnTarget(form.next, this.settings.SITE_ORIGIN), this.settings.SITE_ORIGIN)
    target.searchParams.set('inviato', '1')
    void reply.code(303).header('location', `${target.pathname}${target.search}${target.hash}`)
    return undefined
  }

  /** What an address may attach in a day is counted in megabytes, begun ones too. */
  private async demandRoom(files: readonly Attachment[], address: string): Promise<void> {
    const bytes = files.reduce((sum, { content }) => sum + content.byteLength, 0)
    if (bytes > 0) await this.limits.demand('attachments', address, Math.ceil(bytes / MEGABYTE))
  }

  /** A message of someone signed in is theirs; nobody has to be. */
  private async findUserId(request: FastifyRequest): Promise<string | null> {
    return (await this.readers.findIfAny(request))?.id ?? null
  }
}

function parse(fields: Record<string, unknown>): Message {
  const parsed = messageSchema.safeParse(fields)
  if (parsed.success) return parsed.data
  throw new BadRequestException(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))
}
