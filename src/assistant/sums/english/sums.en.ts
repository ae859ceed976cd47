/** The English sentences of an answer that calculates. Amounts are in cents. */
import type { Relation } from '../../../figures/bracket-tax.ts'
import { formatAmount } from '../../../figures/figure-tokens.ts'
import type { PurchaseCostCode, PurchaseCostGap } from '../../../figures/purchase-costs.ts'
import type { PropertyUse } from '../../../figures/transfer-tax.ts'
import type { FactQuestion } from '../../conversation/answer-extras.ts'
import type { CalculationTopic, GainTopic } from '../detect-topic.ts'
import type { BuyersAssumption } from '../sums/purchase-cases.ts'

export const euro = (cents: number): string => formatAmount(cents / 100, 'euro', 'en')
const wholeEuro = (cents: number): string => formatAmount(Math.round(cents / 100), 'euro', 'en')
const percent = (value: number): string => formatAmount(value, 'procent', 'en')
const join = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
export const and = (parts: readonly string[]): string => join(parts, 'and')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const names: Record<CalculationTopic, string> = {
  'transfer-tax': 'The transfer tax (overdrachtsbelasting) is',
  'purchase-costs': 'On top of the price you pay about',
  'inheritance-tax': 'The inheritance tax (erfbelasting) is',
  'gift-tax': 'The gift tax (schenkbelasting) is',
}
export const depends = {
  year: 'the year',
  age: 'the age of the buyer',
  ages: 'the ages of the buyers',
  exemption: 'whether the starters’ exemption was used before',
  receiverAge: 'the age of the child',
  raise: 'the one-off raised exemption',
  receivers: 'how many people share it',
  relation: { 'inheritance-tax': 'what you are to the person who died', 'gift-tax': 'who gives it' } satisfies Record<GainTopic, string>,
} as const
export const outcome = (name: string, amounts: readonly string[], dependsOn: readonly string[]): string =>
  `${name} ${join(amounts, 'or')}.${amounts.length > 1 && dependsOn.length > 0 ? ` That depends on ${and(dependsOn)}.` : ''}`
export const caseLine = (labels: readonly string[], result: string): string => `${capital(labels.join(', '))}: ${result}.`
export const inYear = (year: number): string => `in ${year}`

const calculators: Record<CalculationTopic, string> = {
  'transfer-tax': 'transfer tax calculator',
  'purchase-costs': 'calculator for the costs of buying',
  'inheritance-tax': 'inheritance tax calculator',
  'gift-tax': 'gift tax calculator',
}
export const calculatorLink = (topic: CalculationTopic, address: string): string =>
  `You can change the numbers in [the ${calculators[topic]}](${address}) (in Dutch).`

const bought: Record<PropertyUse, string> = {
  'own-home': 'a home to live in yourself',
  'other-dwelling': 'a home the buyer will not live in',
  'non-dwelling': 'property that is not a home',
}
export const purchaseReading = (priceCents: number, use: PropertyUse, buyers: number, ages: readonly string[], year: number): string => {
  const some = buyers > 1 ? `${buyers} buyers` : ages.length > 0 ? 'a buyer' : ''
  const who = [buyers > 1 && ages.length === 1 ? `${some}, one` : some, ages.length > 0 ? and(ages) : ''].filter(Boolean).join(' ')
  return `I calculate with: ${[euro(priceCents), bought[use], who, String(year)].filter(Boolean).join(', ')}.`
}
export const ageText = (years: number, exact: boolean, limit: number): string =>
  exact ? `aged ${years}` : years < limit ? `younger than ${years + 1}` : `aged ${years} or older`

export const assumption = (code: BuyersAssumption, limit: number): string =>
  ({
    young: `younger than ${limit}`,
    old: `${limit} or older`,
    'other-young': `the other buyer is younger than ${limit}`,
    'other-old': `the other buyer is ${limit} or older`,
    'both-young': `both buyers are younger than ${limit}`,
    'both-old': `both buyers are ${limit} or older`,
    'one-young': `one of the two is younger than ${limit}`,
    'first-young': `only the first buyer is younger than ${limit}`,
    'second-young': `only the second buyer is younger than ${limit}`,
    unused: 'starters’ exemption not used yet',
    used: 'starters’ exemption used before',
  })[code]

