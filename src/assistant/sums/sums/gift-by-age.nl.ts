/** The Dutch sentences about a gift to several children of different ages. Amounts are in cents. */
import { euro } from '../../../figures/calculation-words.nl.ts'

export const giftByAgeTexts = {
  reading: (eachCents: number, ages: readonly number[], year: number): string =>
    `Ik reken met: ieder ${euro(eachCents)}, ${ages.length} kinderen van ${ages.slice(0, -1).join(', ')} en ${ages.at(-1)} jaar, ${year}.`,
  outcome: (raisedCents: number, plainCents: number): string =>
    `Samen betalen de kinderen ${euro(raisedCents)} of ${euro(plainCents)} schenkbelasting. Dat hangt af van de eenmalig verhoogde vrijstelling.`,
  raised: (age: number, raisedCents: number, exemptCents: number, plainCents: number): string =>
    `Kind van ${age} jaar: ${euro(raisedCents)} met de eenmalig verhoogde vrijstelling van ${euro(exemptCents)}, en anders ${euro(plainCents)}.`,
  plain: (age: number, exemptCents: number, taxCents: number): string =>
    `Kind van ${age} jaar: ${euro(taxCents)}, met de gewone vrijstelling van ${euro(exemptCents)}.`,
  conditions:
    'De eenmalig verhoogde vrijstelling mag een kind van 18 tot 40 jaar één keer gebruiken; het kind vraagt die aan in de aangifte schenkbelasting. Ouders tellen als één schenker. Wie de schenking krijgt, betaalt.',
} as const
