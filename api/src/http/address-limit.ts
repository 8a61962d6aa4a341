import { nameClient } from '@liberta/http/name-client'
import { ClientAllowance } from './client-allowance.ts'
import type { ClientAllowanceOptions } from './client-allowance.ts'
import { TooManyRequests } from './too-many-requests.ts'

/** How much of one thing one address may send. */
export class AddressLimit {
  private readonly allowance: ClientAllowance

  /** @param what the things, as the refusal names them: «messages» */
  constructor(
    private readonly what: string,
    allowance: ClientAllowanceOptions,
  ) {
    this.allowance = new ClientAllowance(allowance)
  }

  /** Takes one from an address's allowance. @throws TooManyRequests where there is none left */
  take(address: string): void {
    const seconds = this.allowance.take(nameClient(address))
    if (seconds > 0) throw new TooManyRequests(this.what, seconds)
  }
}
