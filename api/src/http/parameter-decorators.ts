import { BadRequestException, Body, createParamDecorator, StandardSchemaValidationPipe } from '@nestjs/common'
import type { ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

const pipes = [new StandardSchemaValidationPipe()]
const KEY = /^[\x21-\x7e]{1,128}$/

/** The body, as the schema makes it; 400 with what is wrong where it does not fit. */
export function ValidBody(schema: z.ZodType): ParameterDecorator {
  return Body({ schema, pipes })
}

/** The client's Idempotency-Key, where it sends one. */
export const IdempotencyKey = createParamDecorator((_data: unknown, context: ExecutionContext): string | undefined => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key']
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new BadRequestException('The Idempotency-Key is not 1 to 128 visible characters.')
  }
  return header
})
