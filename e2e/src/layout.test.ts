import { test } from '@playwright/test'
import { describeAddresses } from './layout/addresses.cases.ts'
import { describeBudgets } from './layout/budgets.cases.ts'
import { describeErrorPages } from './layout/error-pages.cases.ts'
import { describeFooter } from './layout/footer.cases.ts'
import { describeHeader } from './layout/header.cases.ts'
import { describeHostileRequests } from './layout/hostile-requests.cases.ts'
import { describeLooks } from './layout/looks.cases.ts'
import { describeMenu } from './layout/menu.cases.ts'
import { describeRedirects } from './layout/redirects.cases.ts'
import { describeScroll } from './layout/scroll.cases.ts'
import { describeShell } from './layout/shell.cases.ts'
import { describeStoryPage } from './layout/story-page.cases.ts'
import { usePaper } from './site/use-paper.ts'

test.setTimeout(120_000)

/** The layout and the answers of the requirements, row by row, on one site that all these cases share. */
const paper = usePaper()

describeBudgets(paper)
describeHeader(paper)
describeMenu(paper)
describeFooter(paper)
describeShell(paper)
describeScroll(paper)
describeErrorPages(paper)
describeStoryPage(paper)
describeLooks(paper)
describeAddresses(paper)
describeRedirects(paper)
describeHostileRequests(paper)
