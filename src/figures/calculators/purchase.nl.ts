/** The Dutch sentences of the calculators for transfer tax and for the costs of buying. Amounts are in cents. */
import { capital, euro, gapNames, percentText } from '../calculation-words.nl.ts'
import type { PurchaseCostGap } from '../purchase-costs.ts'
import type { PropertyUse } from '../transfer-tax.ts'
import type { NumberTexts } from './read-form.ts'

const ageTexts = (whose: string): NumberTexts => ({
  missing: `Vul ${whose} in, in hele jaren.`,
  unclear: `Vul ${whose} in cijfers in, bijvoorbeeld 34.`,
  outside: `Controleer ${whose}: vul een getal in van 0 tot en met 120.`,
})

const what: Record<PropertyUse, string> = { 'own-home': 'een woning', 'other-dwelling': 'een woning', 'non-dwelling': 'een pand of grond' }
const purpose: Record<PropertyUse, string> = { 'own-home': ' om zelf in te wonen', 'other-dwelling': ' waar u niet zelf gaat wonen', 'non-dwelling': '' }

/** Who pays over a share: the visitor alone, or one of two buyers. */
type Payer = 'alone' | 'of-two'
const pays: Record<Payer, string> = { alone: 'betaalt u niets', 'of-two': 'betaalt deze koper niets' }

