import { SITE_ICONS } from '../drawn-pictures/icon.table.ts'
import type { SiteIcon } from '../drawn-pictures/icon.table.ts'
import { PICTURE_COLOURS } from '../drawn-pictures/picture-colours.table.ts'

/**
 * What a device that keeps the site among its programs is told of it (W3C, Web App Manifest). It is opened in the browser as it is
 * (`display`): readers come and go by links, pass addresses on and sign in with somebody else, for which they need its bars; and a window of
 * its own would promise that the paper is there without a network.
 */
export function writeManifest(): string {
  const icons = Object.entries<SiteIcon>(SITE_ICONS).filter(([path]) => path.startsWith('/icon-'))
  return JSON.stringify({
    id: '/',
    name: 'Libertà',
    short_name: 'Libertà',
    description: 'Le notizie di Piacenza e della sua provincia',
    lang: 'it',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: PICTURE_COLOURS.carta,
    background_color: PICTURE_COLOURS.carta,
    icons: icons.map(([src, { size, type, maskable = false }]) => ({
      src,
      sizes: `${size}x${size}`,
      type,
      purpose: maskable ? 'maskable' : 'any',
    })),
  })
}
