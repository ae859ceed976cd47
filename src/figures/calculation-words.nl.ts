/** Dutch sentences about taxes and costs that the calculators and the assistant both say. Amounts are in cents. */
import type { Relation } from './bracket-tax.ts'
import { formatAmount } from './figure-tokens.ts'
import type { PurchaseCostCode, PurchaseCostGap } from './purchase-costs.ts'
import type { PropertyUse } from './transfer-tax.ts'

export const euro = (cents: number): string => formatAmount(cents / 100, 'euro')
export const wholeEuro = (cents: number): string => formatAmount(Math.round(cents / 100), 'euro')
export const percentText = (percent: number): string => formatAmount(percent, 'procent')
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const and = (parts: readonly string[]): string => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}`)
export const transferTaxLabel = 'Overdrachtsbelasting'
export const taxOver = (percent: number, baseCents: number, taxCents: number): string => `${percentText(percent)} over ${euro(baseCents)} = ${euro(taxCents)}`
export const aboveLimit = (limitCents: number): string => `Boven de grens van ${euro(limitCents)} vervalt de startersvrijstelling helemaal.`
export const withinLimit = (limitCents: number): string => `De woning is niet duurder dan de grens van ${euro(limitCents)} voor de startersvrijstelling.`
export const tooOld = (limit: number): string => `Vanaf ${limit} jaar is er geen startersvrijstelling.`
export const alreadyUsed = 'De startersvrijstelling is al gebruikt en geldt dus niet nog een keer.'
export const costNames: Record<Exclude<PurchaseCostCode, 'transfer-tax'>, string> = {
  'delivery-deed': 'Notaris, leveringsakte',
  'mortgage-deed': 'Notaris, hypotheekakte',
  'quality-fund': 'Kwaliteitsfonds van het notariaat',
  'land-registry': 'Kadaster, inschrijving',
}
export const gapNames: Record<PurchaseCostGap, string> = {
  'land-registry': 'het Kadaster',
  'registry-search': 'onderzoek in registers',
  valuation: 'taxatie',
  'mortgage-advice': 'hypotheekadvies',
  'bank-guarantee': 'een bankgarantie',
  'estate-agent': 'een makelaar',
}
export const costsRange = (minCents: number, maxCents: number): string => `${wholeEuro(minCents)} tot ${wholeEuro(maxCents)}`
export const noticePrices = (observed: string): string => `De prijzen van akten zijn inclusief btw (${observed}) en verschillen per kantoor.`
export const useConditions: Record<PropertyUse, string> = {
  'own-home': 'Voorwaarde: de koper gaat er zelf voor langere tijd wonen en tekent daarvoor een verklaring bij de notaris.',
  'other-dwelling': 'Dit geldt voor een woning waar de koper niet zelf voor langere tijd gaat wonen.',
  'non-dwelling': 'Soms geldt btw in plaats van overdrachtsbelasting, bijvoorbeeld bij een nieuw pand of bouwgrond.',
}
export const exemptionConditions =
  'De startersvrijstelling geldt één keer: de koper heeft die niet eerder gebruikt, gaat er zelf langere tijd wonen en tekent een verklaring bij de notaris.'
export const marketValue = 'Is de marktwaarde hoger dan de prijs, dan telt die waarde.'
export const purchaseDecides = 'De notaris en de Belastingdienst stellen het bedrag vast.'
export const figuresOf = (years: readonly number[]): string => `Dit zijn de cijfers van ${and(years.map(String))}.`
export const yearUnknown = (asked: number, used: number): string =>
  `Over ${asked} hebben wij ${asked > used ? 'nog ' : ''}geen cijfers; dit is berekend met die van ${used}.`
export const relationNames: Record<Relation, string> = {
  partner: 'een partner',
  child: 'een kind',
  'child-with-disability': 'een kind met een beperking',
  grandchild: 'een kleinkind',
  'great-grandchild': 'een achterkleinkind',
  parent: 'ouders',
  other: 'andere familie, een vriend of een ander',
}
export const relationConditions: Partial<Record<Relation, string>> = {
  partner:
    'Een partner is wie getrouwd of geregistreerd was, of samenwoonde en aan de voorwaarden voldoet. Een nabestaandenpensioen kan de vrijstelling verlagen.',
  'child-with-disability': 'Voor de hogere vrijstelling bij een beperking gelden extra voorwaarden.',
  parent: 'De vrijstelling geldt voor beide ouders samen.',
}
export const giftPartnerCondition = 'Wie niet getrouwd of geregistreerd partner is, telt alleen onder voorwaarden als partner.'
export const inheritanceConditions = 'Wij rekenen met wat de erfgenaam krijgt na aftrek van schulden en uitvaartkosten.'
export const giftConditions = 'Wie de schenking krijgt, betaalt. Wat dezelfde schenker in één jaar geeft, telt samen; ouders tellen als één schenker.'
export const raiseConditions = 'De eenmalig verhoogde vrijstelling komt in de plaats van de jaarlijkse en mag één keer worden gebruikt.'
export const gainDecides = 'De Belastingdienst stelt het bedrag vast.'
