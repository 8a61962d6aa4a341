import { Controller } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import type { AnswerOf, RequestOf } from '@liberta/contracts/accounts/account-calls.table'
import { AccountRoute, BodyOf } from '../../auth/guards/account-route.ts'
import { CurrentReaderOf } from '../../auth/guards/current-reader.ts'
import type { CurrentReader } from '../../auth/guards/current-reader.ts'
import { IdempotencyKey } from '../../http/parameter-decorators.ts'
import { ReadPrivacySettingsQuery } from './read-privacy-settings.query.ts'
import { RecordCookieChoiceCommand } from './record-cookie-choice.command.ts'
import { SavePrivacySettingsCommand } from './save-privacy-settings.command.ts'

/** The three consents of a reader (requirements 7.17 and 7.18), and what they chose about cookies. */
@Controller()
export class PrivacySettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The consents as they stand, and the newest of their history. */
  @AccountRoute('readPrivacy')
  read(@CurrentReaderOf() { user }: CurrentReader): Promise<AnswerOf<'readPrivacy'>> {
    return this.queries.execute(new ReadPrivacySettingsQuery(user.id))
  }

  /** Decides anew. 409 where the settings changed after the version that the reader had read. */
  @AccountRoute('savePrivacy')
  save(
    @CurrentReaderOf() { user }: CurrentReader,
    @IdempotencyKey() key: string | undefined,
    @BodyOf('savePrivacy') { settings }: RequestOf<'savePrivacy'>,
  ): Promise<{ status: 'success'; version: number }> {
    return this.commands.execute(new SavePrivacySettingsCommand(user.id, settings, key))
  }

  /** Adds what was chosen on this device to the reader's history. */
  @AccountRoute('recordCookieChoice')
  recordCookieChoice(
    @CurrentReaderOf() { user }: CurrentReader,
    @IdempotencyKey() key: string | undefined,
    @BodyOf('recordCookieChoice') { version, granted }: RequestOf<'recordCookieChoice'>,
  ): Promise<{ status: 'success' }> {
    return this.commands.execute(new RecordCookieChoiceCommand(user.id, { version, granted }, key))
  }
}
