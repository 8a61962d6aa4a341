import { addAbortSignal, Readable } from 'node:stream'
import { Controller, Res, StreamableFile } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import type { RequestOf } from '@liberta/contracts/accounts/account-calls.table'
import type { FastifyReply } from 'fastify'
import { Cookies } from '../../auth/cookies.ts'
import { AccountRoute, BodyOf } from '../../auth/guards/account-route.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { SignOut } from '../../auth/sign-out.ts'
import { EraseAccountCommand } from './erase-account.command.ts'
import { ExportAccountQuery } from './export-account.query.ts'
import { ExportPlaces } from './export-places.ts'
import { nameExport } from './write-export.ts'

/** A reader's data: taken away as a file, or erased (GDPR, articles 15, 17 and 20). */
@Controller()
export class PersonalDataController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly cookies: Cookies,
    private readonly signOut: SignOut,
    private readonly places: ExportPlaces,
  ) {}

  /** A POST, so that no page elsewhere can make a browser load the file. */
  @AccountRoute('exportAccount')
  async export(@CurrentReaderOf() { user }: CurrentReader): Promise<StreamableFile> {
    const { signal, giveBack } = await this.places.take(user.id)
    const parts = await this.queries.execute(new ExportAccountQuery(user.id)).catch((error: unknown) => {
      giveBack()
      throw error
    })
    // However it ends, and also where the reader has left before it began.
    return new StreamableFile(addAbortSignal(signal, Readable.from(parts).once('close', giveBack)), {
      type: 'application/json; charset=utf-8',
      disposition: `attachment; filename="${nameExport(new Date())}"`,
    })
  }

  /** The provider ends the tokens too, and is not waited for: once the account is gone, nothing may keep the reader from hearing so. */
  @AccountRoute('eraseAccount')
  async erase(
    @CurrentReaderOf() reader: CurrentReader,
    @BodyOf('eraseAccount') _confirmed: RequestOf<'eraseAccount'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ status: 'success' }> {
    await this.commands.execute(new EraseAccountCommand(reader.user.id))
    this.signOut.revokeErased(reader)
    void reply.header('set-cookie', [this.cookies.clear('session'), this.cookies.clear('hint')])
    return { status: 'success' }
  }
}
