/** Names, or what else is listed in a sentence: 'Anna', 'Anna e Bruno', 'Anna, Bruno e Carla'; empty for none. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} e ${last}`
}
