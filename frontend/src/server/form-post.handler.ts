import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { SiteAddress } from '@liberta/addresses/site-address'
import type { Message } from '@liberta/contracts/messages/message.schema'
import { TRAP_FIELD } from '@liberta/contracts/messages/message.schema'
import { checkForm, readValues, composeMessage } from '../page-definition/forms/check-form.ts'
import { showRefusedForm } from '../page-definition/forms/form-context.tsx'
import { FORMS_OF_PAGES, isFormPage, SENT_QUERY } from '../page-definition/forms/form-pages.table.ts'
import type { FormPageName } from '../page-definition/forms/form-pages.table.ts'
import type { FormDefinition, FormState } from '../page-definition/forms/form.types.ts'
import { APPLICATION_FORM } from '../page-definition/forms/forms.table.ts'
import { MessageClient } from '../content/message-client.ts'
import { FORM_ID } from '../components/forms/FaultSummary.tsx'
import { parseForm } from '../page-definition/forms/parse-upload.ts'
import { sayFailure } from '../page-definition/forms/say-failure.ts'
import type { SentForm } from '../page-definition/forms/parse-upload.ts'
import { submitWithdrawal } from '../rendering/submit-withdrawal.ts'
import type { PageTarget } from '../page-cache/page-key.ts'
import { findPage } from '../rendering/pages.table.ts'
import type { PersonalPage } from '../page-definition/page-definition.tsx'
import { AccountClient } from '../content/account-client.ts'
import { keepFlashMessage } from '../page-definition/personal/flash-message.ts'
import type { FlashMessage } from '../page-definition/personal/flash-message.ts'
import { addressOfReserved } from '../page-definition/addresses/reserved-address.ts'
import { giveVoterCookie, readVote, takeVote } from './take-vote.ts'
import { showVote } from '../page-definition/forms/vote-context.tsx'
import { OWN_VOTE, SURVEY_PAGE_NAME } from '../page-definition/addresses/survey-address.ts'
import { addressOfPage } from '../page-definition/addresses/text-place.table.ts'
import { forwardedFor } from '../http/believe-proxies.ts'
import { isSameOrigin } from '@liberta/http/is-same-origin'
import type { PersonalPageParts } from './personal-page.handler.ts'
import { FormError, readFields, refuseForm } from '../http/read-form.ts'
import { sendText } from '../http/send-answer.ts'
import { seeOther, sendAgain, sendPersonalPage } from './send-personal-page.ts'

interface Posting {
  request: IncomingMessage
  response: ServerResponse
  target: PageTarget
  address: SiteAddress
  clientAddress: string
}

type TakePost = (posting: Posting) => Promise<void>

/** What comes twice within these many milliseconds is one message: a button that was pressed again. */
const SAME_MESSAGE_MS = 10 * 60_000

/** What the page of a position answers that was closed, or never was; one that cannot be had now says nothing of it. */
const CLOSED = new Set([404, 410])

/**
 * Takes the forms of pages that everybody shares. Those pages are kept by caches, so their forms are sent to the page
 * itself, and the answer is that page for the one who sent it (422, with what was typed), or leads on (303).
 */
