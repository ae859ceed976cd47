/** What the parts of a price are called. */
import type { PricePartKey } from './price-parts.ts'

export const pricePartLabels: Readonly<Record<PricePartKey, string>> = {
  fee: 'Honorarium, zonder btw',
  vat: 'Btw',
  landRegistry: 'Kadaster',
  registers: 'Registers',
  other: 'Andere kosten',
}

export const pricePartHints: Readonly<Record<PricePartKey, string>> = {
  fee: 'Wat de notaris zelf rekent.',
  vat: 'Over het honorarium en over andere kosten waarvoor btw geldt.',
  landRegistry: 'Inschrijven van de akte en opvragen van gegevens.',
  registers: 'Inschrijven of opvragen, zoals in het testamentenregister of bij de Kamer van Koophandel.',
  other: 'Alles wat er verder bij komt. Komt er niets bij, dan is dit 0.',
}
