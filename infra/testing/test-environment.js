import { runInContext } from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'

/** What the language itself gives and no test replaces; so no clock, no timer and nothing of Node's. */
const OF_THE_LANGUAGE = ['Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'RegExp', 'Set', 'String']

/**
 * Jest's environment for Node, in which these names are found at once. Jest keeps the global object behind a proxy, which is
 * asked for each `Math` in a loop: what computes much then takes twenty times as long as in the product. A constant of the
 * realm's own script scope goes before the global object, for sources and packages alike.
 */
export default class extends TestEnvironment {
  constructor(...given) {
    super(...given)
    runInContext(`const { ${OF_THE_LANGUAGE.join(', ')} } = globalThis`, this.context)
  }
}
