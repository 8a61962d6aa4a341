/** What the build's budget check loads of the built server. */
export { measureHome } from './measure-home.ts'
export { readAssets } from '../server/read-assets.ts'
