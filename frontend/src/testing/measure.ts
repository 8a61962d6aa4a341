/** What the build's checks load of the built server. */
export { measureHome } from './measure-home.ts'
export { renderNews, renderOthers } from './render-news.ts'
export { readAssets } from '../server/read-assets.ts'
