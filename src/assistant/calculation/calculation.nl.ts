/** Every Dutch sentence of an answer that calculates. Amounts are in cents. */
import type { Relation } from '../../figures/bracket-tax.ts'
import { formatAmount } from '../../figures/figure-tokens.ts'
import type { PurchaseCostCode, PurchaseCostGap } from '../../figures/purchase-costs.ts'
import type { PropertyUse } from '../../figures/transfer-tax.ts'
import type { AnswerSource } from '../engine.ts'

export const euro = (cents: number): string => formatAmount(cents / 100, 'euro')
const wholeEuro = (cents: number): string => formatAmount(Math.round(cents / 100), 'euro')
const percentText = (percent: number): string => formatAmount(percent, 'procent')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'a', 'a of b', 'a, b of c'. */
const either = (parts: readonly string[]): string => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} of ${parts.at(-1)}`)
const and = (parts: readonly string[]): string => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}`)

export const bold = (text: string): string => `**${text}**`
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** The outcome, with what it depends on when there is more than one. */
export function outcome(name: string, amounts: readonly string[], dependsOn: readonly string[]): string {
  return amounts.length > 1 && dependsOn.length > 0 ? `${name} ${either(amounts)}. Dat hangt af van ${and(dependsOn)}.` : `${name} ${either(amounts)}.`
}

export const depends = {
  price: 'de prijs',
  amount: 'het bedrag',
  year: 'het jaar',
  age: 'de leeftijd van de koper',
  ages: 'de leeftijd van de kopers',
  receiverAge: 'de leeftijd van het kind',
  exemption: 'de vraag of de startersvrijstelling al is gebruikt',
  relation: 'de band met de overledene',
  giver: 'de band met de schenker',
} as const

export const caseLine = (labels: readonly string[], result: string): string => `${capital(labels.join(', '))}: ${result}.`
export const atPrice = (cents: number): string => `bij ${euro(cents)}`
export const inYear = (year: number): string => `in ${year}`

export const transferTaxName = 'De overdrachtsbelasting is'
export const transferTaxLabel = 'Overdrachtsbelasting'

export const useRate: Record<PropertyUse, (percent: number) => string> = {
  'own-home': (percent) => `Tarief voor een woning om zelf in te wonen: ${percentText(percent)}.`,
  'other-dwelling': (percent) => `Tarief voor een woning waar de koper niet zelf gaat wonen: ${percentText(percent)}.`,
  'non-dwelling': (percent) => `Tarief voor een bedrijfspand, grond of ander vastgoed: ${percentText(percent)}.`,
}

export const taxOver = (percent: number, baseCents: number, taxCents: number): string => `${percentText(percent)} over ${euro(baseCents)} = ${euro(taxCents)}`
export const aboveLimit = (limitCents: number): string => `Boven de grens van ${euro(limitCents)} vervalt de startersvrijstelling helemaal.`
export const withinLimit = (limitCents: number): string => `De woning is niet duurder dan de grens van ${euro(limitCents)} voor de startersvrijstelling.`
export const tooOld = (limit: number): string => `Vanaf ${limit} jaar is er geen startersvrijstelling.`
export const alreadyUsed = 'De startersvrijstelling is al gebruikt en geldt dus niet nog een keer.'
export const exemptOver = (baseCents: number): string => `startersvrijstelling over ${euro(baseCents)}, dus ${euro(0)}`

/** 'Koper van 36 jaar (50%)'. */
export const buyerName = (age: string | undefined, share: number): string => `Koper${age ? ` ${age}` : ''} (${percentText(share)})`
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
export const costsRange = (minCents: number, maxCents: number): string => `${wholeEuro(minCents)} tot ${wholeEuro(maxCents)}`
export const transferTaxCase = (line: string): string => `Overdrachtsbelasting, ${line.charAt(0).toLowerCase()}${line.slice(1)}`

const costNames: Record<Exclude<PurchaseCostCode, 'transfer-tax'>, string> = {
  'delivery-deed': 'Notaris, leveringsakte',
  'mortgage-deed': 'Notaris, hypotheekakte',
  'quality-fund': 'Kwaliteitsfonds van het notariaat',
}

export const costLine = (code: Exclude<PurchaseCostCode, 'transfer-tax'>, minCents: number, maxCents: number): string =>
  `${costNames[code]}: ${minCents === maxCents ? euro(minCents) : `${euro(minCents)} tot ${euro(maxCents)}`}.`

