import { interestsAnswerSchema, saveInterestsSchema } from '@liberta/contracts/accounts/interests.schema'
import { privacyAnswerSchema, savePrivacySchema } from '@liberta/contracts/accounts/privacy-settings.schema'
import { authAnswerSchema, readerSchema } from '@liberta/contracts/accounts/reader.schema'
import {
  checkSavedSchema,
  savedListSchema,
  toggleAnswerSchema,
  toggleSavedSchema,
} from '@liberta/contracts/accounts/saved-item.schema'
import { ssoCallbackSchema, tokenAnswerSchema, tokenRequestSchema } from '@liberta/contracts/accounts/sign-in.schema'
import {
  eraseSchema,
  subscribeSchema,
  subscriptionsAnswerSchema,
} from '@liberta/contracts/accounts/subscriptions.schema'
import { messageAnswerSchema, messageSchema } from '@liberta/contracts/messages/message.schema'
import {
  confirmWithdrawalSchema,
  declareWithdrawalSchema,
  withdrawalAnswerSchema,
} from '@liberta/contracts/messages/withdrawal.schema'
import { castVoteSchema, ownVoteSchema, voteAnswerSchema } from '@liberta/contracts/surveys/vote.schema'

/** The shapes of accounts and forms, by their names in the document. */
export const ACCOUNT_SCHEMAS = {
  AuthAnswer: authAnswerSchema,
  CastVote: castVoteSchema,
  CheckSaved: checkSavedSchema,
  ConfirmWithdrawal: confirmWithdrawalSchema,
  DeclareWithdrawal: declareWithdrawalSchema,
  Erase: eraseSchema,
  InterestsAnswer: interestsAnswerSchema,
  Message: messageSchema,
  MessageAnswer: messageAnswerSchema,
  PrivacyAnswer: privacyAnswerSchema,
  Reader: readerSchema,
  SaveInterests: saveInterestsSchema,
  SavePrivacy: savePrivacySchema,
  SavedList: savedListSchema,
  SsoCallback: ssoCallbackSchema,
  Subscribe: subscribeSchema,
  SubscriptionsAnswer: subscriptionsAnswerSchema,
  ToggleAnswer: toggleAnswerSchema,
  ToggleSaved: toggleSavedSchema,
  TokenAnswer: tokenAnswerSchema,
  TokenRequest: tokenRequestSchema,
  OwnVote: ownVoteSchema,
  VoteAnswer: voteAnswerSchema,
  WithdrawalAnswer: withdrawalAnswerSchema,
} as const
