/** Notaries for tests: a real office in Amsterdam with a price for a testament, unless told otherwise. */
import type { Notary, NotaryPrice } from '../../src/notaries/notary.ts'

export const notaryPrice = (values: Partial<NotaryPrice> = {}): NotaryPrice => ({
  deed: 'testament',
  amountCents: 60_000,
  includes: 'Gesprek en akte.',
  asOf: '2026-11-01',
  allIn: true,
  parts: {},
  ...values,
})

export const notary = (values: Partial<Notary> = {}): Notary => ({
  id: crypto.randomUUID(),
  name: 'Kantoor aan de Gracht',
  slug: 'kantoor-aan-de-gracht-amsterdam',
  rating: undefined,
  reviewCount: 0,
  reviewSources: [],
  ratedOn: undefined,
  location: 'Amsterdam',
  languages: ['Nederlands'],
  specializations: [],
  features: [],
  phone: undefined,
  email: undefined,
  takesMessages: true,
  website: undefined,
  register: undefined,
  source: { text: 'Opgave van het kantoor', day: '2026-11-01' },
  relation: 'geen',
  isSample: false,
  prices: [notaryPrice()],
  ...values,
})
