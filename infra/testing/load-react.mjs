/**
 * Before the tests of a process: React as readers get it, not as it checks itself while a page is developed, which takes a third of the
 * time of those tests that draw pages. It asks once, when it is loaded; all else goes by the environment of tests.
 */
const { NODE_ENV } = process.env
process.env.NODE_ENV = 'production'
await import('react')
await import('react/jsx-runtime')
await import('react-dom/server')
process.env.NODE_ENV = NODE_ENV
