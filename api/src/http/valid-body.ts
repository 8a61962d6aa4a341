import { Body, StandardSchemaValidationPipe } from '@nestjs/common'
import type { z } from 'zod'

const pipes = [new StandardSchemaValidationPipe()]

/** The body, as the schema makes it; 400 with what is wrong where it does not fit. */
export function ValidBody(schema: z.ZodType): ParameterDecorator {
  return Body({ schema, pipes })
}
