/** The Dutch words and sentences about whether there is money enough for a purchase. Amounts are in cents. */
import { costsRange, euro } from '../../../figures/calculation-words.nl.ts'
import { phrases } from '../phrases.ts'

export const enoughWords = {
  asks: phrases(
    'genoeg, voldoende, redden (we|wij) het, red ik het, komen (we|wij) (er|uit|rond), kom ik (er|uit|rond), toereikend, te weinig, tekort, kan dat, lukt dat',
  ),
  home: phrases('huis, *huis, woning, *woning, appartement, flat, koop, kopen, koopt'),
} as const

const range = (minCents: number, maxCents: number): string => (minCents === maxCents ? euro(minCents) : `ongeveer ${costsRange(minCents, maxCents)}`)

export const enoughTexts = {
  outcome(leastCents: number, mostCents: number): string {
    if (leastCents >= 0) return `Ja, het is genoeg voor wat wij kunnen uitrekenen: er blijft ${range(leastCents, mostCents)} over.`
    return mostCents < 0
      ? `Nee, u komt ${range(-mostCents, -leastCents)} te kort.`
      : 'Het is net wel of net niet genoeg. Dat hangt af van wat de notaris rekent.'
  },
  priceLine: (priceCents: number, loanCents: number, ownCents: number): string =>
    `Koopprijs ${euro(priceCents)} min hypotheek ${euro(loanCents)}: ${euro(ownCents)} uit eigen geld.`,
  costsLine: (minCents: number, maxCents: number, taxCents: number): string =>
    `Overdrachtsbelasting (${euro(taxCents)}), notaris en Kadaster: ongeveer ${costsRange(minCents, maxCents)}.`,
  needLine: (minCents: number, maxCents: number, ownCents: number): string =>
    `Samen nodig: ongeveer ${costsRange(minCents, maxCents)}. U hebt ${euro(ownCents)}.`,
} as const
