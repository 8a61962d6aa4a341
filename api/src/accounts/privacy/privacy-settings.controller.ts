import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import { savePrivacySchema } from '@liberta/contracts/accounts/privacy-settings.schema'
import type { PrivacyAnswer, SavePrivacy } from '@liberta/contracts/accounts/privacy-settings.schema'
import { ValidBody } from '../../http/valid-body.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { IdempotencyKey } from '../../commands/idempotency-key.ts'
import { ReadPrivacySettingsQuery } from './read-privacy-settings.query.ts'
import { SavePrivacySettingsCommand } from './save-privacy-settings.command.ts'

/** The three consents of a reader (requirements 7.17 and 7.18). */
@Controller('api/user/privacy-settings')
export class PrivacySettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Header('x-content-type-options', 'nosniff')
  read(@CurrentReaderOf() { user }: CurrentReader): Promise<PrivacyAnswer> {
    return this.queries.execute(new ReadPrivacySettingsQuery(user.id))
  }

  @Post()
  @HttpCode(200)
  save(
    @CurrentReaderOf() { user }: CurrentReader,
    @IdempotencyKey() key: string | undefined,
    @ValidBody(savePrivacySchema) { settings }: SavePrivacy,
  ): Promise<{ status: 'success'; version: number }> {
    return this.commands.execute(new SavePrivacySettingsCommand(user.id, settings, key))
  }
}
