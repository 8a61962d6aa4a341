import { Module } from '@nestjs/common'
import { CqrsModule } from '@nestjs/cqrs'
import { CommandsModule } from '../commands/commands.module.ts'
import { InterestsController } from './interests/interests.controller.ts'
import { KnownInterests } from './interests/known-interests.ts'
import { SaveInterestsHandler } from './interests/save-interests.handler.ts'
import { NewslettersController } from './newsletters/newsletters.controller.ts'
import { SubscribeHandler } from './newsletters/subscribe.handler.ts'
import { EraseAccountHandler } from './personal-data/erase-account.handler.ts'
import { ExportAccountHandler } from './personal-data/export-account.handler.ts'
import { PersonalDataController } from './personal-data/personal-data.controller.ts'
import { PrivacySettingsController } from './privacy/privacy-settings.controller.ts'
import { SavePrivacySettingsHandler } from './privacy/save-privacy-settings.handler.ts'
import { SavedItemsController } from './saved-items/saved-items.controller.ts'
import { ToggleSavedItemHandler } from './saved-items/toggle-saved-item.handler.ts'

/** What signed-in readers do: each command has one handler and one transaction. */
@Module({
  imports: [CqrsModule.forRoot(), CommandsModule],
  controllers: [
    SavedItemsController,
    PrivacySettingsController,
    InterestsController,
    NewslettersController,
    PersonalDataController,
  ],
  providers: [
    ToggleSavedItemHandler,
    SavePrivacySettingsHandler,
    KnownInterests,
    SaveInterestsHandler,
    SubscribeHandler,
    ExportAccountHandler,
    EraseAccountHandler,
  ],
})
export class AccountsModule {}
