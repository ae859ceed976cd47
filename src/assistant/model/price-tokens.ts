/** What tokens cost by the prices that the owner filled in. */
import type { ProviderValues } from './provider.settings.ts'

export interface TokenPrices {
  /** Euros for a million. */
  input: number
  output: number
}

const numberOf = (typed: string): number => Number(typed.replace(',', '.'))

/** Undefined until both are there. */
export function readPrices({ provider_price_in: input, provider_price_out: output }: ProviderValues): TokenPrices | undefined {
  return input === '' || output === '' ? undefined : { input: numberOf(input), output: numberOf(output) }
}

/** In cents, with fractions: an answer costs less than one. */
export const centsOf = (prices: TokenPrices, tokens: { input: number; output: number }): number =>
  (tokens.input * prices.input + tokens.output * prices.output) / 10_000
