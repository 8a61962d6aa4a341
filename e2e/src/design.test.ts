import { describeFallbackFaces } from './design/fallback-faces.cases.ts'
import { describeForcedColours } from './design/forced-colours.cases.ts'
import { describeLateFaces } from './design/late-faces.cases.ts'
import { describeLiteVersion } from './design/lite-version.cases.ts'
import { describePageChanges } from './design/page-changes.cases.ts'
import { describePrint } from './design/print.cases.ts'
import { describeScores } from './design/scores.cases.ts'
import { describeStoryTools } from './design/story-tools.cases.ts'
import { usePaper } from './site/use-paper.ts'

/** What docs/design.md says, in a real browser, on one site that all these cases share. */
const paper = usePaper()

describeStoryTools(paper)
describeLateFaces(paper)
describeFallbackFaces(paper)
describePageChanges(paper)
describePrint(paper)
describeLiteVersion(paper)
describeForcedColours(paper)
describeScores(paper)
