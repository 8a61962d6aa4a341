import { letterSchema } from '@liberta/contracts/letters/letter.schema'
import type { Letter } from '@liberta/contracts/letters/letter.schema'
import { editorialPageSchema } from '@liberta/contracts/pages/editorial-page.schema'
import type { EditorialPage } from '@liberta/contracts/pages/editorial-page.schema'
import { redirectRulesSchema } from '@liberta/contracts/redirects/redirect-rules.schema'
import type { RedirectRules } from '@liberta/contracts/redirects/redirect-rules.schema'
import { newsletterListSchema, planListSchema } from '@liberta/contracts/subscriptions/offer.schema'
import type { Newsletter, Plan } from '@liberta/contracts/subscriptions/offer.schema'
import { surveyListSchema } from '@liberta/contracts/surveys/survey.schema'
import type { Survey } from '@liberta/contracts/surveys/survey.schema'
import { SAMPLE_NOW, slugOf } from './sample-stories.ts'

/** Slugs of pages that exist, with their titles. */
export const SAMPLE_PAGES: Readonly<Record<string, string>> = {
  about: 'Libertà, il quotidiano di Piacenza',
  policy: 'Informativa sui cookie',
  'privacy-policy': 'Informativa sulla privacy',
  'note-legali': 'Note legali',
  'privacy-testi-e-foto': 'Privacy, testi e foto',
  'contact-us': 'Contatti',
  'contact-us-faq': 'Domande frequenti',
  'contact-us-request': 'Scrivi alla redazione',
  'lettera-al-direttore': 'Lettera al direttore',
  'letter-to-editor': 'Le lettere dei lettori',
  'who-we-are': 'Chi siamo',
  'la-redazione': 'La redazione',
  'editoriale-liberta': 'Editoriale Libertà',
  'work-with-us': 'Lavora con noi',
  'redattore-web': 'Redattore web',
  abbonamenti: 'Abbonamenti',
  newsletter: 'Newsletter',
  clubliberta: 'Club Libertà',
  'area-abbonati': 'Area abbonati',
  'lifestyle-food': 'A tavola',
  'archivio-storico': 'Archivio storico',
  'event-report': 'Segnala un evento',
  'dichiarazione-di-accessibilita': 'Dichiarazione di accessibilità',
}

/** A page with every kind of block; null where there is none of that slug. */
export function samplePage(slug: string): EditorialPage | null {
  const title = SAMPLE_PAGES[slug]
  if (title === undefined) return null
  return editorialPageSchema.parse({
    slug,
    title,
    standfirst: 'Dal 1883 raccontiamo la città e la provincia, un giorno alla volta.',
    blocks: [
      { type: 'paragraph', text: 'La redazione è in via Benedettine 68. Rispondiamo ogni giorno dalle 9 alle 20.' },
      { type: 'heading', text: 'Come ci si trova' },
      { type: 'list', items: ['Al telefono', 'Per posta', 'Allo sportello, il martedì e il venerdì mattina'] },
      {
        type: 'facts',
        title: 'In breve',
        items: [
          { when: '1883', text: 'Esce il primo numero.' },
          { when: null, text: 'Telelibertà è sul canale 76.' },
        ],
      },
      { type: 'quote', text: 'Un giornale è una piazza con le pagine.', by: 'Detto della redazione' },
      { type: 'links', items: [{ name: 'Scrivi al direttore', URL: '/contact-us/lettera-al-direttore' }] },
    ],
    updatedAt: SAMPLE_NOW.toISOString(),
  })
}

/** Published letter number `index`; every second has an answer. */
export function sampleLetter(index: number): Letter {
  const title = index % 2 === 0 ? '«Il 16 non passa più dal cimitero»' : '«Grazie a chi ha spalato»'
  return letterSchema.parse({
    id: 1500 + index,
    slug: `${slugOf(title)}-${1500 + index}`,
    title,
    author: 'Iride Colombaia',
    town: index % 5 === 4 ? null : 'Piacenza',
    text: 'Caro direttore, da lunedì la corriera tira dritto e noi restiamo alla fermata. Basterebbe una deviazione di quattro minuti.',
    answer: index % 2 === 0 ? 'Cara lettrice, abbiamo girato la domanda all’assessorato: torneremo a scriverne.' : null,
    publishedAt: new Date(SAMPLE_NOW.getTime() - index * 86_400_000).toISOString(),
  })
}

/** Invented plans of subscription. */
export function samplePlans(): Plan[] {
  const plans = [
    ['Sito, ogni mese', 6.9, 'month'],
    ['Sito, un anno', 59, 'year'],
    ['Edizione digitale, un anno', 179, 'year'],
  ] as const
  return planListSchema.parse(
    plans.map(([name, price, period], index) => ({
      id: 801 + index,
      slug: slugOf(name),
      name,
      description: 'Tutti gli articoli riservati, senza vincolo di durata.',
      includes: ['Articoli riservati', 'Club Libertà'].slice(0, index + 1),
      price,
      period,
    })),
  )
}

/** Invented newsletters. */
export function sampleNewsletters(): Newsletter[] {
  const newsletters = [
    ['Prima di uscire', 'Dal lunedì al sabato alle 6.30', 'Le cinque cose da sapere su Piacenza.'],
    ['Gusto', 'Il venerdì alle 11', 'Domenica, dove si mangia in collina?'],
    ['Le valli', 'Il mercoledì alle 18', 'Una notizia per valle e un sentiero da fare.'],
  ] as const
  return newsletterListSchema.parse(
    newsletters.map(([name, schedule, description], index) => ({
      id: 811 + index,
      slug: slugOf(name),
      name,
      description,
      schedule,
    })),
  )
}

/** Invented surveys, an open one first. */
export function sampleSurveys(): Survey[] {
  const question = 'Ztl accesa anche la domenica: siete d’accordo?'
  const answers = ['Sì, sempre', 'Solo in centro storico', 'No'].map((text, index) => ({
    id: index + 1,
    text,
    votes: [412, 655, 389][index],
  }))
  return surveyListSchema.parse([
    {
      id: 821,
      slug: slugOf(question),
      question,
      introduction: 'Si vota fino a venerdì.',
      closesAt: '2026-11-27T12:00:00+01:00',
      closed: false,
      answers,
    },
  ])
}

/** Invented rules of what has moved. */
export function sampleRedirects(): RedirectRules {
  return redirectRulesSchema.parse({
    301: { '/feed': { newUrl: '/news/latest' }, '/chi-siamo': { newUrl: '/who-we-are' } },
    302: { '/diretta': { newUrl: '/multimedia/folder/teleliberta' } },
  })
}