export const taxOver = (rate: number, baseCents: number, taxCents: number): string => `${percent(rate)} of ${euro(baseCents)} = ${euro(taxCents)}`
export const exempt = `${euro(0)}, with the starters’ exemption`
export const restExempt = 'the rest is exempt'
export const tax = (line: string): string => `Transfer tax: ${line}.`
export const purchaseNotes: Record<PropertyUse, string> = {
  'own-home': 'The buyer has to live there for a longer time and signs a statement about that at the notary.',
  'other-dwelling': 'This holds for a home where the buyer will not live for a longer time.',
  'non-dwelling': 'Sometimes VAT is due instead of transfer tax, for instance on new premises or building land.',
}
export const aboveLimit = (limitCents: number): string => `Above the limit of ${euro(limitCents)} there is no starters’ exemption at all.`
export const tooOld = (limit: number): string => `From the age of ${limit} there is no starters’ exemption.`
export const exemptionNote =
  'The starters’ exemption can be used once: the buyer has not used it before, will live there for a longer time and signs a statement at the notary.'
export const ageAtDeed = 'The age on the day of the deed counts; with a deed before or after the birthday the amount can be different.'
export const halfEach = 'I take it that each buys half.'
export const marketValue = 'If the market value is higher than the price, that value counts.'
export const purchaseDecides = 'The notary and the tax authorities set the amount.'
export const mortgageNote = (mortgage: boolean): string => (mortgage ? 'This assumes a mortgage.' : 'Without a mortgage there is no mortgage deed.')

const costNames: Record<Exclude<PurchaseCostCode, 'transfer-tax'>, string> = {
  'delivery-deed': 'Notary, deed of transfer',
  'mortgage-deed': 'Notary, mortgage deed',
  'quality-fund': 'Quality fund of the notaries',
  'land-registry': 'Kadaster (land registry), registration',
}
const gapNames: Record<PurchaseCostGap, string> = {
  'land-registry': 'the land registry',
  'registry-search': 'searches in registers',
  valuation: 'a valuation',
  'mortgage-advice': 'mortgage advice',
  'bank-guarantee': 'a bank guarantee',
  'estate-agent': 'an estate agent',
}
export const costLine = (code: Exclude<PurchaseCostCode, 'transfer-tax'>, minCents: number, maxCents: number, doubt: string | undefined): string =>
  `${costNames[code]}: ${minCents === maxCents ? euro(minCents) : `${euro(minCents)} to ${euro(maxCents)}`}${doubt === undefined ? '' : ` (${doubt})`}.`
export const notIncluded = (gaps: readonly PurchaseCostGap[]): string =>
  `Not included, because we have no figure for it: ${and(gaps.map((gap) => gapNames[gap]))}.`
export const costsRange = (minCents: number, maxCents: number): string => `${wholeEuro(minCents)} to ${wholeEuro(maxCents)}`
export const prices = (observed: string): string => `The prices of deeds include VAT (${observed}) and differ per office.`

const relations: Record<Relation, string> = {
  partner: 'a partner',
  child: 'a child',
  'child-with-disability': 'a child with a disability',
  grandchild: 'a grandchild',
  'great-grandchild': 'a great-grandchild',
  parent: 'parents',
  other: 'other family, a friend or somebody else',
}
export const relationName = (relation: Relation): string => relations[relation]
const gained: Record<GainTopic, readonly [what: string, who: string]> = { 'inheritance-tax': ['an inheritance', 'heir'], 'gift-tax': ['a gift', 'receiver'] }
export const gainReading = (topic: GainTopic, totalCents: number, relation: string | undefined, receivers: number, year: number): string => {
  const [what, who] = gained[topic]
  return `I calculate with: ${[`${what} of ${euro(totalCents)}`, relation && `${who}: ${relation}`, receivers > 1 ? `${receivers} people` : '', String(year)].filter(Boolean).join(', ')}.`
}
export const left = (cents: number, receivers: number): string => `${receivers > 1 ? perPerson(cents) : euro(cents)} is left.`
export const perPerson = (cents: number): string => `${euro(cents)} per person`
export const together = (cents: number, receivers: number): string => `${perPerson(cents)}, ${euro(cents * receivers)} together`
export const afterDebts = (before: number, debts: number, left: number): string => `${euro(before)} less ${euro(debts)} of debts is ${euro(left)}.`
export const divided = (total: number, receivers: number, one: number): string => `${euro(total)} for ${receivers} people is ${euro(one)} each.`
export const received: Record<GainTopic, (cents: number) => string> = {
  'inheritance-tax': (cents) => `Inheritance: ${euro(cents)}.`,
  'gift-tax': (cents) => `Gift: ${euro(cents)}.`,
}
export const exemption = (relation: Relation, cents: number, raised: boolean): string =>
  `${raised ? 'One-off raised exemption' : 'Exemption'} for ${relations[relation]}: ${euro(cents)}.`
