import type { IncomingMessage, ServerResponse } from 'node:http'
import { takeIfPresent } from '../page-definition/load-answer.ts'
import { findPage } from '../rendering/pages.table.ts'
import type { AddressOf, PersonalPage } from '../page-definition/page-definition.tsx'
import type { PageTarget } from '../page-cache/page-key.ts'
import { OWN_VOTE, SURVEY_PAGE_NAME } from '../page-definition/addresses/survey-address.ts'
import { readOwnVote } from '../content/vote-client.ts'
import { showKnownVote } from '../page-definition/forms/vote-context.tsx'
import { forwardedFor } from '../http/believe-proxies.ts'
import type { PersonalPageRoom } from './personal-page-room.ts'
import type { PersonalPageParts } from './personal-page.handler.ts'
import { sendPersonalPage } from './send-personal-page.ts'

/**
 * Answers the survey's page for who comes back to it: with what they have voted, past every cache. Null where another page is asked for.
 * Who has not voted, or of whom that cannot be had now, gets the form, as everybody does; who asks for more than there is room for is told to come again.
 */
export function createOwnVotePage(
  { renderer, apiURL, origin, grammar, policy }: PersonalPageParts,
  room: PersonalPageRoom,
) {
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    target: PageTarget,
    address: AddressOf<'fixed'>,
  ): Promise<void> => {
    const clientAddress = forwardedFor(request)
    const cookies: string[] = []
    const own: PersonalPage = async (context) => {
      const { body: surveys } = takeIfPresent(await context.source.read('surveys'))
      const { id } = address.query
      const survey = id === undefined ? surveys?.[0] : surveys?.find(({ slug }) => slug === id)
      const client = { baseURL: apiURL, cookie: request.headers.cookie, origin, clientAddress }
      const vote = survey === undefined ? null : await readOwnVote(client, survey.id)
      cookies.push(...(vote?.cookies ?? []))
      return showKnownVote(await findPage(address, context), vote?.answerId ?? null)
    }
    const page = await room.render(() => renderer.renderPage({ ...target, isBot: false, clientAddress, own }))
    await sendPersonalPage({ request, response, policy }, page, cookies.length > 0 ? { 'set-cookie': cookies } : {})
  }

  return (request: IncomingMessage, response: ServerResponse, target: PageTarget): Promise<void> | null => {
    // Looked at by its letters first: what is kept is answered without reading addresses.
    if (!target.query.includes(OWN_VOTE)) return null
    const resolved = grammar.resolve(target.path, target.query)
    if (resolved.type !== 'page' || resolved.address.type !== 'fixed') return null
    const { address } = resolved
    const isOwn = address.name === SURVEY_PAGE_NAME && address.query['voto'] === OWN_VOTE
    return isOwn ? room.enter(request, response, () => answer(request, response, target, address)) : null
  }
}
