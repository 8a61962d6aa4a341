import type { Reader } from '@liberta/contracts/accounts/reader.schema'
import { readerSchema } from '@liberta/contracts/accounts/reader.schema'
import type { ReaderSessionView } from '@liberta/contracts/accounts/reader-sessions.schema'
import { savedListSchema } from '@liberta/contracts/accounts/saved-item.schema'
import type { SavedItemView } from '@liberta/contracts/accounts/saved-item.schema'
import type { AccountSource } from '../content/account-source.ts'
import { findReservedPage } from '../rendering/reserved-pages.table.ts'
import type { PersonalRequest } from '../page-definition/personal/personal-request.ts'
import { FIRST_SAMPLE_EVENT } from '../samples/sample-events.ts'
import { FIRST_SAMPLE_ITEM } from '../samples/sample-multimedia.ts'
import { renderSample } from './render-sample.ts'
import type { SamplePage } from './render-sample.ts'
import { SAMPLE_NOW } from '../samples/sample-stories.ts'
import type { SampleOverrides } from '../samples/sample-source.ts'

const AT = SAMPLE_NOW.toISOString()

export const SAMPLE_READER: Reader = readerSchema.parse({
  id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  ssoId: 'lettrice-anna',
  email: 'anna.bersani@example.it',
  name: 'Anna',
  surname: 'Bersani',
  profilePhotoUrl: null,
  createdAt: AT,
  updatedAt: AT,
})

/** A story, a video, an event, and a story that the paper no longer has. */
export const SAMPLE_SAVED: SavedItemView[] = [
  { itemId: '7001', type: 'story', title: 'Titolo di quando fu salvato', addedAt: AT },
  { itemId: String(FIRST_SAMPLE_ITEM + 1), type: 'multimedia', title: 'Il tg delle 13', addedAt: AT },
  { itemId: String(FIRST_SAMPLE_EVENT + 1), type: 'event', title: 'Sagra della coppa', addedAt: AT },
  { itemId: '6', type: 'story', title: 'Una storia che non c’è più', addedAt: AT },
]

/** This browser, and another one in which the reader signed in before. */
const SAMPLE_SESSIONS: ReaderSessionView[] = [
  { handle: 'this-device0', signedInAt: AT, lastUsedAt: AT, current: true },
  {
    handle: 'other-one-01',
    signedInAt: '2026-11-03T08:00:00.000Z',
    lastUsedAt: '2026-11-19T08:00:00.000Z',
    current: false,
  },
]

const present = <Body>(body: Body) => ({ state: 'present', body }) as const

const done = async () => present({ status: 'success' })

/** A reader's things, invented; any of the answers can be replaced. */
export function createSampleAccount(overrides: Partial<AccountSource> = {}): AccountSource {
  return {
    readReader: async () => present(SAMPLE_READER),
    readSaved: async () => present(sampleSavedList(SAMPLE_SAVED)),
    readPrivacy: async () =>
      present({
        status: 'success' as const,
        settings: {
          personalizationConsent: true,
          groupMarketingConsent: false,
          partnerMarketingConsent: false,
          updatedAt: AT,
          version: 2,
        },
        history: [
          {
            personalizationConsent: true,
            groupMarketingConsent: false,
            partnerMarketingConsent: false,
            textVersion: '2026-11',
            decidedAt: AT,
          },
        ],
      }),
    readInterests: async () =>
      present({ topics: ['piena-del-po'], zones: ['val-nure', 'zona-di-ieri'], updatedAt: AT, version: 3 }),
    readSubscriptions: async () => present([{ newsletterId: '811', active: true, subscribedAt: AT }]),
    keepItem: done,
    savePrivacy: done,
    saveInterests: done,
    subscribe: done,
    syncProfile: done,
    readSessions: async () => present(SAMPLE_SESSIONS),
    endSessions: done,
    exportData: async () =>
      present({
        body: new Response('{}').body,
        contentType: 'application/json',
        disposition: 'attachment; filename="dati.json"',
      }),
    erase: done,
    ...overrides,
  }
}

export function sampleSavedList(items: readonly SavedItemView[], pages = 1) {
  const types = [...new Set(items.map(({ type }) => type))]
  return savedListSchema.parse({ items, total: items.length, page: 1, pages, types })
}

/** Renders a page of the reserved area for a visit of the sample reader. */
export function renderReserved(
  address: string,
  request: Partial<PersonalRequest> = {},
  source: SampleOverrides = {},
): Promise<SamplePage> {
  const whole: PersonalRequest = {
    reader: SAMPLE_READER,
    account: createSampleAccount(),
    query: new URLSearchParams(address.split('?')[1] ?? ''),
    flashMessage: null,
    submitted: null,
    status: 200,
    ...request,
  }
  return renderSample(address, source, (context) => findReservedPage(whole, context))
}
