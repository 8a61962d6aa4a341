/** What the build's checks load of the built server. */
export { measureHome, renderLiteHome } from './measure-home.ts'
export { renderLite, renderNews, renderOthers } from './render-news.ts'
export { readAssets } from '../server/read-assets.ts'
