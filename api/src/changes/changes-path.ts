/** Where changes are told. */
export const CHANGES_PATH = '/api/changes'