export const purchaseTexts = {
  price: 'Koopprijs',
  priceHint: 'De hele prijs, ook als u samen koopt. Is de marktwaarde hoger, vul dan die in.',
  priceErrors: {
    missing: 'Vul de koopprijs in, bijvoorbeeld 450.000.',
    unclear: 'Vul de koopprijs in cijfers in, bijvoorbeeld 450.000.',
    outside: `Vul de hele koopprijs in: een bedrag van ${euro(100_000)} tot ${euro(10_000_000_000)}.`,
  },
  use: 'Wat koopt u?',
  propertyOptions: [
    { word: 'zelf-wonen', label: 'Een woning om zelf in te wonen', hint: undefined },
    { word: 'niet-zelf-wonen', label: 'Een woning waar u niet zelf gaat wonen', hint: 'Bijvoorbeeld om te verhuren, voor uw kind of voor vakanties.' },
    { word: 'geen-woning', label: 'Geen woning', hint: 'Bijvoorbeeld een bedrijfspand of grond.' },
  ],
  useError: 'Kies wat u koopt.',
  buyers: 'Koopt u alleen of samen?',
  buyersOptions: [
    { word: '1', label: 'Alleen' },
    { word: '2', label: 'Samen' },
  ],
  buyersError: 'Kies of u alleen of samen koopt.',
  age: 'Uw leeftijd',
  ageHint: 'Op de dag dat u de leveringsakte tekent.',
  ageErrors: ageTexts('uw leeftijd'),
  used: 'Ik heb de startersvrijstelling al eens gebruikt',
  otherBuyer: 'De andere koper',
  share: 'Uw aandeel in procenten',
  shareHint: 'De andere koper heeft de rest.',
  shareErrors: {
    missing: 'Vul uw aandeel in, bijvoorbeeld 50.',
    unclear: 'Vul uw aandeel in cijfers in, bijvoorbeeld 50.',
    outside: 'Vul een aandeel in tussen 0 en 100 procent. Koopt u alleen? Kies dan ‘Alleen’.',
  },
  otherAge: 'Leeftijd van de andere koper',
  otherAgeErrors: ageTexts('de leeftijd van de andere koper'),
  otherUsed: 'De andere koper heeft de startersvrijstelling al eens gebruikt',
  mortgage: 'Neemt u een hypotheek?',
  mortgageOptions: [
    { word: 'ja', label: 'Ja' },
    { word: 'nee', label: 'Nee' },
  ],
  mortgageError: 'Kies of u een hypotheek neemt.',

  about: (use: PropertyUse, priceCents: number, year: number) => `${capital(what[use])} van ${euro(priceCents)}${purpose[use]}, akte in ${year}.`,
  firstBuyer: (age: number | undefined, share: number) => `U${age === undefined ? '' : `, ${age} jaar`}: aandeel ${percentText(share)}`,
  secondBuyer: (age: number | undefined, share: number) => `De andere koper${age === undefined ? '' : `, ${age} jaar`}: aandeel ${percentText(share)}`,
  shareOf: (share: number, priceCents: number) => `${percentText(share)} van ${euro(priceCents)}`,
  taxed: (percent: number, baseCents: number) => `${percentText(percent)} over ${euro(baseCents)}`,
  exempt: (payer: Payer, baseCents: number) => `Over ${euro(baseCents)} ${pays[payer]}`,
  exemptReason: (age: number, limitAge: number, limitCents: number) =>
    `De startersvrijstelling: ${age} jaar is jonger dan ${limitAge}, en de hele woning kost niet meer dan ${euro(limitCents)}.`,
  ownHomeRate: 'Het tarief voor een woning om zelf in te wonen.',
  useReason: {
    'other-dwelling': 'Het tarief voor een woning waar u niet zelf gaat wonen. De startersvrijstelling geldt hier niet.',
    'non-dwelling': 'Het tarief voor bedrijfspanden, grond en ander vastgoed.',
  },
  tooYoung: (limit: number) => `De startersvrijstelling geldt pas vanaf ${limit} jaar.`,

  taxGroup: 'Overdrachtsbelasting',
  notaryGroup: 'Notaris',
  deedDetail: (source: string, period: string) => `Prijs inclusief btw, volgens ${source} (${period}).`,
  fundDetail: (deeds: number, eachCents: number) => (deeds === 1 ? 'Eén akte.' : `${deeds} akten van ${euro(eachCents)}.`),
  registryDetail: (eachCents: number, mostCents: number, doubt: string | undefined) =>
    `Per akte ${euro(eachCents)} of ${euro(mostCents)}. Het lage bedrag geldt als het Kadaster de akte automatisch verwerkt. Zonder btw.${doubt === undefined ? '' : ` ${capital(doubt)}.`}`,
  costsName: 'Kosten koper',
  costsAbout: (use: PropertyUse, priceCents: number, mortgage: boolean) =>
    `Boven op de koopprijs van ${euro(priceCents)}, voor ${what[use]}${purpose[use]}, ${mortgage ? 'met' : 'zonder'} hypotheek.`,
  costsTotal: 'Kosten samen',
  withPrice: 'Koopprijs en kosten samen',
  costsConditions: ['Elke notaris bepaalt zelf zijn prijs, en daarom ziet u een laagste en een hoogste bedrag. Alleen een offerte geeft zekerheid.'],
  noMortgageDeed: 'Zonder hypotheek is er geen hypotheekakte.',

  gaps: {
    ...gapNames,
    'land-registry': 'het Kadaster: de inschrijving van elke akte',
    'registry-search': 'recherche: het onderzoek van de notaris in registers',
    valuation: 'een taxatie',
    'mortgage-advice': 'hypotheekadvies',
    'bank-guarantee': 'een bankgarantie',
    'estate-agent': 'een aankoopmakelaar',
  } satisfies Record<PurchaseCostGap, string>,
  gapsLead:
    'Deze kosten kunnen er nog bij komen. Wij tellen ze niet mee, omdat ze te veel verschillen of er geen bedrag met een goede bron is. Vraag ernaar in de offerte.',
  taxNotIncluded: [
    'de notaris en andere kosten van de koop: zie de kosten koper',
    'btw in plaats van overdrachtsbelasting, zoals meestal bij nieuwbouw',
    'andere vrijstellingen dan die voor starters (artikel 15 van de Wet op belastingen van rechtsverkeer)',
    'de vermindering als hetzelfde pand kort daarvoor ook al is verkocht (artikel 13 van die wet)',
  ],
  taxNotIncludedLead: 'Deze rekenhulp kent de gewone koop van een bestaand pand. Dit rekenen wij niet mee:',
} as const
