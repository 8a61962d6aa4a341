/** Stands for a CSS module in tests: every class name is its own key. */
export default new Proxy({}, { get: (_target, key) => (typeof key === 'string' ? key : undefined) })