const gapNames: Record<PurchaseCostGap, string> = {
  'land-registry': 'het Kadaster',
  'registry-search': 'onderzoek in registers',
  valuation: 'taxatie',
  'mortgage-advice': 'hypotheekadvies',
  'bank-guarantee': 'een bankgarantie',
  'estate-agent': 'een makelaar',
}

export const notIncluded = (gaps: readonly PurchaseCostGap[]): string =>
  `Niet meegerekend, want wij hebben er geen cijfer van: ${and(gaps.map((gap) => gapNames[gap]))}.`
export const noticePrices = (observed: string): string => `De prijzen van akten zijn inclusief btw (${observed}) en verschillen per kantoor.`
export const noticeMortgage = (mortgage: boolean): string => (mortgage ? 'Wij gaan uit van een hypotheek.' : 'Zonder hypotheek is er geen hypotheekakte.')

export const useConditions: Record<PropertyUse, string> = {
  'own-home': 'Voorwaarde: de koper gaat er zelf voor langere tijd wonen en tekent daarvoor een verklaring bij de notaris.',
  'other-dwelling': 'Dit geldt voor een woning waar de koper niet zelf voor langere tijd gaat wonen.',
  'non-dwelling': 'Soms geldt btw in plaats van overdrachtsbelasting, bijvoorbeeld bij een nieuw pand of bouwgrond.',
}
export const exemptionConditions =
  'De startersvrijstelling geldt één keer: de koper heeft die niet eerder gebruikt, gaat er zelf langere tijd wonen en tekent een verklaring bij de notaris.'
export const halfEach = 'Wij gaan uit van ieder de helft.'
export const marketValue = 'Is de marktwaarde hoger dan de prijs, dan telt die waarde.'
export const purchaseDecides = 'De notaris en de Belastingdienst stellen het bedrag vast.'

export const figuresOf = (years: readonly number[]): string => `Dit zijn de cijfers van ${and(years.map(String))}.`
export const yearUnknown = (asked: number, used: number): string =>
  `Over ${asked} hebben wij ${asked > used ? 'nog ' : ''}geen cijfers; dit is berekend met die van ${used}.`

export const gainName = { 'inheritance-tax': 'De erfbelasting is', 'gift-tax': 'De schenkbelasting is' } as const
export const perPerson = (cents: number): string => `${euro(cents)} per persoon`
export const perPersonOf = (cents: number, receivers: number): string => `${perPerson(cents)}, samen ${euro(cents * receivers)}`

const relationNames: Record<Relation, string> = {
  partner: 'een partner',
  child: 'een kind',
  'child-with-disability': 'een kind met een beperking',
  grandchild: 'een kleinkind',
  'great-grandchild': 'een achterkleinkind',
  parent: 'ouders',
  other: 'andere familie, een vriend of een ander',
}

export const relationLabel = (relation: Relation): string => relationNames[relation]
export const afterDebts = (beforeCents: number, debtCents: number, leftCents: number): string =>
  `${euro(beforeCents)} min ${euro(debtCents)} schuld is ${euro(leftCents)}.`
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

export const ageAssumption = { 'raise-age': 'kind van 18 tot 40 jaar', 'other-age': 'kind met een andere leeftijd' } as const

export const relationConditions: Partial<Record<Relation, string>> = {
  partner:
    'Een partner is wie getrouwd of geregistreerd was, of samenwoonde en aan de voorwaarden voldoet. Een nabestaandenpensioen kan de vrijstelling verlagen.',
  'child-with-disability': 'Voor de hogere vrijstelling bij een beperking gelden extra voorwaarden.',
  parent: 'De vrijstelling geldt voor beide ouders samen.',
}
export const forOneReceiver = 'Dit is voor één ontvanger; krijgen meer mensen een deel, dan heeft ieder een eigen vrijstelling.'
export const giftPartnerCondition = 'Wie niet getrouwd of geregistreerd partner is, telt alleen onder voorwaarden als partner.'
export const inheritanceConditions = 'Wij rekenen met wat de erfgenaam krijgt na aftrek van schulden en uitvaartkosten.'
export const giftConditions = 'Wie de schenking krijgt, betaalt. Wat dezelfde schenker in één jaar geeft, telt samen; ouders tellen als één schenker.'
export const raiseConditions = 'De eenmalig verhoogde vrijstelling komt in de plaats van de jaarlijkse en mag één keer worden gebruikt.'
export const raiseOnlyForChild = 'De eenmalig verhoogde vrijstelling is er alleen voor een schenking van ouders aan een kind van 18 tot 40 jaar.'
export const gainDecides = 'De Belastingdienst stelt het bedrag vast.'

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
} as const satisfies Record<string, AnswerSource>
