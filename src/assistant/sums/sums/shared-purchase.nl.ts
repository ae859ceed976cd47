/** The Dutch sentences about a purchase by three or more people, or of a home together with a business property. Amounts are in cents. */
import { euro, taxOver } from '../../../figures/calculation-words.nl.ts'

export const sharedPurchaseTexts = {
  parts: (priceCents: number, count: number, partCents: number): string => `${euro(priceCents)} voor ${count} kopers is ${euro(partCents)} per koper.`,
  buyerLine: (age: number, percent: number, partCents: number, taxCents: number): string =>
    `Koper van ${age} jaar: ${percent === 0 ? `startersvrijstelling over ${euro(partCents)}, dus ${euro(0)}` : taxOver(percent, partCents, taxCents)}.`,
  businessLine: (percent: number, priceCents: number, taxCents: number): string => `Bedrijfsdeel: ${taxOver(percent, priceCents, taxCents)}.`,
  homeCase: (line: string): string => `Woning, ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
  homeLine: (summary: string): string => `Woning: ${summary}.`,
  businessQuestion: 'Hoeveel overdrachtsbelasting betaal ik over een bedrijfspand of grond?',
  equalParts: 'Wij gaan uit van gelijke delen.',
  split: 'De prijs moet naar de werkelijke waarde over de woning en het bedrijfsdeel zijn verdeeld.',
} as const
