/** The Dutch sentences of the sums about btw, NHG and charities. Amounts are in cents. */
import { euro, percentText, taxOver } from '../../../figures/calculation-words.nl.ts'
import type { VatResult, VatSide } from '../../../figures/calculators/vat.ts'

const sideNames: Record<VatSide, string> = { exclusive: 'zonder btw', inclusive: 'met btw' }

export const vatTexts = {
  outcome: (side: VatSide, { inclusiveCents, exclusiveCents, vatCents }: VatResult): string =>
    side === 'exclusive'
      ? `Met btw is het ${euro(inclusiveCents)}. De btw is ${euro(vatCents)}.`
      : `Zonder btw is het ${euro(exclusiveCents)}. De btw is ${euro(vatCents)}.`,
  open: (amountCents: number): string => `Dat hangt ervan af of de btw al in de ${euro(amountCents)} zit.`,
  caseLine: (side: VatSide, { inclusiveCents, exclusiveCents, vatCents }: VatResult): string =>
    side === 'exclusive'
      ? `${euro(exclusiveCents)} is zonder btw: de btw is ${euro(vatCents)} en u betaalt ${euro(inclusiveCents)}.`
      : `${euro(inclusiveCents)} is met btw: de btw daarin is ${euro(vatCents)} en zonder btw is het ${euro(exclusiveCents)}.`,
  withoutVat: (cents: number): string => `Bedrag zonder btw: ${euro(cents)}.`,
  vat: ({ percent, exclusiveCents, vatCents }: VatResult): string => `Btw: ${taxOver(percent, exclusiveCents, vatCents)}.`,
  withVat: (cents: number): string => `Bedrag met btw: ${euro(cents)}.`,
  conditions: (percent: number, year: number): string =>
    `Over het honorarium van de notaris betaalt u ${percentText(percent)} btw (${year}). Over het bedrag voor de inschrijving bij het Kadaster betaalt u geen btw.`,
  suggestOther: (amountCents: number, side: VatSide): string => `En als ${euro(amountCents)} ${sideNames[side]} is?`,
  suggestAmount: 'En bij € 1.000 zonder btw?',
} as const

export const nhgTexts = {
  outcome: (premiumCents: number): string => `NHG kost eenmalig ${euro(premiumCents)}.`,
  refused: (loanCents: number): string => `Voor een hypotheek van ${euro(loanCents)} is geen gewone NHG mogelijk.`,
  premiumLine: (percent: number, loanCents: number, premiumCents: number): string => `Premie: ${taxOver(percent, loanCents, premiumCents)}.`,
  withinLimit: (limitCents: number): string =>
    `De hypotheek is niet hoger dan de grens van ${euro(limitCents)}. Die grens geldt voor de koopsom of de taxatiewaarde: de laagste van de twee.`,
  aboveLimit: (limitCents: number): string => `De grens is ${euro(limitCents)}. Met energiebesparende voorzieningen is die hoger.`,
  conditions: 'U betaalt de premie één keer, bij het afsluiten van de hypotheek. Uw geldverstrekker beoordeelt of u aan de voorwaarden voldoet.',
  suggestAmount: (limitCents: number): string => `En bij ${euro(limitCents)}?`,
} as const

export const charityTexts = {
  exempt: {
    'inheritance-tax': 'Wat een goed doel met de ANBI-status erft, is vrijgesteld (artikel 32 van de Successiewet).',
    'gift-tax': 'Wat een goed doel met de ANBI-status krijgt, is vrijgesteld (artikel 33 van de Successiewet).',
  },
  nothing: (amountCents: number): string => `Belast is dus niets: de hele ${euro(amountCents)} gaat naar het doel.`,
  conditions:
    'Dit geldt alleen voor een instelling met de ANBI-status. Controleer die op de site van de Belastingdienst. Voor deze som zijn geen cijfers per jaar nodig.',
  suggestions: ['Betaalt een goed doel erfbelasting?', 'Hoe laat ik geld na aan een goed doel?'],
  lawSource: { title: 'Successiewet 1956, artikelen 32 en 33', url: 'https://wetten.overheid.nl/BWBR0002226' },
} as const
