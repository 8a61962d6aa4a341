import { applyDecorators, Get, HttpCode, Post, SetMetadata } from '@nestjs/common'
import { ACCOUNT_CALLS } from '@liberta/contracts/accounts/account-calls.table'
import type { AccountCallName, AccountWriteName } from '@liberta/contracts/accounts/account-calls.table'
import { ValidBody } from '../../http/parameter-decorators.ts'

/** Has a controller's method answer a call of the contract: at its path, by its method, open where nobody has to be signed in. */
export function AccountRoute(name: AccountCallName): MethodDecorator {
  const { method, path, session } = ACCOUNT_CALLS[name]
  const answers = method === 'GET' ? [Get(path)] : [Post(path), HttpCode(200)]
  return applyDecorators(...answers, ...(session === true ? [] : [OpenToAll()]))
}

/** The body of a call, as its schema makes it; 400 with what is wrong where it does not fit. */
export function BodyOf(name: AccountWriteName): ParameterDecorator {
  return ValidBody(ACCOUNT_CALLS[name].request.schema)
}

const OPEN_TO_ALL = 'open to all'

/** Says of a controller or of one of its routes that nobody has to be signed in. Every other one is closed. */
export const OpenToAll = () => SetMetadata(OPEN_TO_ALL, true)

/** The name under which the guard looks for it. */
export const OPEN_TO_ALL_KEY = OPEN_TO_ALL