export function createFormPages({ renderer, apiURL, origin, grammar, policy }: PersonalPageParts) {
  const show = async ({ request, response, target, clientAddress }: Posting, own: PersonalPage): Promise<void> => {
    await sendPersonalPage(
      { request, response, policy },
      await renderer.renderPage({ path: target.path, isBot: false, clientAddress, own }),
    )
  }

  /** A position that was closed takes no more applications; a fixed page is always there. */
  const exists = async ({ address, target: { path } }: Posting) =>
    address.type === 'fixed' || !CLOSED.has((await renderer.renderPage({ path, isBot: false })).status)

  /** The form's page once more, with what was typed and what is wrong. */
  const showAgain = ({ address, ...posting }: Posting, state: FormState, status: number) =>
    show({ address, ...posting }, async (context) =>
      showRefusedForm(await findPage(address, { ...context, isFormSent: true }), state, status),
    )

  const clientOf = ({ request, clientAddress }: Posting) =>
    new MessageClient({ baseURL: apiURL, cookie: request.headers.cookie, origin, clientAddress })

  const takeMessage =
    (form: FormDefinition, thanks: string, more: Readonly<Record<string, string>>): TakePost =>
    async (posting) => {
      const sent = await parseForm(posting.request)
      const values = readValues(form, sent.fields)
      const faults = checkForm(form, values, sent)
      const trap = sent.fields.get(TRAP_FIELD) ?? ''
      const { request, response } = posting
      // A robot is thanked like everybody, and nothing is sent.
      if (trap !== '') return seeOther(request, response, thanks)
      if (!(await exists(posting))) return show(posting, (context) => findPage(posting.address, context))
      if (Object.keys(faults).length > 0)
        return showAgain(posting, { values, faults, isSent: false }, sent.isTooLarge ? 413 : 422)
      const message = composeMessage(form, values, more)
      const answer = await clientOf(posting).send(
        message,
        sent.files,
        nameSending(posting.clientAddress, message, sent),
      )
      if (answer.state === 'sent') return seeOther(request, response, thanks)
      const failure = sayFailure(answer.state)
      return showAgain(posting, { values, faults: failure.faults, isSent: false }, failure.status)
    }

  const takeWithdrawal: TakePost = async (posting) => {
    const outcome = await submitWithdrawal(await readFields(posting.request), clientOf(posting))
    return outcome.type === 'page'
      ? show(posting, async () => outcome.page)
      : showAgain(posting, outcome.state, outcome.status)
  }

  /** One click for who is signed in; anybody else is asked to sign in first, and finds all newsletters then. */
  const takeSubscription: TakePost = async ({ request, response, clientAddress }) => {
    const fields = await readFields(request)
    const { cookie = '' } = request.headers
    const account = new AccountClient({ baseURL: apiURL, cookie, origin, clientAddress })
    const newsletters = addressOfReserved(grammar, 'newsletter')
    const answer = await account.subscribe(fields.get('newsletterId') ?? '', true)
    if (answer.state === 'signedOut') {
      return seeOther(
        request,
        response,
        addressOfPage(grammar, 'login', { query: { next: newsletters } }),
        account.cookies,
      )
    }
    const name = (fields.get('nome') ?? '').slice(0, 100)
    const failure = answer.state === 'refused' ? 'refused' : 'unavailable'
    const flashMessage: FlashMessage = answer.state === 'present' ? { kind: 'subscribed', name } : { kind: failure }
    const kept = keepFlashMessage(flashMessage, origin.startsWith('https:')) ?? []
    return seeOther(request, response, newsletters, [...account.cookies, kept].flat())
  }

  const takeSurveyVote: TakePost = async (posting) => {
    const { request, response, target, clientAddress } = posting
    const fields = await readFields(request)
    const cookie = giveVoterCookie(request.headers.cookie, origin.startsWith('https:'))
    const again = readVote(fields) && cookie !== null ? addressToVoteAgain(grammar, posting.address) : null
    if (again !== null && cookie !== null) return sendAgain(request, response, again, [cookie])
    const client = { baseURL: apiURL, cookie: request.headers.cookie, origin, clientAddress }
    const { vote, status, cookies } = await takeVote(fields, client)
    const own: PersonalPage = async (context) => showVote(await findPage(posting.address, context), vote, status)
    const page = await renderer.renderPage({ ...target, isBot: false, clientAddress, own })
    await sendPersonalPage(
      { request, response, policy },
      page,
      cookies.length > 0 ? { 'set-cookie': [...cookies] } : {},
    )
  }

  const find = (address: SiteAddress): TakePost | null => {
    if (address.type === 'position') {
      return takeMessage(APPLICATION_FORM, addressOfThanks(grammar, 'workWithUs'), { posizione: address.slug })
    }
    if (address.type !== 'fixed') return null
    const { name } = address
    if (isFormPage(name)) {
      return takeMessage(FORMS_OF_PAGES[name], addressOfThanks(grammar, name), {})
    }
    if (name === SURVEY_PAGE_NAME) return takeSurveyVote
    if (name === 'abbonamenti') return takeWithdrawal
    return name === 'newsletter' ? takeSubscription : null
  }

  /** Answers a POST to a page with a form; null where the page has none. */
  return (request: IncomingMessage, response: ServerResponse, target: PageTarget): Promise<void> | null => {
    const resolved = grammar.resolve(target.path, target.query)
    const take = resolved.type === 'page' ? find(resolved.address) : null
    if (resolved.type !== 'page' || take === null) return null
    const posting = { request, response, target, address: resolved.address, clientAddress: forwardedFor(request) }
    return answerPost(posting, take, origin)
  }
}

function addressOfThanks(grammar: AddressGrammar, name: FormPageName): string {
  return `${addressOfPage(grammar, name, { query: SENT_QUERY })}#${FORM_ID}`
}

/**
 * Where a vote is sent once more, with the cookie that the browser was just given: the voter's own page. Null where it was sent there: the
 * browser keeps no cookies.
 */
function addressToVoteAgain(grammar: AddressGrammar, address: SiteAddress): string | null {
  if (address.type !== 'fixed' || address.query['voto'] === OWN_VOTE) return null
  return addressOfPage(grammar, SURVEY_PAGE_NAME, { query: { ...address.query, voto: OWN_VOTE } })
}

async function answerPost(posting: Posting, take: TakePost, origin: string): Promise<void> {
  const { request, response } = posting
  if (!isSameOrigin(request.headers, origin)) return sendText(request, response, 403, 'Forbidden')
  try {
    await take(posting)
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    refuseForm(request, response, error)
  }
}

/** The same for the same words and files from the same place a moment later. */
function nameSending(clientAddress: string, message: Message, { files }: SentForm): string {
  const hash = createHash('sha256').update(JSON.stringify([clientAddress, message]))
  for (const { content } of files) hash.update(content)
  return `${hash.digest('hex').slice(0, 40)}-${Math.floor(Date.now() / SAME_MESSAGE_MS)}`
}
