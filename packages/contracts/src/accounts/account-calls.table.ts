import type { z } from 'zod'
import {
  confirmWithdrawalSchema,
  declareWithdrawalSchema,
  withdrawalAnswerSchema,
} from '../messages/withdrawal.schema.ts'
import { messageAnswerSchema, messageSchema } from '../messages/message.schema.ts'
import { countReadSchema } from '../stories/story-list.schema.ts'
import { castVoteSchema, ownVoteQuerySchema, ownVoteSchema, voteAnswerSchema } from '../surveys/vote.schema.ts'
import * as paths from './account-path.ts'
import * as auth from './auth-message.ts'
import type { AccountCall, NamedSchema } from './account-call.types.ts'
import { interestsAnswerSchema, saveInterestsSchema } from './interests.schema.ts'
import { privacyAnswerSchema, recordCookieChoiceSchema, savePrivacySchema } from './privacy-settings.schema.ts'
import { authAnswerSchema, readerSchema } from './reader.schema.ts'
import { endSessionsAnswerSchema, endSessionsSchema, sessionsAnswerSchema } from './reader-sessions.schema.ts'
import * as saved from './saved-item.schema.ts'
import {
  signInAddressSchema,
  signInQuerySchema,
  ssoCallbackSchema,
  tokenAnswerSchema,
  tokenRequestSchema,
} from './sign-in.schema.ts'
import { eraseSchema, subscribeSchema, subscriptionsAnswerSchema } from './subscriptions.schema.ts'

const named = <Schema extends z.ZodType>(name: string, schema: Schema): NamedSchema<Schema> => ({ name, schema })
const FAILED = auth.AUTHORIZATION_FAILED
const AUTH_ANSWER = named('AuthAnswer', authAnswerSchema)
const SSO_CALLBACK = named('SsoCallback', ssoCallbackSchema)
const WITHDRAWAL_ANSWER = named('WithdrawalAnswer', withdrawalAnswerSchema)

