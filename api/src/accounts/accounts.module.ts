import { Module } from '@nestjs/common'
import { CommandsModule } from '../commands/commands.module.ts'
import { InterestsController } from './interests/interests.controller.ts'
import { KnownInterests } from './interests/known-interests.ts'
import { ReadInterestsHandler } from './interests/read-interests.query.ts'
import { SaveInterestsHandler } from './interests/save-interests.command.ts'
import { NewslettersController } from './newsletters/newsletters.controller.ts'
import { ReadNewslettersHandler } from './newsletters/read-newsletters.query.ts'
import { SubscribeHandler } from './newsletters/subscribe.command.ts'
import { EraseAccountHandler } from './personal-data/erase-account.command.ts'
import { ExportAccountHandler } from './personal-data/export-account.query.ts'
import { ExportPlaces } from './personal-data/export-places.ts'
import { PersonalDataController } from './personal-data/personal-data.controller.ts'
import { PrivacySettingsController } from './privacy/privacy-settings.controller.ts'
import { ReadPrivacySettingsHandler } from './privacy/read-privacy-settings.query.ts'
import { RecordCookieChoiceHandler } from './privacy/record-cookie-choice.command.ts'
import { SavePrivacySettingsHandler } from './privacy/save-privacy-settings.command.ts'
import { CheckSavedItemHandler } from './saved-items/check-saved-item.query.ts'
import { ListSavedItemsHandler } from './saved-items/list-saved-items.query.ts'
import { SavedItemsController } from './saved-items/saved-items.controller.ts'
import { ToggleSavedItemHandler } from './saved-items/toggle-saved-item.command.ts'
import { EndSessionsHandler } from './sessions/end-sessions.command.ts'
import { ListSessionsHandler } from './sessions/list-sessions.query.ts'
import { SessionsController } from './sessions/sessions.controller.ts'

/** What signed-in readers do: each command and each query has one handler, and each command one transaction. */
@Module({
  imports: [CommandsModule],
  controllers: [
    SavedItemsController,
    PrivacySettingsController,
    InterestsController,
    NewslettersController,
    SessionsController,
    PersonalDataController,
  ],
  providers: [
    ListSavedItemsHandler,
    CheckSavedItemHandler,
    ToggleSavedItemHandler,
    ReadPrivacySettingsHandler,
    SavePrivacySettingsHandler,
    RecordCookieChoiceHandler,
    KnownInterests,
    ReadInterestsHandler,
    SaveInterestsHandler,
    ReadNewslettersHandler,
    SubscribeHandler,
    ListSessionsHandler,
    EndSessionsHandler,
    ExportAccountHandler,
    ExportPlaces,
    EraseAccountHandler,
  ],
})
export class AccountsModule {}
