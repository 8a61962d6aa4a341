/** The provider said no: a wrong code, a token that has ended. Asking again will not help. */
export class SsoRefusal extends Error {
  override readonly name = 'SsoRefusal'

  constructor(
    call: string,
    readonly status: number,
  ) {
    super(`the sign-in provider refused ${call} (${status})`)
  }
}

/** The provider did not answer, or not with what it should. Asking later may help. */
export class SsoSilence extends Error {
  override readonly name = 'SsoSilence'

  constructor(call: string, options?: ErrorOptions) {
    super(`the sign-in provider gave no answer to ${call}`, options)
  }
}
