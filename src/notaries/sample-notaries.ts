/** The content of the samples. Nothing here is a real office, number, price or review. */

import { findDeed } from '../deeds/deed.ts'
import type { PriceParts } from '../deeds/price-parts.ts'

interface SampleNotary {
  name: string
  location: string
  /** Out of 10. */
  rating: number
  review_count: number
  phone: string
  email: string
  languages: readonly string[]
  specializations: readonly string[]
  features: readonly string[]
  /** Whole euros including btw, by the slug of the deed. */
  prices: Readonly<Record<string, number>>
}

/** What a sample price covers, by the slug of the deed: everything that is paid for it. */
export const sampleIncludes: Readonly<Record<string, string>> = {
  'huis-kopen': 'Leveringsakte, bespreking en inschrijving bij het Kadaster.',
  hypotheekakte: 'Hypotheekakte, bespreking en inschrijving bij het Kadaster.',
  testament: 'Gesprek, akte voor één persoon en inschrijving in het register.',
  tweetrapstestament: 'Gesprek, akte voor één persoon en inschrijving in het register.',
  levenstestament: 'Gesprek, akte voor één persoon en inschrijving in het register.',
  samenlevingscontract: 'Gesprek en akte voor twee personen.',
  'huwelijkse-voorwaarden': 'Gesprek, akte en inschrijving in het register.',
  'verklaring-van-erfrecht': 'Onderzoek naar de erfgenamen en de verklaring.',
  'akte-van-verdeling': 'Verdeling van één woning en inschrijving bij het Kadaster.',
  'bv-oprichten': 'Akte van oprichting en inschrijving bij de KVK.',
  voogdij: 'Testament voor één persoon waarin u een voogd aanwijst.',
}

/** A sample price in parts that come to it: invented like the price, with what its deed needs. */
export function samplePartsOf(deed: string, euros: number): PriceParts {
  const total = euros * 100
  const registrations = findDeed(deed)?.registrations ?? []
  const landRegistry = registrations.includes('landRegistry') ? 18_100 : undefined
  const registers = registrations.includes('registers') ? 1_500 : undefined
  const other = 1_000
  const net = total - (landRegistry ?? 0) - (registers ?? 0) - other
  const fee = Math.round(net / 1.21)
  return { fee, vat: net - fee, ...(landRegistry !== undefined && { landRegistry }), ...(registers !== undefined && { registers }), other }
}

export const sampleNotaries: readonly SampleNotary[] = [
  {
    name: 'Voorbeeld Notariaat Amsterdam',
    location: 'Amsterdam',
    rating: 9.4,
    review_count: 128,
    phone: '020 - 000 00 00',
    email: 'amsterdam@voorbeeld.invalid',
    languages: ['Nederlands', 'Engels', 'Spaans'],
    specializations: ['Huis kopen', 'Hypotheekakte', 'Samenlevingscontract'],
    features: ['Bespreking via beeldbellen', 'Afspraak in de avond'],
    prices: { 'huis-kopen': 698, hypotheekakte: 645, testament: 612, samenlevingscontract: 548, 'huwelijkse-voorwaarden': 735 },
  },
  {
    name: 'Voorbeeld Notariskantoor Utrecht',
    location: 'Utrecht',
    rating: 9.1,
    review_count: 94,
    phone: '030 - 000 00 00',
    email: 'utrecht@voorbeeld.invalid',
    languages: ['Nederlands', 'Engels', 'Turks'],
    specializations: ['Testament', 'Levenstestament', 'Voogdij'],
    features: ['Bespreking aan huis', 'Toegankelijk met een rolstoel'],
    prices: { testament: 508, levenstestament: 575, tweetrapstestament: 620, 'verklaring-van-erfrecht': 598, voogdij: 508 },
  },
  {
    name: 'Voorbeeld Notarissen Rotterdam',
    location: 'Rotterdam',
    rating: 8.9,
    review_count: 211,
    phone: '010 - 000 00 00',
    email: 'rotterdam@voorbeeld.invalid',
    languages: ['Nederlands', 'Engels', 'Pools'],
    specializations: ['Huis kopen', 'BV oprichten', 'Akte van verdeling'],
    features: ['Afspraak op zaterdag', 'Bespreking via beeldbellen'],
    prices: { 'huis-kopen': 629, hypotheekakte: 589, 'bv-oprichten': 665, 'akte-van-verdeling': 749, testament: 595 },
  },
  {
    name: 'Voorbeeld Notarispraktijk Den Haag',
    location: 'Den Haag',
    rating: 9.2,
    review_count: 67,
    phone: '070 - 000 00 00',
    email: 'denhaag@voorbeeld.invalid',
    languages: ['Nederlands', 'Engels', 'Frans'],
    specializations: ['Huwelijkse voorwaarden', 'Verklaring van erfrecht', 'Notariële volmacht'],
    features: ['Afspraak in de avond', 'Toegankelijk met een rolstoel'],
    prices: { 'huwelijkse-voorwaarden': 689, 'verklaring-van-erfrecht': 642, testament: 635, levenstestament: 655 },
  },
  {
    name: 'Voorbeeld Notariaat Groningen',
    location: 'Groningen',
    rating: 9.0,
    review_count: 52,
    phone: '050 - 000 00 00',
    email: 'groningen@voorbeeld.invalid',
    languages: ['Nederlands', 'Engels', 'Duits'],
    specializations: ['Huis kopen', 'Testament', 'Samenlevingscontract'],
    features: ['Afspraak op zaterdag', 'Gratis parkeren'],
    prices: { 'huis-kopen': 598, hypotheekakte: 562, testament: 545, samenlevingscontract: 525 },
  },
  {
    name: 'Voorbeeld Notariskantoor Eindhoven',
    location: 'Eindhoven',
    rating: 8.7,
    review_count: 83,
    phone: '040 - 000 00 00',
    email: 'eindhoven@voorbeeld.invalid',
    languages: ['Nederlands', 'Engels', 'Arabisch'],
    specializations: ['BV oprichten', 'Akte van verdeling'],
    features: ['Bespreking via beeldbellen', 'Gratis parkeren'],
    prices: { 'bv-oprichten': 752, 'akte-van-verdeling': 752 },
  },
  {
    name: 'Voorbeeld Notarissen Zwolle',
    location: 'Zwolle',
    rating: 8.8,
    review_count: 39,
    phone: '038 - 000 00 00',
    email: 'zwolle@voorbeeld.invalid',
    languages: ['Nederlands', 'Duits'],
    specializations: ['Levenstestament', 'Verklaring van erfrecht', 'Tweetrapstestament'],
    features: ['Bespreking aan huis', 'Gratis parkeren'],
    prices: { levenstestament: 559, 'verklaring-van-erfrecht': 585, tweetrapstestament: 639, testament: 568, 'huwelijkse-voorwaarden': 675 },
  },
]
