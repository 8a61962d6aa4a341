import type { FAQPage, WithContext } from 'schema-dts'
import type { EditorialPage } from '@liberta/contracts/pages/editorial-page.schema'
import { describeBreadcrumbs } from '../../page-definition/head/describe-breadcrumbs.ts'
import type { Breadcrumb } from '../../page-definition/head/describe-breadcrumbs.ts'
import { ORDINARY_HEAD, titlePage } from '../../page-definition/head/page-head.ts'
import type { PageHead } from '../../page-definition/head/page-head.ts'
import { describePage } from '../../page-definition/head/describe-page.ts'
import type { StructuredData } from '../../page-definition/head/structured-data.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { groupQuestions, wordsOfAnswer } from './group-questions.ts'

/** What a page of text says of itself to machines; `path` is its canonical address, `above` the steps that lead to it. */
export interface TextDescription {
  title: string
  standfirst: string | null
  path: string
  above: readonly Breadcrumb[]
  page?: number
  /** What the page is, where it is more than a text. */
  thing?: StructuredData
}

/** The head of a page of text. */
export function describeText(
  { title, standfirst, path, above, page = 1, thing }: TextDescription,
  { origin }: SiteSettings,
): PageHead {
  return {
    ...ORDINARY_HEAD,
    title: titlePage(title, page),
    description: standfirst ?? `${title}, su Libertà, il quotidiano di Piacenza e della sua provincia.`,
    canonical: origin + path,
    reading: true,
    structure: [
      thing ?? describePage({ name: title, url: origin + path }),
      describeBreadcrumbs([...above, { name: title, href: path }], origin),
    ],
  }
}

/** The questions of a page with their answers (schema.org FAQPage); null where none has words for one. */
export function describeQuestions({ blocks }: Pick<EditorialPage, 'blocks'>): WithContext<FAQPage> | null {
  const questions = groupQuestions(blocks)
    .filter((part) => part.type === 'question')
    .map(({ question, answer }) => ({ question, text: wordsOfAnswer(answer) }))
    .filter(({ text }) => text !== '')
  if (questions.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}
