import { nameReadModel } from './read-model-key.ts'

/**
 * The read models of which parts stand around every page (most read, breaking news, the lead that an error page offers), by name: a page does
 * not bear these names, and is not made anew for their sake. Where what they showed may be shown to nobody once more, every page is.
 */
export const FRAME_MODELS: ReadonlySet<string> = new Set([
  nameReadModel({ model: 'front', id: 'home' }),
  nameReadModel({ model: 'mostRead', id: 'all' }),
])
