import { WITH_KNOWN_SECRET } from './faults/announce-change.ts'
import { describeBrowserFaults } from './faults/browser.cases.ts'
import { describeClock } from './faults/clock.cases.ts'
import { describeServiceFaults } from './faults/services.cases.ts'
import { describeThreads } from './faults/threads.cases.ts'
import { describeUpstreamFaults } from './faults/upstream.cases.ts'
import { describeWithdrawal } from './faults/withdrawal.cases.ts'
import { useFailingPaper } from './site/use-paper.ts'

/** The product while something fails, on one site; what is killed for good comes last. On which engines says `FAULT_ENGINE`. */
const paper = useFailingPaper(WITH_KNOWN_SECRET)

describeThreads(paper)
describeBrowserFaults(paper)
describeWithdrawal(paper)
describeUpstreamFaults(paper)
describeClock(paper)
describeServiceFaults(paper)
