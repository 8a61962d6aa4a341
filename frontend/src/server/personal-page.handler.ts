import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import type { PageTarget } from '../page-cache/page-key.ts'
import type { PageRenderer } from '../rendering/render-page.tsx'
import { AccountClient } from '../content/account-client.ts'
import { clearFlashMessage, keepFlashMessage, readFlashMessage } from '../page-definition/personal/flash-message.ts'
import type { Outcome, PersonalRequest } from '../page-definition/personal/personal-request.ts'
import { FORM_ACTIONS } from '../rendering/form-actions.table.ts'
import { findReservedPage, showErased } from '../rendering/reserved-pages.table.ts'
import { addressOfReserved, readReservedPath } from '../page-definition/addresses/reserved-address.ts'
import type { PersonalPage } from '../page-definition/page-definition.tsx'
import { addressOfPage } from '../page-definition/addresses/text-place.table.ts'
import { forwardedFor } from '../http/believe-proxies.ts'
import { isSameOrigin } from '@liberta/http/is-same-origin'
import { FormError, readFields, refuseForm } from '../http/read-form.ts'
import type { PagePolicy } from '../http/security-headers.ts'
import { sendText } from '../http/send-answer.ts'
import type { PersonalPageRoom } from './personal-page-room.ts'
import { seeOther, sendPersonalFile, sendPersonalPage } from './send-personal-page.ts'

export interface PersonalPageParts {
  renderer: PageRenderer
  grammar: AddressGrammar
  apiURL: string
  /** The site's own origin, from which form actions have to come. */
  origin: string
  policy: PagePolicy
}

/** A request, and who makes it as far as that is known. */
interface Asking {
  parts: PersonalPageParts
  room: PersonalPageRoom
  request: IncomingMessage
  response: ServerResponse
  target: PageTarget
  account: AccountClient
}

interface KnownAsking extends Asking {
  reader: Reader
}

/**
 * Answers the reserved area (requirements 2.59): for who is signed in, from their own things, past every cache; for anybody
 * else the way to the home page. Nothing here needs a script: a form action is done and leads on to a
 * page, which tells what was done.
 */
export function createPersonalPages(parts: PersonalPageParts, room: PersonalPageRoom) {
  const { apiURL, origin } = parts
  const answerReader = async (request: IncomingMessage, response: ServerResponse, target: PageTarget) => {
    if (request.method === 'POST' && !isSameOrigin(request.headers, origin)) {
      return sendText(request, response, 403, 'Forbidden')
    }
    const { cookie = '' } = request.headers
    const account = new AccountClient({ baseURL: apiURL, cookie, origin, clientAddress: forwardedFor(request) })
    const asking = { parts, room, request, response, target, account }
    const flashMessage = request.method === 'POST' ? null : readFlashMessage(cookie)
    const cookies = flashMessage === null ? [] : [clearFlashMessage(isSecure(parts))]
    if (flashMessage?.kind === 'erased') return send(asking, async () => showErased(), cookies)
    const answer = cookie === '' ? ({ state: 'signedOut' } as const) : await account.readReader()
    if (answer.state === 'unavailable') return send(asking, (context) => findReservedPage(null, context))
    if (answer.state !== 'present') return sendAway(asking)
    const known = { ...asking, reader: answer.body }
    if (request.method === 'POST') return takeFormAction(known)
    await send(known, (context) => findReservedPage(requestOf(known, { flashMessage }), context), cookies)
  }

  /** How many forms are under way is bounded where they are let in (`form-gate.ts`). */
  return (request: IncomingMessage, response: ServerResponse, target: PageTarget): Promise<void> =>
    request.method === 'POST'
      ? answerReader(request, response, target)
      : room.enter(request, response, () => answerReader(request, response, target))
}

async function takeFormAction(asking: KnownAsking): Promise<void> {
  const { request, response, target, account } = asking
  const take = FORM_ACTIONS[readReservedPath(target.path) ?? '']
  if (take === undefined) {
    response.setHeader('allow', 'GET, HEAD')
    return sendText(request, response, 405, 'Method Not Allowed')
  }
  try {
    const fields = await readFields(request)
    await conclude(asking, await take(fields, account), fields)
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    refuseForm(request, response, error)
  }
}

function conclude(asking: KnownAsking, outcome: Outcome, fields: URLSearchParams): void | Promise<void> {
  const { request, response, target, account } = asking
  switch (outcome.type) {
    case 'done': {
      const flashMessage = keepFlashMessage(outcome.flashMessage, isSecure(asking.parts))
      const query = outcome.to === readReservedPath(target.path) && target.query !== '' ? `?${target.query}` : ''
      const cookies = flashMessage === null ? account.cookies : [...account.cookies, flashMessage]
      return seeOther(request, response, addressOfReserved(asking.parts.grammar, outcome.to) + query, cookies)
    }
    case 'again': {
      // What was chosen is shown again, but where it was overtaken: then what is stored counts.
      const { flashMessage, status } = outcome
      const personalRequest = requestOf(asking, { flashMessage, status, submitted: status === 409 ? null : fields })
      return send(asking, (context) => findReservedPage(personalRequest, context))
    }
    case 'signedOut':
      return sendAway(asking)
    case 'file':
      return sendPersonalFile(response, outcome.file, withCookies(account.cookies))
    case 'erased':
      return seeOther(request, response, addressOfReserved(asking.parts.grammar, ''), [
        ...account.cookies,
        ...[keepFlashMessage({ kind: 'erased' }, isSecure(asking.parts))].flatMap((cookie) => cookie ?? []),
      ])
  }
}

/** Renders a page for this reader alone. */
async function send(
  { parts, room, request, response, target, account }: Asking,
  own: PersonalPage | undefined,
  cookies: readonly string[] = [],
): Promise<void> {
  const make = () =>
    parts.renderer.renderPage({ ...target, isBot: false, clientAddress: forwardedFor(request), ...(own && { own }) })
  // What a form has done is told whatever else is under way.
  const page = await (request.method === 'POST' ? make() : room.render(make))
  await sendPersonalPage(
    { request, response, policy: parts.policy },
    page,
    withCookies([...account.cookies, ...cookies]),
  )
}

/**
 * For who is not signed in: the way to the home page (requirements 2.60); where a session has ended while a form was open,
 * to where one signs in and is led back from.
 */
function sendAway(asking: Asking): void | Promise<void> {
  const { request, response, target, account } = asking
  if (request.method !== 'POST') return send(asking, undefined)
  const signIn = addressOfPage(asking.parts.grammar, 'login', { query: { reason: 'refresh', next: target.path } })
  return seeOther(request, response, signIn, account.cookies)
}

function requestOf({ account, reader, target }: KnownAsking, rest: Partial<PersonalRequest>): PersonalRequest {
  return {
    reader,
    account,
    query: new URLSearchParams(target.query),
    flashMessage: null,
    submitted: null,
    status: 200,
    ...rest,
  }
}

const isSecure = ({ origin }: PersonalPageParts) => origin.startsWith('https:')

function withCookies(cookies: readonly string[]): OutgoingHttpHeaders {
  return cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}
}
