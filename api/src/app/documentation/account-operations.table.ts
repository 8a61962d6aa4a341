import { describeProblem, referToSchema } from './operation.ts'
import type { DocumentedOperation, DocumentedParameter, DocumentedPaths } from './operation.ts'

/** A call as this table writes it: the names of the schemas of what comes in and what goes out. */
interface Call {
  operation: string
  summary: string
  /** Nobody has to be signed in. */
  open?: boolean
  body?: string
  answer?: string
  /** What an address has to say, by name. */
  query?: Readonly<Record<string, string>>
  /** Takes an Idempotency-Key. */
  isCommand?: boolean
  problems?: Readonly<Record<number, string>>
}

const json = (schema: string) => ({ 'application/json': { schema: referToSchema(schema) } })

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  description: '1 to 128 visible characters: the same command with the same key is done once, and answered as before',
  schema: { type: 'string' },
}

const CLOSED = {
  401: 'Nobody is signed in',
  403: 'A userId that is another reader’s; or a cookie with a request of another site',
  503: 'Nobody can be recognised now',
}

function describe(call: Call): DocumentedOperation {
  const problems = {
    ...(call.body === undefined ? {} : { 400: 'The body does not fit' }),
    ...(call.open ? {} : CLOSED),
    ...(call.isCommand && !call.open ? { 422: 'The Idempotency-Key was used for another command' } : {}),
    ...call.problems,
  }
  return {
    operationId: call.operation,
    summary: call.summary,
    tags: ['accounts'],
    ...(call.isCommand ? { parameters: [KEY_HEADER] } : {}),
    ...(call.query === undefined ? {} : { parameters: describeQuery(call.query) }),
    ...(call.body === undefined ? {} : { requestBody: { required: true, content: json(call.body) } }),
    responses: {
      200: { description: 'Done', ...(call.answer === undefined ? {} : { content: json(call.answer) }) },
      ...Object.fromEntries(Object.entries(problems).map(([status, text]) => [status, describeProblem(text)])),
    },
  }
}

function describeQuery(query: Readonly<Record<string, string>>): DocumentedParameter[] {
  return Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    required: true,
    description,
    schema: { type: 'string' },
  }))
}

const get = (call: Call) => ({ get: describe(call) })
const post = (call: Call) => ({ post: describe(call) })

const SENT_ON = { responses: { 303: { description: 'Sent on' } }, tags: ['accounts'] }

