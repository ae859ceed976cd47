/** Offices whose price leaves the site soon: it was given nearly a year ago. */
import { addDays } from '../platform/days.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { listActiveNotaries, listPrices } from './notaries.queries.ts'
import { PRICE_VALID_DAYS } from './notary.ts'

const WARNED_DAYS = 30

/** Names, each once; prices that are past their year already included, as long as nobody took them away. */
export async function listAgeingPrices({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<string[]> {
  const before = addDays(dutchDay(clock), WARNED_DAYS - PRICE_VALID_DAYS)
  const [offices, prices] = await Promise.all([listActiveNotaries(db, { withSamples: false }), listPrices(db, { withSamples: false })])
  const ageing = new Set(prices.filter((price) => price.as_of <= before).map((price) => price.notary_id))
  return offices.filter(({ id }) => ageing.has(id)).map(({ name }) => name)
}
