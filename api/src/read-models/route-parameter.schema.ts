import { z } from 'zod'

/** An id in an address: digits without a leading zero. */
export const idParameterSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a number of at least 1')
  .describe('Numeric id')

/** No parameters of this kind. Unknown ones are ignored: they never reach a read model's name. */
export const noParametersSchema = z.object({})

/** The one parameter of an address that ends in an id. */
export const idInPathSchema = z.object({ id: idParameterSchema })
