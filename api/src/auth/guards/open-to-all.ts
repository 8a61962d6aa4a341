import { SetMetadata } from '@nestjs/common'

const OPEN_TO_ALL = 'open to all'

/** Says of a controller or of one of its routes that nobody has to be signed in. Every other one is closed. */
export const OpenToAll = () => SetMetadata(OPEN_TO_ALL, true)

/** The name under which the guard looks for it. */
export const OPEN_TO_ALL_KEY = OPEN_TO_ALL
