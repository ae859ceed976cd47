/** The Dutch sentences about offers that are compared. Amounts are in cents. */
import { and, euro } from '../../../figures/calculation-words.nl.ts'
import { formatAmount } from '../../../figures/figure-tokens.ts'
import type { AnswerSource } from '../../conversation/engine.ts'

const percentOf = (cents: number, wholeCents: number): string => formatAmount(Math.round((cents * 1000) / wholeCents) / 10, 'procent')

export const quoteTexts = {
  difference: (lowCents: number, highCents: number): string =>
    `Het verschil is ${euro(highCents - lowCents)}. De goedkoopste is ${percentOf(highCents - lowCents, highCents)} goedkoper dan de duurste.`,
  same: (cents: number): string => `De offertes zijn even hoog: ${euro(cents)}.`,
  average: (cents: number): string => `Het gemiddelde is ${euro(cents)}.`,
  askVat: (cents: number): string => `Dat kan ik uitrekenen. Is ${euro(cents)} met of zonder btw?`,
  vatExamples: ['Dat is met btw', 'Dat is zonder btw'],
  offerLine: (index: number, parts: readonly string[], totalCents: number): string =>
    `Offerte ${index + 1}: ${parts.join(' plus ')}${parts.length > 1 ? ` is ${euro(totalCents)}` : ''}.`,
  withVat: (cents: number, inclusiveCents: number): string => `${euro(inclusiveCents)} (${euro(cents)} zonder btw)`,
  sumLine: (totals: readonly number[]): string => `Goedkoopste ${euro(Math.min(...totals))}, duurste ${euro(Math.max(...totals))}.`,
  averageLine: (totals: readonly number[]): string =>
    `${and(totals.map(euro))} samen is ${euro(totals.reduce((sum, cents) => sum + cents, 0))}, gedeeld door ${totals.length}.`,
  conditions:
    'Kijk of de offertes over precies hetzelfde werk gaan en of btw, Kadaster en kwaliteitsfonds er in allemaal zitten. Voor deze som zijn geen cijfers per jaar nodig.',
  suggestions: ['Hoe vergelijk en kies ik een notaris?', 'Wat is een all-in offerte van de notaris?'],
  article: {
    title: 'Waar moet u op letten bij het vergelijken van notariskosten?',
    url: '/waar-moet-je-op-letten-bij-het-vergelijken-van-notariskosten',
  } satisfies AnswerSource,
  lawSource: { title: 'Wet op het notarisambt, artikel 13', url: 'https://wetten.overheid.nl/BWBR0010388' } satisfies AnswerSource,
} as const
