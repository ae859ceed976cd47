/** The Dutch sentences about prices of deeds that are added up. Amounts are in cents. */
import { and, capital, euro } from '../../../figures/calculation-words.nl.ts'
import type { PricedDeed } from './priced-deed.ts'

/** In cents; without `maxCents` the price starts there. */
export interface PriceRange {
  minCents: number
  maxCents?: number | undefined
}

const names: Record<PricedDeed, [one: string, more: string]> = {
  will: ['een testament', 'testamenten'],
  'wills-of-couple': ['twee testamenten van een stel', 'testamenten'],
  'living-will': ['een levenstestament', 'levenstestamenten'],
  cohabitation: ['een samenlevingscontract', 'samenlevingscontracten'],
  prenuptial: ['huwelijkse voorwaarden', 'huwelijkse voorwaarden'],
  'land-registry': ['een inschrijving bij het Kadaster', 'inschrijvingen bij het Kadaster'],
  apostille: ['een apostille bij de rechtbank', 'apostilles bij de rechtbank'],
  company: ['een BV oprichten bij een kantoor', 'BV’s oprichten'],
  'trade-register': ['de inschrijving bij KVK', 'inschrijvingen bij KVK'],
  'quality-fund': ['een bijdrage aan het kwaliteitsfonds', 'bijdragen aan het kwaliteitsfonds'],
}

const range = ({ minCents, maxCents }: PriceRange): string =>
  maxCents === undefined ? `vanaf ${euro(minCents)}` : maxCents === minCents ? euro(minCents) : `${euro(minCents)} tot ${euro(maxCents)}`

const nameOf = (deed: PricedDeed, count: number): string => (count === 1 ? names[deed][0] : `${count} ${names[deed][1]}`)

export const priceSumTexts = {
  outcome: (total: PriceRange): string => `Samen kost dat ${range(total)}.`,
  line: (deed: PricedDeed, count: number, one: PriceRange, total: PriceRange): string =>
    `${capital(nameOf(deed, count))}: ${count === 1 ? range(one) : `${count} keer ${range(one)} is ${range(total)}`}.`,
  sumLine: (parts: readonly PriceRange[], total: PriceRange): string => `${capital(and(parts.map(range)))} samen is ${range(total)}.`,
  conditions: (dates: readonly string[]): string =>
    `Dit zijn prijzen uit bronnen (${and(dates)}); ieder kantoor bepaalt zelf wat het rekent. Neemt u meer akten samen, dan is het totaal soms lager. Vraag een offerte voor alles samen, inclusief btw.`,
  /** Of a tariff that is the same everywhere. */
  fixed: (dates: readonly string[]): string => `Dit tarief is overal gelijk (${and(dates)}).`,
  suggestions: ['Hoe vergelijk en kies ik een notaris?', 'Wat is een all-in offerte van de notaris?'],
  article: { title: 'Hoe kunt u besparen op notariskosten?', url: '/hoe-kun-je-besparen-op-notariskosten' },
} as const
