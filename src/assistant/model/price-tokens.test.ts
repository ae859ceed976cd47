import { expect, test } from 'vitest'
import { defaultsOf } from '../../settings/setting.ts'
import { centsOf, readPrices } from './price-tokens.ts'
import { providerSettings } from './provider.settings.ts'

const settings = (provider_price_in: string, provider_price_out: string) => ({ ...defaultsOf(providerSettings), provider_price_in, provider_price_out })
const { tidy, isValid } = providerSettings.provider_price_in.form
const bounds = { providerHosts: [], mailHosts: [] }

test('prices are euros for a million tokens, with a comma', () => {
  expect(readPrices(settings('0,40', '1,2'))).toEqual({ input: 0.4, output: 1.2 })
})

test.each([
  ['', ''],
  ['0,40', ''],
  ['', '1,20'],
])('without both prices there is no cost: %j and %j', (input, output) => {
  expect(readPrices(settings(input, output))).toBeUndefined()
})

test('a million tokens each way cost the two prices together, a thousand a thousandth of it', () => {
  const prices = { input: 0.4, output: 1.2 }
  expect(centsOf(prices, { input: 1_000_000, output: 1_000_000 })).toBeCloseTo(160)
  expect(centsOf(prices, { input: 1_000, output: 1_000 })).toBeCloseTo(0.16)
})

test('a model for nothing costs nothing', () => {
  expect(readPrices(settings('0', '0'))).toEqual({ input: 0, output: 0 })
})

test.each([
  ['0.40', true],
  ['€ 12', true],
  ['1.234,50', false],
  ['-1', false],
  ['veel', false],
])('a price typed as %s is taken: %s', (typed, taken) => {
  expect(isValid(tidy(typed), bounds)).toBe(taken)
})
