import { randomUUID } from 'node:crypto'
import { CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { ConsentRecord } from '@liberta/database/accounts/consent-record.entity'
import { CommandRunner } from '../../commands/command-runner.ts'
import { assertWritten } from '../../commands/assert-written.ts'
import { noteReaderChanged } from '../../commands/reader-revision.ts'
import { SavePrivacySettingsCommand } from './save-privacy-settings.command.ts'

/** The settings as they stand now, and one more line in their history. */
@CommandHandler(SavePrivacySettingsCommand)
export class SavePrivacySettingsHandler implements ICommandHandler<
  SavePrivacySettingsCommand,
  { status: 'success'; version: number }
> {
  constructor(private readonly commands: CommandRunner) {}

  execute({ userId, settings, key }: SavePrivacySettingsCommand): Promise<{ status: 'success'; version: number }> {
    const frame = { userId, name: 'save-privacy-settings', content: settings, key }
    return this.commands.run(frame, async (entities) => {
      const { personalizationConsent, groupMarketingConsent, partnerMarketingConsent, textVersion } = settings
      const consents = [personalizationConsent, groupMarketingConsent, partnerMarketingConsent]
      const rows = await entities.execute<{ version: number }[]>(
        `insert into privacy_settings as p (id, user_id, personalization_consent, group_marketing_consent,
          partner_marketing_consent, updated_at, version)
        select ?::uuid, ?::uuid, ?::boolean, ?::boolean, ?::boolean, now(), 1 where ?::int in (0, -1)
          or exists (select 1 from privacy_settings where user_id = ?::uuid)
        on conflict (user_id) do update set personalization_consent = excluded.personalization_consent,
          group_marketing_consent = excluded.group_marketing_consent,
          partner_marketing_consent = excluded.partner_marketing_consent, updated_at = now(), version = p.version + 1
        where ?::int in (p.version, -1)
        returning version`,
        [randomUUID(), userId, ...consents, settings.version ?? -1, userId, settings.version ?? -1],
      )
      const version = assertWritten(rows)
      const decision = { personalizationConsent, groupMarketingConsent, partnerMarketingConsent, textVersion }
      await entities.insert(ConsentRecord, { id: randomUUID(), userId, ...decision, decidedAt: new Date() })
      await noteReaderChanged(entities, userId)
      return { status: 'success', version }
    })
  }
}
