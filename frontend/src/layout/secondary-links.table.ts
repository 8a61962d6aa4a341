/** The header's secondary links (specification §2, layout); the digital edition's address is configuration. */
export const SECONDARY_LINKS = [
  { name: 'Podcast', href: '/podcast' },
  { name: 'Eventi', href: '/eventi' },
  { name: 'Telelibertà', href: '/multimedia/folder/teleliberta' },
] as const
