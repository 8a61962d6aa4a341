import { CreateAccounts } from './20261121-create-accounts.migration.ts'
import { CreateCookieChoices } from './20261122-create-cookie-choices.migration.ts'
import { CreateListedAddresses } from './20261124-create-listed-addresses.migration.ts'
import { CreateChangedMonths } from './20261125-create-changed-months.migration.ts'
import { FenceLedgerWalks } from './20261125-fence-ledger-walks.migration.ts'
import { FindSavedByItem } from './20261125-find-saved-by-item.migration.ts'
import { ClaimMails } from './20261128-claim-mails.migration.ts'
import { CountWalkTries } from './20261128-count-walk-tries.migration.ts'
import { MendIndexes } from './20261128-mend-indexes.migration.ts'
import { CreateMessages } from './20261121-create-messages.migration.ts'
import { CreateOperatorActions } from './20261123-create-operator-actions.migration.ts'
import { CreateSurveyVotes } from './20261122-create-survey-votes.migration.ts'
import { CreateWeatherCache } from './20261121-create-weather-cache.migration.ts'
import { KeepHandedOutbox } from './20261123-keep-handed-outbox.migration.ts'
import { NameOutboxRequests } from './20261123-name-outbox-requests.migration.ts'
import { TraceOutbox } from './20261123-trace-outbox.migration.ts'
import { OrderOutbox } from './20261124-order-outbox.migration.ts'
import { KeepAnswersAsWritten } from './20261122-keep-answers-as-written.migration.ts'

/**
 * Every migration, in the order in which they run. Named one by one, so that a compiled program needs no search through
 * files. Forward only: what was released is undone by a further migration.
 */
export const MIGRATIONS = [
  { name: '20261121-create-weather-cache', class: CreateWeatherCache },
  { name: '20261121-create-accounts', class: CreateAccounts },
  { name: '20261121-create-messages', class: CreateMessages },
  { name: '20261122-create-survey-votes', class: CreateSurveyVotes },
  { name: '20261122-keep-answers-as-written', class: KeepAnswersAsWritten },
  { name: '20261122-create-cookie-choices', class: CreateCookieChoices },
  { name: '20261123-keep-handed-outbox', class: KeepHandedOutbox },
  { name: '20261123-name-outbox-requests', class: NameOutboxRequests },
  { name: '20261123-trace-outbox', class: TraceOutbox },
  { name: '20261124-order-outbox', class: OrderOutbox },
  { name: '20261123-create-operator-actions', class: CreateOperatorActions },
  { name: '20261124-create-listed-addresses', class: CreateListedAddresses },
  { name: '20261125-fence-ledger-walks', class: FenceLedgerWalks },
  { name: '20261125-create-changed-months', class: CreateChangedMonths },
  { name: '20261125-find-saved-by-item', class: FindSavedByItem },
  { name: '20261128-count-walk-tries', class: CountWalkTries },
  { name: '20261128-mend-indexes', class: MendIndexes },
  { name: '20261128-claim-mails', class: ClaimMails },
]
