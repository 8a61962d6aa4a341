/** A failure whose words are those of requirements 8, to be said to the client as they are. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure'

  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