/** Sign-in, readers' commands and forms (docs/accounts.md). */
export const ACCOUNT_OPERATIONS: DocumentedPaths = {
  '/api/auth': get({
    operation: 'readSession',
    summary: 'Who is signed in here, and what they have saved; renews what ends soon',
    open: true,
    answer: 'AuthAnswer',
    problems: { 503: 'Failed to initialize auth' },
  }),
  '/api/auth/login': {
    get: {
      ...SENT_ON,
      operationId: 'signIn',
      summary: 'To the provider’s page, and back to `next` (a path of this site)',
    },
  },
  '/authorize-sso': {
    get: {
      ...SENT_ON,
      operationId: 'endSignIn',
      summary: 'Where the provider sends back to; on failure to /login?reason=',
    },
  },
  '/api/auth/sign-in-address': get({
    operation: 'readSignInAddress',
    summary: 'The provider’s page as `url`, for the account button',
    open: true,
  }),
  '/api/auth/refresh': post({
    operation: 'refreshSession',
    summary: 'Renews tokens that end soon, reads the profile anew',
    answer: 'AuthAnswer',
    problems: { 401: 'Token refresh failed', 503: 'Failed to refresh user data' },
  }),
  '/api/auth/logout': post({
    operation: 'signOut',
    summary: 'Ends the session, here and at the provider',
    open: true,
    problems: { 503: 'Logout failed' },
  }),
  '/api/auth/token': post({
    operation: 'exchangeCode',
    summary: 'For clients that are no browser',
    open: true,
    body: 'TokenRequest',
    answer: 'TokenAnswer',
    problems: {
      400: 'SSO authorization failed',
      403: 'A browser, or a cookie of this site',
      503: 'SSO authorization failed',
    },
  }),
  '/api/auth/sso-callback': post({
    operation: 'acceptSsoUser',
    summary: 'Keeps what the provider says of the reader',
    body: 'SsoCallback',
    problems: { 503: 'Failed to sync user data' },
  }),
  '/api/surveys/vote': {
    ...get({
      operation: 'readOwnVote',
      summary: 'What counts for the reader or the browser that asks; null where nothing does',
      open: true,
      query: { surveyId: 'Number of the survey' },
      answer: 'OwnVote',
      problems: { 400: 'No number of a survey', 503: 'The votes cannot be had now' },
    }),
    ...post({
      operation: 'vote',
      summary: 'One vote a reader, or a browser where nobody is signed in; another answer takes its place',
      open: true,
      body: 'CastVote',
      answer: 'VoteAnswer',
      problems: {
        409: 'The survey is closed',
        422: 'There is no such survey, or no such answer in it',
        429: 'Too many votes from there',
        503: 'The vote cannot be kept now',
      },
    }),
  },
  '/api/user/sync': post({
    operation: 'syncUser',
    summary: 'The reader’s record, after the provider was asked',
    body: 'SsoCallback',
    answer: 'Reader',
    problems: { 503: 'Failed to sync user data' },
  }),
  '/api/save-for-later': get({ operation: 'listSaved', summary: 'What the reader has saved', answer: 'SavedList' }),
  '/api/save-for-later/check': post({ operation: 'checkSaved', summary: 'Whether it is saved', body: 'CheckSaved' }),
  '/api/save-for-later/toggle': post({
    operation: 'toggleSaved',
    summary: 'Saved becomes the opposite of currentStatus',
    isCommand: true,
    body: 'ToggleSaved',
    answer: 'ToggleAnswer',
    problems: { 409: 'No more than 2000 items can be saved' },
  }),
  '/api/user/privacy-settings': {
    ...get({ operation: 'readPrivacy', summary: 'The three consents and their history', answer: 'PrivacyAnswer' }),
    ...post({
      operation: 'savePrivacy',
      summary: 'Decides about the three consents',
      isCommand: true,
      body: 'SavePrivacy',
      problems: { 409: 'Changed meanwhile' },
    }),
  },
  '/api/user/interests': {
    ...get({ operation: 'readInterests', summary: 'Topics and zones', answer: 'InterestsAnswer' }),
    ...post({
      operation: 'saveInterests',
      summary: 'Chooses topics and zones',
      isCommand: true,
      body: 'SaveInterests',
      problems: { 409: 'Changed meanwhile' },
    }),
  },
  '/api/user/newsletters': {
    ...get({ operation: 'readNewsletters', summary: 'The reader’s newsletters', answer: 'SubscriptionsAnswer' }),
    ...post({ operation: 'subscribe', summary: 'Takes a newsletter or leaves it', isCommand: true, body: 'Subscribe' }),
  },
  '/api/user/export': post({ operation: 'exportAccount', summary: 'Everything kept of the reader, as a file' }),
  '/api/user/erase': post({ operation: 'eraseAccount', summary: 'Erases the account', body: 'Erase' }),
  '/api/messages': post({
    operation: 'sendMessage',
    summary: 'A form, as JSON, urlencoded, or multipart with files',
    open: true,
    isCommand: true,
    body: 'Message',
    answer: 'MessageAnswer',
    problems: { 413: 'Larger than 9 MB', 429: 'Too many of one address' },
  }),
  '/api/withdrawals': post({
    operation: 'declareWithdrawal',
    summary: 'First step of a withdrawal',
    open: true,
    body: 'DeclareWithdrawal',
    answer: 'WithdrawalAnswer',
    problems: { 429: 'Too many of one address' },
  }),
  '/api/withdrawals/confirm': post({
    operation: 'confirmWithdrawal',
    summary: 'Second step; the answer is the receipt, the same however often it is confirmed',
    open: true,
    body: 'ConfirmWithdrawal',
    answer: 'WithdrawalAnswer',
    problems: { 404: 'Nothing was declared under this id' },
  }),
}
