const DEEPEST = 4

/** Everything that a body or a query says under the name `userId`, at any depth that a body of ours has. */
export function findClaimedIds(value: unknown, depth = 0): unknown[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'userId' && !Array.isArray(value) ? [inner] : findClaimedIds(inner, depth + 1),
  )
}
