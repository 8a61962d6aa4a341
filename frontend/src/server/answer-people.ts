import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { SIGN_IN_PATH, SIGN_IN_RETURN_PATH, SIGN_OUT_PATH } from '@liberta/contracts/accounts/account-path'
import type { PageTarget } from '../page-cache/page-key.ts'
import { sendAnswer } from '../http/send-answer.ts'
import { addressOfFormAction } from '../page-definition/addresses/reserved-address.ts'
import { addressOfPage } from '../page-definition/addresses/text-place.table.ts'
import { keepFlashMessage } from '../page-definition/personal/flash-message.ts'

/** Answers a call for the API. */
export type AnswerInstead = (request: IncomingMessage, response: ServerResponse) => void

/** What the sign-in provider has to say where it sends readers back. */
const BROUGHT_BACK = /(?:^|&)(?:code|state|error)=/

/** Whether the provider sends a reader back (requirements 2.15): without a word from it the return point is a page like others. */
export function isReturn({ method }: IncomingMessage, { path, query }: PageTarget): boolean {
  return method === 'GET' && path === SIGN_IN_RETURN_PATH && BROUGHT_BACK.test(query)
}

/**
 * Finds what answers where the API is away or too busy, for calls that a browser makes by a link or a form: its reader is led to a page
 * that says so. Null for calls of machines, which read problems.
 */
export function createAnswersForPeople({ grammar, origin }: { grammar: AddressGrammar; origin: string }) {
  const toLogin = (query: Record<string, string>): AnswerInstead =>
    leadTo(addressOfPage(grammar, 'login', { query: { reason: 'processing', ...query } }))

  return (request: IncomingMessage, target: PageTarget): AnswerInstead | null => {
    if (isReturn(request, target)) return toLogin({})
    if (target.path === SIGN_IN_PATH && (request.method === 'GET' || request.method === 'HEAD')) {
      const next = new URLSearchParams(target.query).get('next')
      return toLogin(next === null ? {} : { next })
    }
    const isForm = request.method === 'POST' && request.headers.accept?.includes('text/html') === true
    if (target.path !== SIGN_OUT_PATH || !isForm) return null
    const flashMessage = keepFlashMessage({ kind: 'stillSignedIn' }, origin.startsWith('https:'))
    return leadTo(addressOfFormAction(grammar, 'profilo'), flashMessage)
  }
}

function leadTo(location: string, cookie: string | null = null): AnswerInstead {
  const headers = { location, 'cache-control': 'no-store', ...(cookie !== null && { 'set-cookie': cookie }) }
  return (request, response) => sendAnswer(request, response, { status: 303, headers, body: '' })
}
