import { expect, test } from '@playwright/test'
import { describeLinks } from './links/links.cases.ts'
import { describeRoutes } from './routes/describe-routes.ts'
import { describeEventShortcut } from './routes/event-shortcut.cases.ts'
import { describeLockedStories } from './routes/locked-stories.cases.ts'
import { describeObituaryFilters } from './routes/obituary-filters.cases.ts'
import { PARAMETER_VISITS } from './routes/parameters.routes.ts'
import { describeRefusedRoutes } from './routes/refused.cases.ts'
import { SERVICE_VISITS } from './routes/services.routes.ts'
import { describeSurveyVote } from './routes/survey-vote.cases.ts'
import { readText, TEXT_VISITS, TEXTS } from './routes/texts.routes.ts'
import { usePaper } from './site/use-paper.ts'

/** Every row of the routes in requirements 2, visited with a browser. */
const paper = usePaper()

describeRoutes('Fixed routes: text that editors write', TEXT_VISITS, paper)
describeRoutes('Fixed routes: lists and services', SERVICE_VISITS, paper)
describeRoutes('Routes with a parameter, and the catch-all', PARAMETER_VISITS, paper)
describeRefusedRoutes(paper)
describeLockedStories(paper)
describeObituaryFilters(paper)
describeEventShortcut(paper)
describeSurveyVote(paper)
describeLinks(paper)

test.describe('The texts of the fixed routes', () => {
  test('no two are alike: not in their titles, and not in a paragraph', async () => {
    const texts = await Promise.all(TEXTS.map(([, slug]) => readText(paper.site, slug)))
    const titles = texts.map(({ title }) => title)
    expect(new Set(titles).size).toBe(TEXTS.length)
    const paragraphs = texts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : [])),
    )
    expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([])
    expect(Math.min(...texts.map(({ blocks }) => blocks.length))).toBeGreaterThan(2)
  })
})
