import { CommandReceipt } from './accounts/command-receipt.entity.ts'
import { ConsentRecord } from './accounts/consent-record.entity.ts'
import { CookieChoice } from './accounts/cookie-choice.entity.ts'
import { NewsletterSubscription } from './accounts/newsletter-subscription.entity.ts'
import { PrivacySettings } from './accounts/privacy-settings.entity.ts'
import { ReaderSession } from './accounts/reader-session.entity.ts'
import { SavedItem } from './accounts/saved-item.entity.ts'
import { UserInterests } from './accounts/user-interests.entity.ts'
import { User } from './accounts/user.entity.ts'
import { MessageAttachment } from './messages/message-attachment.entity.ts'
import { ReaderMessage } from './messages/reader-message.entity.ts'
import { Withdrawal } from './messages/withdrawal.entity.ts'
import { OperatorAction } from './operators/operator-action.entity.ts'
import { OutboxMessage } from './outbox/outbox-message.entity.ts'
import { LedgerWalk } from './sitemaps/ledger-walk.entity.ts'
import { ChangedMonth } from './sitemaps/changed-month.entity.ts'
import { ListedAddress } from './sitemaps/listed-address.entity.ts'
import { SurveyVote } from './surveys/survey-vote.entity.ts'
import { WeatherCache } from './weather/weather-cache.entity.ts'

/** Every entity that the programs keep in PostgreSQL. */
export const ENTITIES = [
  WeatherCache,
  User,
  ReaderSession,
  SavedItem,
  NewsletterSubscription,
  PrivacySettings,
  ConsentRecord,
  CookieChoice,
  UserInterests,
  CommandReceipt,
  OutboxMessage,
  OperatorAction,
  ReaderMessage,
  MessageAttachment,
  Withdrawal,
  SurveyVote,
  ListedAddress,
  LedgerWalk,
  ChangedMonth,
]