/** Sign-in, readers' commands, forms and votes (docs/accounts.md), by the name of the operation. */
export const ACCOUNT_CALLS = {
  readSession: {
    method: 'GET',
    path: paths.SESSION_PATH,
    summary: 'Who is signed in here, and what they have saved; renews what ends soon',
    session: false,
    answer: AUTH_ANSWER,
    problems: { 429: 'Too many tokens were refused', 503: auth.INITIALIZE_FAILED },
  },
  signIn: {
    method: 'GET',
    path: paths.SIGN_IN_PATH,
    summary: 'To the provider’s page, and back to `next`',
    session: false,
    query: signInQuerySchema,
    sendsOn: true,
  },
  endSignIn: {
    method: 'GET',
    path: paths.SIGN_IN_RETURN_PATH,
    summary: 'Where the provider sends back to; on failure to /login?reason=',
    session: false,
    sendsOn: true,
  },
  readSignInAddress: {
    method: 'GET',
    path: paths.SIGN_IN_ADDRESS_PATH,
    summary: 'The provider’s page as `url`, for the account button',
    session: false,
    query: signInQuerySchema,
    answer: named('SignInAddress', signInAddressSchema),
  },
  refreshSession: {
    method: 'POST',
    path: paths.SESSION_REFRESH_PATH,
    summary: 'Renews tokens that end soon, reads the profile anew',
    session: true,
    answer: AUTH_ANSWER,
    problems: { 401: auth.TOKEN_REFRESH_FAILED, 503: auth.REFRESH_USER_FAILED },
  },
  signOut: {
    method: 'POST',
    path: paths.SIGN_OUT_PATH,
    summary: 'Ends the session, here and at the provider',
    session: false,
    problems: { 429: 'Too many tokens were refused', 503: auth.LOGOUT_FAILED },
  },
  exchangeCode: {
    method: 'POST',
    path: '/api/auth/token',
    summary: 'For clients that are no browser',
    session: false,
    request: named('TokenRequest', tokenRequestSchema),
    answer: named('TokenAnswer', tokenAnswerSchema),
    problems: { 400: FAILED, 403: 'A browser, or our cookie', 429: 'Too many codes were refused', 503: FAILED },
  },
  acceptSsoUser: {
    method: 'POST',
    path: '/api/auth/sso-callback',
    summary: 'Keeps what the provider says of the reader',
    session: true,
    request: SSO_CALLBACK,
    problems: { 503: auth.SYNC_FAILED },
  },
  readOwnVote: {
    method: 'GET',
    path: '/api/surveys/vote',
    summary: 'What counts for the reader or the browser that asks; null where nothing does',
    session: 'optional',
    query: ownVoteQuerySchema,
    answer: named('OwnVote', ownVoteSchema),
    problems: { 400: 'No number of a survey', 503: 'The votes cannot be had now' },
  },
  vote: {
    method: 'POST',
    path: '/api/surveys/vote',
    summary: 'One vote a reader, or a browser where nobody is signed in; another answer takes its place',
    session: 'optional',
    request: named('CastVote', castVoteSchema),
    answer: named('VoteAnswer', voteAnswerSchema),
    problems: {
      409: 'The survey is closed',
      422: 'There is no such survey, or no such answer in it',
      429: 'Too many votes from there',
      503: 'The vote cannot be kept now',
    },
  },
  countRead: {
    method: 'POST',
    path: paths.READS_PATH,
    summary: 'A page says that its story is being read: one a client, a story and an hour counts; no client is kept',
    session: false,
    request: named('CountRead', countReadSchema),
    problems: { 429: 'Too many reads from there' },
  },
  syncUser: {
    method: 'POST',
    path: paths.PROFILE_SYNC_PATH,
    summary: 'The reader’s record, after the provider was asked',
    session: true,
    request: SSO_CALLBACK,
    answer: named('Reader', readerSchema),
    problems: { 503: auth.SYNC_FAILED },
  },
  listSaved: {
    method: 'GET',
    path: '/api/save-for-later',
    summary: 'What the reader has saved',
    session: true,
    query: saved.savedListQuerySchema,
    answer: named('SavedList', saved.savedListSchema),
    problems: { 400: 'A parameter does not fit' },
  },
  checkSaved: {
    method: 'POST',
    path: '/api/save-for-later/check',
    summary: 'Whether it is saved',
    session: true,
    request: named('CheckSaved', saved.checkSavedSchema),
  },
  toggleSaved: {
    method: 'POST',
    path: paths.SAVED_TOGGLE_PATH,
    summary: 'Saved becomes the opposite of currentStatus',
    session: true,
    takesKey: true,
    request: named('ToggleSaved', saved.toggleSavedSchema),
    answer: named('ToggleAnswer', saved.toggleAnswerSchema),
    problems: { 409: 'No more than 2000 items can be saved' },
  },
  readPrivacy: {
    method: 'GET',
    path: '/api/user/privacy-settings',
    summary: 'The three consents and their history',
    session: true,
    answer: named('PrivacyAnswer', privacyAnswerSchema),
  },
  savePrivacy: {
    method: 'POST',
    path: '/api/user/privacy-settings',
    summary: 'Decides about the three consents',
    session: true,
    takesKey: true,
    request: named('SavePrivacy', savePrivacySchema),
    problems: { 409: 'Changed meanwhile', 429: 'Too many of one reader' },
  },
  recordCookieChoice: {
    method: 'POST',
    path: paths.COOKIE_CHOICE_PATH,
    summary: 'Keeps what the reader chose about cookies on this device, as proof',
    session: true,
    takesKey: true,
    request: named('RecordCookieChoice', recordCookieChoiceSchema),
    problems: { 429: 'Too many of one reader' },
  },
  readInterests: {
    method: 'GET',
    path: '/api/user/interests',
    summary: 'Topics and zones',
    session: true,
    answer: named('InterestsAnswer', interestsAnswerSchema),
  },
  saveInterests: {
    method: 'POST',
    path: '/api/user/interests',
    summary: 'Chooses topics and zones',
    session: true,
    takesKey: true,
    request: named('SaveInterests', saveInterestsSchema),
    problems: { 409: 'Changed meanwhile', 422: 'There is no such topic or zone' },
  },
  readNewsletters: {
    method: 'GET',
    path: '/api/user/newsletters',
    summary: 'The reader’s newsletters',
    session: true,
    answer: named('SubscriptionsAnswer', subscriptionsAnswerSchema),
  },
  subscribe: {
    method: 'POST',
    path: '/api/user/newsletters',
    summary: 'Takes a newsletter or leaves it',
    session: true,
    takesKey: true,
    request: named('Subscribe', subscribeSchema),
    problems: { 422: 'There is no such newsletter' },
  },
  readSessions: {
    method: 'GET',
    path: '/api/user/sessions',
    summary: 'Where the reader is signed in',
    session: true,
    answer: named('SessionsAnswer', sessionsAnswerSchema),
  },
  endSessions: {
    method: 'POST',
    path: '/api/user/sessions',
    summary: 'Signs the reader out elsewhere: one session, or all but this one',
    session: true,
    request: named('EndSessions', endSessionsSchema),
    answer: named('EndSessionsAnswer', endSessionsAnswerSchema),
  },
  exportAccount: {
    method: 'POST',
    path: '/api/user/export',
    summary: 'Everything kept of the reader, as a file',
    session: true,
    problems: { 429: 'One is under way, or too many are in all' },
  },
  eraseAccount: {
    method: 'POST',
    path: '/api/user/erase',
    summary: 'Erases the account',
    session: true,
    request: named('Erase', eraseSchema),
  },
  sendMessage: {
    method: 'POST',
    path: '/api/messages',
    summary: 'A form, as JSON, urlencoded, or multipart with files',
    session: 'optional',
    takesKey: true,
    request: named('Message', messageSchema),
    answer: named('MessageAnswer', messageAnswerSchema),
    problems: { 413: 'Larger than 9 MB', 429: 'Too many of one address' },
  },
  declareWithdrawal: {
    method: 'POST',
    path: '/api/withdrawals',
    summary: 'First step of a withdrawal',
    session: false,
    request: named('DeclareWithdrawal', declareWithdrawalSchema),
    answer: WITHDRAWAL_ANSWER,
    problems: { 429: 'Too many of one address' },
  },
  confirmWithdrawal: {
    method: 'POST',
    path: '/api/withdrawals/confirm',
    summary: 'Second step; the answer is the receipt, the same however often it is confirmed',
    session: false,
    request: named('ConfirmWithdrawal', confirmWithdrawalSchema),
    answer: WITHDRAWAL_ANSWER,
    problems: { 404: 'Nothing was declared under this id' },
  },
} as const satisfies Record<string, AccountCall>

/** The name of a call. */
export type AccountCallName = keyof typeof ACCOUNT_CALLS

/** The calls that read, and those that bring a body. */
export type AccountReadName = {
  [Name in AccountCallName]: (typeof ACCOUNT_CALLS)[Name]['method'] extends 'GET' ? Name : never
}[AccountCallName]
export type AccountWriteName = {
  [Name in AccountCallName]: (typeof ACCOUNT_CALLS)[Name] extends { request: NamedSchema } ? Name : never
}[AccountCallName]

/** What a client sends with a call, and what the API makes of it. */
export type SentWith<Name extends AccountWriteName> = z.input<(typeof ACCOUNT_CALLS)[Name]['request']['schema']>
export type RequestOf<Name extends AccountWriteName> = z.output<(typeof ACCOUNT_CALLS)[Name]['request']['schema']>

/** What a call answers; unknown where the document does not say. */
export type AnswerOf<Name extends AccountCallName> = (typeof ACCOUNT_CALLS)[Name] extends {
  answer: NamedSchema<infer Schema>
}
  ? z.output<Schema>
  : unknown
