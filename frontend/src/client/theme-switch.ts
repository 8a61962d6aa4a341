import { applyTheme, readTheme, rememberedTheme, THEME_KEY } from './theme.ts'
import type { Theme } from './theme.ts'

/** What the browser's own bars are painted with; as in the head of the page. */
const BARS: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#101617' }

/** Brings the footer's three-way switch to life; it is out of sight without script. Other open pages follow. */
export function startThemeSwitch(): void {
  const part = document.querySelector<HTMLElement>('[data-theme-switch]')
  if (part === null) return
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
  const ofSystem = bars.map(({ content }) => content)

  const show = () => {
    const theme = rememberedTheme()
    applyTheme(theme)
    bars.forEach((bar, index) => (bar.content = theme === null ? (ofSystem[index] ?? '') : BARS[theme]))
    const choice = part.querySelector<HTMLInputElement>(`[value="${theme ?? 'system'}"]`)
    if (choice !== null) choice.checked = true
  }
  part.addEventListener('change', ({ target }) => {
    remember(target instanceof HTMLInputElement ? readTheme(target.value) : null)
    show()
  })
  addEventListener('storage', show)
  part.dataset['themeSwitch'] = 'on'
  show()
}

function remember(theme: Theme | null): void {
  try {
    if (theme === null) localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // A browser that keeps nothing for us keeps the theme for this page only.
    applyTheme(theme)
  }
}
