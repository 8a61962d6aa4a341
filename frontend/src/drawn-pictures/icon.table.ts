/** An icon of the site as a bitmap. */
export interface SiteIcon {
  /** Of its sides, in pixels. */
  size: number
  /** How much of its width the mark takes: less where who shows it cuts the corners off. */
  share: number
  /** Whether who shows it may cut it to any shape (Web App Manifest, purpose). */
  maskable?: true
  type: 'image/png' | 'image/x-icon'
}

/** The icons by their addresses: for browsers that show no SVG, for home screens, for what lists the site. */
export const SITE_ICONS = {
  '/favicon.ico': { size: 32, share: 0.94, type: 'image/x-icon' },
  '/apple-touch-icon.png': { size: 180, share: 0.64, type: 'image/png' },
  '/icon-192.png': { size: 192, share: 0.72, type: 'image/png' },
  '/icon-512.png': { size: 512, share: 0.72, type: 'image/png' },
  // All that matters stands within a circle of 80 % (W3C, Web App Manifest, «safe zone»).
  '/icon-maskable-512.png': { size: 512, share: 0.52, maskable: true, type: 'image/png' },
} as const satisfies Readonly<Record<string, SiteIcon>>

export type IconPath = keyof typeof SITE_ICONS

/** The icon at an address; null where there is none. */
export function findIcon(path: string): SiteIcon | null {
  return Object.hasOwn(SITE_ICONS, path) ? SITE_ICONS[path as IconPath] : null
}
