/** The one style sheet: materials, faces, base, then every component's module. Browsers get the style sheet only. */
import '../design/tokens.css'
import '../design/faces.css'
import '../design/base.css'

export const modules = import.meta.glob('../**/*.module.css', { eager: true, import: 'default' })
