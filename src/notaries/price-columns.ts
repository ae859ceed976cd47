/** The parts of a price as they stand in the database. */
import { pricePartKeys, type PricePartKey, type PriceParts } from '../deeds/price-parts.ts'
import type { NotaryPriceRow } from './notaries.queries.ts'

const columns = {
  fee: 'fee_cents',
  vat: 'vat_cents',
  landRegistry: 'land_registry_cents',
  registers: 'registers_cents',
  other: 'other_cents',
} as const satisfies Record<PricePartKey, keyof NotaryPriceRow>

type PartColumns = Record<(typeof columns)[PricePartKey], number | null>

export const partsOfRow = (row: PartColumns): PriceParts =>
  Object.fromEntries(pricePartKeys.flatMap((key) => (row[columns[key]] === null ? [] : [[key, row[columns[key]]]])))

export const partColumns = (parts: PriceParts): PartColumns => ({
  fee_cents: parts.fee ?? null,
  vat_cents: parts.vat ?? null,
  land_registry_cents: parts.landRegistry ?? null,
  registers_cents: parts.registers ?? null,
  other_cents: parts.other ?? null,
})
