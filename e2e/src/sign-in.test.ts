import { describeAccountButton } from './sign-in/account-button.cases.ts'
import { describeSaveButtons } from './sign-in/save.cases.ts'
import { describeSession } from './sign-in/session.cases.ts'
import { usePaper } from './site/use-paper.ts'

// The provider is oidc-provider, a program that nobody here wrote.
const paper = usePaper()

describeAccountButton(paper)
describeSaveButtons(paper)
describeSession(paper)
