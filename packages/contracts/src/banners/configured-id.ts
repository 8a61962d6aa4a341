const DIGITS = /^\d{1,15}$/

/**
 * A configured id of the default section, folder, category or source of banners: used only if numeric and at least 1
 * (requirements 5.12); null otherwise.
 */
export function readConfiguredId(value: unknown): number | null {
  const id = typeof value === 'string' && DIGITS.test(value.trim()) ? Number(value.trim()) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 1 ? id : null
}
