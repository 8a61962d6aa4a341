import { FIXED_PAGES } from '@liberta/addresses/fixed-page.table'
import type { PageFamily } from '@liberta/addresses/fixed-page.types'
import { useFrame, useGrammar } from '../../page-definition/frame-context.ts'
import { showFormOfAddress } from '../../page-definition/forms/form-context.tsx'
import { FORMS_OF_PAGES, isFormPage } from '../../page-definition/forms/form-pages.table.ts'
import { MessageForm } from '../../components/forms/MessageForm.tsx'
import { definePage } from '../../page-definition/page-definition.tsx'
import { ArchiveYears } from './ArchiveYears.tsx'
import { describePage } from '../../page-definition/head/describe-page.ts'
import type { PageType } from '../../page-definition/head/describe-page.ts'
import { describeStored } from './describe-stored.ts'
import { describeQuestions, describeText } from '../../components/text/describe-text.ts'
import { PageText, QuestionText } from '../../components/text/PageText.tsx'
import { readTextOrOwn } from '../../components/text/read-text.ts'
import type { PageTextOrOwn } from '../../components/text/read-text.ts'
import { TextLayout } from '../../components/text/TextLayout.tsx'
import { addressOfPage, placeOf, stepsTo } from '../../page-definition/addresses/text-place.table.ts'
import type { TextPageName } from '../../page-definition/addresses/text-place.table.ts'
import { WaysToWrite } from '../../components/text/WaysToWrite.tsx'

/** What schema.org calls the pages of a family; the others are WebPages. */
const PAGE_TYPES: { readonly [Family in PageFamily]?: PageType } = {
  publisher: 'AboutPage',
  contacts: 'ContactPage',
}

/** Pages that tell how to reach the newsroom, under their text. */
const WAYS: { readonly [Name in TextPageName]?: { title: string; addressee?: string } } = {
  contactRequest: { title: 'Scriverci e telefonarci' },
  letterForm: { title: 'Dove mandare la lettera', addressee: 'Al direttore di Libertà' },
  eventReport: { title: 'Dove mandare la segnalazione', addressee: 'Agenda degli eventi' },
  accessibilityStatement: { title: 'Per segnalare un ostacolo' },
}

type PlainTextName = Exclude<
  TextPageName,
  | 'laRedazione'
  | 'workWithUs'
  | 'rss'
  | 'letterToEditor'
  | 'abbonamenti'
  | 'newsletter'
  | 'surveyDetail'
  | 'topics'
  | 'tags'
>

/** A page that is what editors wrote of it in the CMS. */
function defineTextPage(name: PlainTextName) {
  const { text: slug } = FIXED_PAGES[name]
  const areQuestions = name === 'faq'
  const ways = WAYS[name]
  const form = isFormPage(name) ? FORMS_OF_PAGES[name] : null
  const page = definePage<'fixed', PageTextOrOwn>({
    cache: 'text',
    load: (_address, context) => readTextOrOwn(name, slug, context),
    describe: (text, settings) => {
      const path = addressOfPage(settings.grammar, name)
      const thing =
        (areQuestions ? describeQuestions(text) : null) ??
        describePage({ name: text.title, url: settings.origin + path }, PAGE_TYPES[placeOf(name).family])
      return describeText({ ...text, path, above: stepsTo(settings.grammar, name), thing }, settings)
    },
    View: ({ content }) => {
      const grammar = useGrammar()
      const { services } = useFrame().settings.thirdParties
      return (
        <TextLayout {...content} name={name}>
          {areQuestions ? <QuestionText blocks={content.blocks} /> : <PageText blocks={content.blocks} />}
          {name === 'policy' && <PageText blocks={describeStored(services)} />}
          {form !== null && <MessageForm form={form} action={addressOfPage(grammar, name)} />}
          {ways ? <WaysToWrite {...ways} /> : isOwn(content) && <WaysToWrite title="Scriverci e telefonarci" />}
          {name === 'archivioStorico' && <ArchiveYears />}
        </TextLayout>
      )
    },
  })
  return form === null ? page : showFormOfAddress(page)
}

/** Whether the words are the site's own: they lead to who can say more. */
function isOwn({ updatedAt }: PageTextOrOwn): boolean {
  return updatedAt === null
}

/** The fixed routes that are text and nothing else (requirements 2). */
export const TEXT_PAGES = {
  about: defineTextPage('about'),
  policy: defineTextPage('policy'),
  clubliberta: defineTextPage('clubliberta'),
  noteLegali: defineTextPage('noteLegali'),
  eventReport: defineTextPage('eventReport'),
  contactUs: defineTextPage('contactUs'),
  faq: defineTextPage('faq'),
  contactRequest: defineTextPage('contactRequest'),
  letterForm: defineTextPage('letterForm'),
  privacyPolicy: defineTextPage('privacyPolicy'),
  archivioStorico: defineTextPage('archivioStorico'),
  whoWeAre: defineTextPage('whoWeAre'),
  editorialeLiberta: defineTextPage('editorialeLiberta'),
  privacyTestiEFoto: defineTextPage('privacyTestiEFoto'),
  masked: defineTextPage('masked'),
  accessibilityStatement: defineTextPage('accessibilityStatement'),
}
