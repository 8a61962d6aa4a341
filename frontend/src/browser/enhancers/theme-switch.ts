import { keep } from '../support/device-memory.ts'
import { onReturn } from '../support/page-life.ts'
import { BAR_COLOURS, THEME_SWITCH } from '../support/selectors.ts'
import { applyTheme, readTheme, rememberedTheme, THEME_KEY } from './theme.ts'
import type { Theme } from './theme.ts'

/** What the browser's own bars are painted with; as in the head of the page. */
const BARS: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#101617' }

/** Brings the footer's three-way switch to life; it is out of sight without script. Other open pages follow, and those that are come back to. */
export function startThemeSwitch([part]: readonly HTMLElement[]): void {
  if (part === undefined) return
  const bars = [...document.querySelectorAll<HTMLMetaElement>(BAR_COLOURS)]
  const ofSystem = bars.map(({ content }) => content)

  const show = (theme: Theme | null) => {
    applyTheme(theme)
    bars.forEach((bar, index) => (bar.content = theme === null ? (ofSystem[index] ?? '') : BARS[theme]))
    for (const choice of part.querySelectorAll('input')) choice.checked = choice.value === (theme ?? 'system')
  }
  part.addEventListener('change', ({ target }) => {
    const theme = target instanceof HTMLInputElement ? readTheme(target.value) : null
    keep(THEME_KEY, theme)
    show(theme)
  })
  const follow = () => show(rememberedTheme())
  addEventListener('storage', follow)
  onReturn(follow)
  part.setAttribute(THEME_SWITCH, 'on')
  follow()
}