export const taxable = (cents: number): string => (cents > 0 ? `Taxed: ${euro(cents)}.` : 'The amount is not higher than the exemption, so nothing is taxed.')
export const gainCase = (exemptionCents: number, taxText: string): string => `exemption ${euro(exemptionCents)}, tax ${taxText}`
export const peopleLabel = (count: number): string => `${count} people`
export const raiseAge = {
  'raise-age': 'a child between 18 and 40',
  'other-age': 'a child of another age',
  'raise-unused': 'one-off raised exemption, not used before',
  'raise-used': 'one-off raised exemption used before',
} as const
export const gainNotes: Record<GainTopic, string> = {
  'inheritance-tax': 'This is what the heir gets after debts and the funeral.',
  'gift-tax': 'Whoever gets the gift pays. What the same giver gives in one year counts together; parents count as one giver.',
}
export const partnerNote: Record<GainTopic, string> = {
  'inheritance-tax':
    'A partner is who was married or registered, or lived together and meets the conditions. A pension for the surviving partner can lower the exemption.',
  'gift-tax': 'Who is not married or registered counts as a partner only under conditions.',
}
export const parentsNote = 'The exemption holds for both parents together.'
export const raiseNote = 'The one-off raised exemption takes the place of the yearly one and can be used once.'
export const raiseOnlyForChild = 'The one-off raised exemption is only for a gift from parents to a child between 18 and 40.'
export const oneReceiver = 'This is for one person; if more people get a part, each has an exemption of their own.'
export const gainDecides = 'The tax authorities set the amount.'

export const figuresOf = (years: readonly number[]): string => `These are the figures of ${and(years.map(String))}.`
export const yearUnknown = (asked: number, used: number): string => `We have no figures for ${asked}${asked > used ? ' yet' : ''}; this uses those of ${used}.`

export const asksAge = (limit: number): FactQuestion => ({
  fact: 'age',
  question: 'How old are you?',
  options: [
    { label: `Younger than ${limit}`, says: `I am younger than ${limit}` },
    { label: `${limit} or older`, says: `I am ${limit}` },
  ],
})
export const asksOtherAge = (limit: number): FactQuestion => ({
  fact: 'age',
  question: 'How old is the other buyer?',
  options: [
    { label: `Younger than ${limit}`, says: `My partner is younger than ${limit}` },
    { label: `${limit} or older`, says: `My partner is ${limit}` },
  ],
})
export const asksAges = (limit: number): FactQuestion => ({
  fact: 'age',
  question: 'How old are you both?',
  options: [
    { label: `Both younger than ${limit}`, says: `We are both younger than ${limit}` },
    { label: `One younger than ${limit}`, says: `I am ${limit - 1} and my partner is ${limit}` },
    { label: `Both ${limit} or older`, says: `We are both ${limit}` },
  ],
})
export const asksRelation = (topic: GainTopic): FactQuestion => ({
  fact: 'relation',
  question: topic === 'gift-tax' ? 'Who gives it to you, or whom do you give it to?' : 'What are you to the person who died?',
  options:
    topic === 'gift-tax'
      ? [
          { label: 'Parent to child', says: 'And for a child?' },
          { label: 'Grandparent to grandchild', says: 'And for a grandchild?' },
          { label: 'Somebody else', says: 'And for a friend?' },
        ]
      : [
          { label: 'Husband, wife or registered partner', says: 'And for a spouse?' },
          { label: 'Child', says: 'And for a child?' },
          { label: 'Grandchild', says: 'And for a grandchild?' },
          { label: 'Brother, sister or somebody else', says: 'And for a friend?' },
        ],
})
export const suggest = {
  secondHome: 'And for a second home?',
  ownHome: 'And if I live there myself?',
  totalCosts: 'And what are the total costs?',
  withoutMortgage: 'And without a mortgage?',
  withMortgage: 'And with a mortgage?',
  child: 'And for a child?',
  grandchild: 'And for a grandchild?',
  friend: 'And for a friend?',
  raise: 'And with the one-off raised exemption?',
} as const

export const asksRaise: FactQuestion = {
  fact: 'raise',
  question: 'Was the one-off raised exemption for this child used before?',
  options: [
    { label: 'Not yet', says: suggest.raise },
    { label: 'Used before', says: 'The one-off raised exemption was already used' },
  ],
}
