/** A value that others may follow; changed in parts, and told of once it is whole. */
export interface State<Value extends object> {
  get: () => Value
  set: (change: Partial<Value>) => void
  /** Calls back after each change; returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

/** A state that begins as `first`. */
export function createState<Value extends object>(first: Value): State<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change }
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
