import { AccountLayout } from '../account/AccountLayout.tsx'
import parts from '../../styles/parts.module.css'
import { describePassing } from '../../page-definition/head/page-head.ts'
import type { FoundPage } from '../../page-definition/page-definition.tsx'

const TITLE = 'L’account è cancellato'
const WORDS =
  'Abbiamo cancellato l’account e tutto quello che gli apparteneva, e sei fuori da ogni dispositivo. Il giornale si legge anche senza: grazie del tempo passato insieme.'

/** The good-bye after an account was erased. */
export function showErased(): FoundPage {
  return {
    cache: 'passing',
    quiet: false,
    tags: [],
    describe: () => ({ ...describePassing(TITLE, WORDS), reading: true }),
    show: () => (
      <AccountLayout title={TITLE} why={WORDS}>
        <p>
          <a className={parts.outline} href="/">
            Torna alla prima pagina
          </a>
        </p>
      </AccountLayout>
    ),
  }
}
