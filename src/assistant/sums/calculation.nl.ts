/** Every Dutch sentence of an answer that calculates. Amounts are in cents. */
import type { Relation } from '../../figures/bracket-tax.ts'
import { euro, percentText, capital, and, costNames, gapNames, relationNames } from '../../figures/calculation-words.nl.ts'
import type { PurchaseCostCode, PurchaseCostGap, PurchaseCostItem } from '../../figures/purchase-costs.ts'
import type { PropertyUse } from '../../figures/transfer-tax.ts'
import type { AnswerSource } from '../conversation/engine.ts'
import type { CalculationTopic } from './detect-topic.ts'

export {
  euro,
  transferTaxLabel,
  taxOver,
  aboveLimit,
  withinLimit,
  tooOld,
  alreadyUsed,
  costsRange,
  noticePrices,
  useConditions,
  exemptionConditions,
  marketValue,
  purchaseDecides,
  figuresOf,
  yearUnknown,
  relationConditions,
  giftPartnerCondition,
  inheritanceConditions,
  giftConditions,
  raiseConditions,
  gainDecides,
} from '../../figures/calculation-words.nl.ts'

/** 'a', 'a of b', 'a, b of c'. */
const either = (parts: readonly string[]): string => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} of ${parts.at(-1)}`)

const calculatorNames: Record<CalculationTopic, string> = {
  'transfer-tax': 'de overdrachtsbelasting',
  'purchase-costs': 'de kosten koper',
  'inheritance-tax': 'de erfbelasting',
  'gift-tax': 'de schenkbelasting',
}
/** The last line of an answer; `address` is a path of this site. */
export const calculatorLink = (topic: CalculationTopic, address: string): string =>
  `[${address.includes('?') ? 'Bekijk of verander deze som' : `Bereken ${calculatorNames[topic]}`} in de rekenhulp](${address})`

export const bold = (text: string): string => `**${text}**`
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** The outcome, with what it depends on when there is more than one. */
export function outcome(name: string, amounts: readonly string[], dependsOn: readonly string[]): string {
  return amounts.length > 1 && dependsOn.length > 0 ? `${name} ${either(amounts)}. Dat hangt af van ${and(dependsOn)}.` : `${name} ${either(amounts)}.`
}

export const differenceIs = (cents: number): string => `Het verschil is ${euro(cents)}.`

export const depends = {
  price: 'de prijs',
  amount: 'het bedrag',
  year: 'het jaar',
  age: 'de leeftijd van de koper',
  ages: 'de leeftijd van de kopers',
  ageOfLiving: 'de leeftijd van de koper die er gaat wonen',
  receiverAge: 'de leeftijd van het kind',
  raise: 'de eenmalig verhoogde vrijstelling',
  exemption: 'de vraag of de startersvrijstelling al is gebruikt',
  receivers: 'het aantal mensen dat deelt',
  relation: 'de band met de overledene',
  giver: 'de band met de schenker',
} as const

export const caseLine = (labels: readonly string[], result: string): string => `${capital(labels.join(', '))}: ${result}.`
export const atPrice = (cents: number): string => `bij ${euro(cents)}`
export const persons = (count: number): string => `${count} personen`
export const inYear = (year: number): string => `in ${year}`

export const transferTaxName = 'De overdrachtsbelasting is'

export const useRate: Record<PropertyUse, (percent: number) => string> = {
  'own-home': (percent) => `Tarief voor een woning om zelf in te wonen: ${percentText(percent)}.`,
  'other-dwelling': (percent) => `Tarief voor een woning waar de koper niet zelf gaat wonen: ${percentText(percent)}.`,
  'non-dwelling': (percent) => `Tarief voor een bedrijfspand, grond of ander vastgoed: ${percentText(percent)}.`,
}

export const exemptOver = (baseCents: number): string => `startersvrijstelling over ${euro(baseCents)}, dus ${euro(0)}`

/** 'Koper van 36 jaar (50%)'. */
export const buyerName = (age: string | undefined, share: number, livesElsewhere = false): string =>
  `Koper${livesElsewhere ? ' die er niet gaat wonen' : age ? ` ${age}` : ''} (${percentText(share)})`
export const exactAge = (years: number): string => `van ${years} jaar`
export const youngerThan = (limit: number): string => `jonger dan ${limit}`
export const orOlder = (limit: number): string => `van ${limit} of ouder`
export const buyerLine = (name: string, result: string): string => `${name}: ${result}.`

export const assumptionText = (limit: number, shares: readonly number[]) => ({
  young: `jonger dan ${limit} jaar`,
  old: `${limit} jaar of ouder`,
  'other-young': `de andere koper is jonger dan ${limit}`,
  'other-old': `de andere koper is ${limit} of ouder`,
  'both-young': `beide kopers zijn jonger dan ${limit}`,
  'both-old': `beide kopers zijn ${limit} of ouder`,
  'one-young': `een van de twee is jonger dan ${limit}`,
  'first-young': `alleen de koper met ${percentText(shares[0] ?? 0)} is jonger dan ${limit}`,
  'second-young': `alleen de koper met ${percentText(shares[1] ?? 0)} is jonger dan ${limit}`,
  unused: 'startersvrijstelling nog niet gebruikt',
  used: 'startersvrijstelling al gebruikt',
})

export const fullyExempt = `${euro(0)}, met de startersvrijstelling`
export const partlyExempt = 'de rest is vrijgesteld'
export const costsName = 'Boven op de koopprijs betaalt u ongeveer'
export const transferTaxCase = (line: string): string => `Overdrachtsbelasting, ${line.charAt(0).toLowerCase()}${line.slice(1)}`

export const costLine = (code: Exclude<PurchaseCostCode, 'transfer-tax'>, { minCents, maxCents }: PurchaseCostItem, doubt: string | undefined): string =>
  `${costNames[code]}: ${minCents === maxCents ? euro(minCents) : `${euro(minCents)} tot ${euro(maxCents)}`}${doubt === undefined ? '' : ` (${doubt})`}.`

export const notIncluded = (gaps: readonly PurchaseCostGap[]): string =>
  `Niet meegerekend, want wij hebben er geen cijfer van: ${and(gaps.map((gap) => gapNames[gap]))}.`
export const noticeMortgage = (mortgage: boolean): string => (mortgage ? 'Wij gaan uit van een hypotheek.' : 'Zonder hypotheek is er geen hypotheekakte.')

export const both = and
export const elsewhereCondition = 'Wie er niet zelf gaat wonen, betaalt over het eigen deel het tarief van een andere woning.'
export const ageAtDeed = 'De leeftijd op de dag van de akte telt; bij een akte vóór of na de verjaardag kan het bedrag anders zijn.'
export const halfEach = 'Wij gaan uit van ieder de helft.'

export const gainName = { 'inheritance-tax': 'De erfbelasting is', 'gift-tax': 'De schenkbelasting is' } as const
export const gainNameEach = { 'inheritance-tax': 'De erfbelasting per persoon is', 'gift-tax': 'De schenkbelasting per persoon is' } as const
export const perPerson = (cents: number): string => `${euro(cents)} per persoon`
export const perPersonOf = (cents: number, receivers: number): string => `${perPerson(cents)}, samen ${euro(cents * receivers)}`

export const relationLabel = (relation: Relation): string => relationNames[relation]
export const afterDebts = (beforeCents: number, debtCents: number, leftCents: number): string =>
  `${euro(beforeCents)} min ${euro(debtCents)} aan schulden en uitvaart is ${euro(leftCents)}.`
export const divided = (totalCents: number, receivers: number, eachCents: number): string =>
  `${euro(totalCents)} voor ${receivers} personen is ${euro(eachCents)} per persoon.`
export const receivedLine = {
  'inheritance-tax': (cents: number) => `Erfenis: ${euro(cents)}.`,
  'gift-tax': (cents: number) => `Schenking: ${euro(cents)}.`,
} as const
export const exemptionLine = (relation: Relation, cents: number, raised: boolean): string =>
  `${raised ? 'Eenmalig verhoogde vrijstelling' : 'Vrijstelling'} voor ${relationNames[relation]}: ${euro(cents)}.`
export const taxableLine = (cents: number): string =>
  cents > 0 ? `Belast: ${euro(cents)}.` : 'Het bedrag is niet hoger dan de vrijstelling. Er is dus niets belast.'
export const gainCase = (exemptionCents: number, tax: string): string => `vrijstelling ${euro(exemptionCents)}, belasting ${tax}`

export const raiseAssumption = {
  'raise-age': 'kind van 18 tot 40 jaar',
  'other-age': 'kind met een andere leeftijd',
  'raise-unused': 'eenmalig verhoogde vrijstelling, nog niet gebruikt',
  'raise-used': 'eenmalig verhoogde vrijstelling al gebruikt',
} as const

export const forOneReceiver = 'Dit is voor één ontvanger; krijgen meer mensen een deel, dan heeft ieder een eigen vrijstelling.'
export const raiseOnlyForChild = 'De eenmalig verhoogde vrijstelling is er alleen voor een schenking van ouders aan een kind van 18 tot 40 jaar.'

export const suggest = {
  ownAge: (years: number) => `En als ik ${years} ben?`,
  partnerAge: (years: number) => `En als mijn partner ${years} is?`,
  price: (cents: number) => `En bij ${euro(cents)}?`,
  secondHome: 'En voor een tweede woning?',
  business: 'En voor een bedrijfspand?',
  ownHome: 'En als ik er zelf ga wonen?',
  totalCosts: 'En wat zijn de totale kosten?',
  withoutMortgage: 'En zonder hypotheek?',
  withMortgage: 'En met een hypotheek?',
  year: (year: number) => `En in ${year}?`,
  child: 'En voor een kind?',
  grandchild: 'En voor een kleinkind?',
  friend: 'En voor een goede vriend?',
  partner: 'En voor een partner?',
  raise: 'En met de eenmalig verhoogde vrijstelling?',
  threeChildren: 'En met drie kinderen samen?',
  asGift: 'En hoeveel is het bij een schenking?',
  asInheritance: 'En hoeveel is het bij een erfenis?',
} as const

export const ownArticles = {
  purchase: { title: 'Notariskosten voor het kopen van een huis', url: '/notariskosten-voor-het-kopen-van-een-huis' },
  gain: { title: 'Testament', url: '/testament' },
  division: { title: 'Akte van verdeling', url: '/akte-van-verdeling' },
  mortgage: { title: 'Hypotheekakte', url: '/hypotheekakte' },
} as const satisfies Record<string, AnswerSource>
