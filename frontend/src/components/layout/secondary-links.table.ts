/** The header's secondary links (requirements 2.92 to 2.94, layout); the digital edition's address is configuration. */
export const SECONDARY_LINKS = [
  { name: 'Podcast', href: '/podcast', family: ['/podcast/'] },
  { name: 'Eventi', href: '/eventi', family: ['/eventi/', '/event/', '/events/'] },
  {
    name: 'Telelibertà',
    href: '/multimedia/folder/teleliberta',
    family: ['/multimedia/folder/teleliberta/', '/multimedia/detail/teleliberta/'],
  },
] as const

/** The obituaries, which stand at the end of the sections. */
export const OBITUARIES_LINK = { name: 'Necrologie', href: '/necrologie/list', family: ['/necrologie/'] } as const

/** `page` on a link's own page, `true` on one of its family, for the mark of where one is. */
export function currentOf(
  { href, family = [`${href}/`] }: { href: string; family?: readonly string[] },
  path: string,
): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return family.some((start) => path.startsWith(start)) ? 'true' : undefined
}
