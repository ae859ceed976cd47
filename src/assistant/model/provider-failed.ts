/** What a provider that could not answer leaves behind. */

/** The provider gave nothing a visitor could read. `reason` holds no key and no text of the provider. */
export class ProviderFailed extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`the provider failed: ${reason}`)
    this.name = 'ProviderFailed'
    this.reason = reason
  }
}
