import type { Plan } from '@liberta/contracts/subscriptions/offer.schema'
import { definePage } from '../../page-definition/page-definition.tsx'
import { describeText } from '../../components/text/describe-text.ts'
import { addressOfPage, stepsTo } from '../../page-definition/addresses/text-place.table.ts'
import { describePlans } from './describe-plans.ts'
import { PlansPage } from './PlansPage.tsx'
import { headOfService, readService } from './read-service.ts'
import type { Service } from './read-service.ts'

const NAME = 'abbonamenti'

interface Plans extends Service<readonly Plan[]> {
  /** When the page was made: prices are said to hold from then on. */
  now: Date
}

/** `/abbonamenti`. */
export const PLANS_PAGE = definePage<'fixed', Plans>({
  cache: 'text',
  load: async (_address, context) => {
    const model = { model: 'plans', id: 'all' } as const
    const { content, tags } = await readService(
      NAME,
      { model, answer: context.source.read('plans'), none: [] },
      context,
    )
    return { content: { ...content, now: context.now }, tags }
  },
  describe: (plans, settings) => {
    const path = addressOfPage(settings.grammar, NAME)
    const head = describeText({ ...headOfService(NAME, plans), path, above: stepsTo(settings.grammar, NAME) }, settings)
    const offers = describePlans(plans.items ?? [], settings.origin + path, plans.now, settings)
    return { ...head, structure: [...offers, ...head.structure] }
  },
  View: ({ content }) => <PlansPage service={content} />,
})
