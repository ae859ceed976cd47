/** The Dutch sentences about a deposit, a bank guarantee and a penalty. Amounts are in cents. */
import { capital, euro, percentText } from '../../../figures/calculation-words.nl.ts'
import type { AnswerSource } from '../../conversation/engine.ts'
import type { DepositKind } from './deposit-facts.ts'

const names: Record<DepositKind, string> = { deposit: 'de waarborgsom', guarantee: 'de bankgarantie', penalty: 'de boete' }
const STEP = 5_000_000

export const depositTexts = {
  outcome: (kind: DepositKind, cents: number, isNamed: boolean): string =>
    `${capital(names[kind])} is ${isNamed ? '' : kind === 'penalty' ? 'vaak ' : 'ten hoogste '}${euro(cents)}.`,
  costs: (cents: number): string => `De bankgarantie kost u ongeveer ${euro(cents)}.`,
  partLine: (percent: number, priceCents: number, cents: number): string => `${percentText(percent)} van ${euro(priceCents)} is ${euro(cents)}.`,
  costsLine: (percent: number, cents: number, costsCents: number): string =>
    `Kosten: ongeveer ${percentText(percent)} van ${euro(cents)} is ${euro(costsCents)}.`,
  conditions: {
    deposit: 'Van een particuliere koper mag ten hoogste een tiende van de koopprijs worden gevraagd (artikel 7:26 van het Burgerlijk Wetboek).',
    guarantee: 'Een bankgarantie is ten hoogste een tiende van de koopprijs (artikel 7:26 van het Burgerlijk Wetboek).',
    penalty:
      'In veel contracten is de boete een tiende van de koopprijs. Kijk in uw koopovereenkomst wat u hebt afgesproken (artikel 6:91 van het Burgerlijk Wetboek).',
  } satisfies Record<DepositKind, string>,
  /** Of what the bank asks: `observed` says when that was read. */
  banksDiffer: (observed: string): string => `Wat een bankgarantie kost, verschilt per aanbieder (${observed}); u krijgt dat bedrag niet terug.`,
  settled: 'Een gestorte waarborgsom wordt bij de overdracht met de koopprijs verrekend.',
  noFigures: 'Voor deze som zijn geen cijfers per jaar nodig.',
  suggestPrice: (priceCents: number): string => `En bij ${euro(priceCents + STEP)}?`,
  suggestPercent: 'En bij 5%?',
  questions: {
    deposit: 'Krijg ik de waarborgsom terug als de koop niet doorgaat?',
    guarantee: 'Wat is een bankgarantie bij de koop van een huis en wat kost die?',
    penalty: 'Wat gebeurt er als ik de hypotheek voor mijn gekochte huis niet rond krijg?',
  } satisfies Record<DepositKind, string>,
  article: { title: 'Tips voor starters', url: '/tips-voor-starters' } satisfies AnswerSource,
  lawSource: { title: 'Burgerlijk Wetboek Boek 7, artikel 26', url: 'https://wetten.overheid.nl/BWBR0005290' } satisfies AnswerSource,
} as const
