import { COOKIE_PURPOSES } from '@liberta/contracts/accounts/cookie-purpose.table'
import { whenLoaded } from '../support/page-life.ts'
import { CHOICES, selectorOf } from '../support/selectors.ts'
import { readChoice, setConsentOpen, takePlatformChoice } from './consent-state.ts'
import type { Purpose } from './consent-state.ts'
import { loadOthersScript } from './consent-signals.ts'

/** What of a platform's answer is read (IAB, Transparency and Consent Framework 2.2, `TCData`). Its string is left as it is. */
export interface PlatformAnswer {
  eventStatus?: 'tcloaded' | 'cmpuishown' | 'useractioncomplete'
  purpose?: { consents?: Readonly<Record<number, boolean>> }
}

type PlatformApi = (command: string, version: 2, tell: (answer: PlatformAnswer | null, isOk: boolean) => void) => void

/** The platform's own function, from when it is there. */
const findPlatform = () => Reflect.get(window, '__tcfapi') as PlatformApi | undefined

/** How long a platform may say nothing before that is told; milliseconds. */
const SILENT_MS = 10_000

/**
 * Loads the configured consent platform, and takes what it says of the reader's choice. One that does not come, throws or says
 * nothing is a warning, and nothing is granted.
 */
export async function startPlatform(address: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Nobody has asked it before.
  whenLoaded(() => (timer = setTimeout(() => console.warn('The consent platform says nothing'), SILENT_MS)))
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(selectorOf(CHOICES)) : null
    // Until the platform is there the link leads to the page that tells of cookies.
    const platform = findPlatform()
    if (link === null || platform === undefined) return
    event.preventDefault()
    platform('displayConsentUi', 2, () => undefined)
  })
  try {
    await loadOthersScript(address)
    const platform = findPlatform()
    if (platform === undefined) throw new Error('it has no __tcfapi')
    platform('addEventListener', 2, (answer, isOk) => {
      clearTimeout(timer)
      if (answer === null || !isOk) return
      setConsentOpen(answer.eventStatus === 'cmpuishown')
      if (answer.eventStatus !== 'cmpuishown') follow(answer)
    })
  } catch (error) {
    clearTimeout(timer)
    console.warn('The consent platform could not be loaded', error)
  }
}

/** What is loaded cannot be unloaded, but by a page without it, once the platform has kept what the reader has pressed. */
function follow(answer: PlatformAnswer): void {
  const before = readChoice()?.granted ?? []
  const granted = readGranted(answer)
  const isMadeHere = answer.eventStatus === 'useractioncomplete'
  takePlatformChoice(granted, isMadeHere ? Date.now() : 0)
  if (isMadeHere && before.some((purpose) => !granted.includes(purpose))) setTimeout(() => location.reload())
}

/** Our purposes for which a platform's answer grants all that they take; none where it says nothing of purposes. */
export function readGranted({ purpose }: PlatformAnswer): Purpose[] {
  return (Object.keys(COOKIE_PURPOSES) as Purpose[]).filter((name) =>
    COOKIE_PURPOSES[name].tcf.every((id) => purpose?.consents?.[id] === true),
  )
}
