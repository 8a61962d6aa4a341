import { test } from '@playwright/test'
import { describeAddresses } from './layout/addresses.cases.ts'
import { describeBudgets } from './layout/budgets.cases.ts'
import { describeCards } from './layout/cards.cases.ts'
import { describeErrorPages } from './layout/error-pages.cases.ts'
import { describeFooter } from './layout/footer.cases.ts'
import { describeFrames } from './layout/frames.cases.ts'
import { describeHeader } from './layout/header.cases.ts'
import { describeHostileRequests } from './layout/hostile-requests.cases.ts'
import { describeLooks } from './layout/looks.cases.ts'
import { describeMenu } from './layout/menu.cases.ts'
import { describeRedirects } from './layout/redirects.cases.ts'
import { describePolicyReport } from './layout/policy-report.cases.ts'
import { describeRunningSearch } from './layout/running-search.cases.ts'
import { describeScroll } from './layout/scroll.cases.ts'
import { describeShell } from './layout/shell.cases.ts'
import { describeSpaces } from './layout/spaces.cases.ts'
import { describeStoryPage } from './layout/story-page.cases.ts'
import { usePaper } from './site/use-paper.ts'

// Half of the cases for each worker: one block of them all would be waited for by the rest.
test.describe.configure({ mode: 'parallel' })

/** The layout and the answers of the requirements, row by row, on one site that all these cases share. */
const paper = usePaper()

describeBudgets(paper)
describeHeader(paper)
describeMenu(paper)
describeFooter(paper)
describeShell(paper)
describeRunningSearch(paper)
describeScroll(paper)
describeErrorPages(paper)
describeStoryPage(paper)
describeLooks(paper)
describeCards(paper)
describeFrames(paper)
describeSpaces(paper)
describeAddresses(paper)
describeRedirects(paper)
describePolicyReport(paper)
describeHostileRequests(paper)
