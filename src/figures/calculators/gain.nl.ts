/** The Dutch sentences of the calculators for inheritance tax and gift tax. Amounts are in cents. */
import { euro, percentText, relationNames } from '../calculation-words.nl.ts'
import type { Relation } from '../bracket-tax.ts'
import type { NumberTexts } from './read-form.ts'

/** In cents, of what one person gets. */
export const gainBounds = { min: 100, max: 10_000_000_000 } as const

const amountErrors = (what: string): NumberTexts => ({
  missing: `Vul in ${what}, bijvoorbeeld 50.000.`,
  unclear: `Vul in cijfers in ${what}, bijvoorbeeld 50.000.`,
  outside: `Vul een bedrag in van ${euro(gainBounds.min)} tot ${euro(gainBounds.max)}.`,
})

/** Who pays: the one receiver, or one of several heirs. */
type Payer = 'one' | 'of-several'
const pays: Record<Payer, string> = { one: 'betaalt u niets', 'of-several': 'is er niets te betalen' }

export const gainTexts = {
  taxed: (percent: number, baseCents: number) => `${percentText(percent)} over ${euro(baseCents)}`,
  secondBracket: (percent: number, baseCents: number) => `${percentText(percent)} over de rest: ${euro(baseCents)}`,
  firstBracketDetail: (limitCents: number) => `Het lage tarief geldt tot ${euro(limitCents)}.`,
  exempt: (payer: Payer, usedCents: number) => `Over ${euro(usedCents)} ${pays[payer]}`,
  exemptDetail: (relation: Relation, exemptionCents: number, usedCents: number) =>
    `Vrijstelling voor ${relationNames[relation]}${usedCents < exemptionCents ? `: tot ${euro(exemptionCents)}` : ''}.`,
  taxable: 'Daarover gaat de belasting',
  left: 'Dan blijft er over',

  inheritance: {
    name: 'Erfbelasting',
    nameTogether: 'Erfbelasting samen',
    heir: 'Wie erft er?',
    heirNumber: (n: number) => `Erfgenaam ${n}`,
    anotherHeir: 'Nog een erfgenaam toevoegen',
    maybeHeir: (n: number) => `Erfgenaam ${n} (laat leeg als die er niet is)`,
    chooseHeir: 'Maak een keuze',
    relationOptions: [
      { word: 'partner', label: 'Partner' },
      { word: 'kind', label: 'Kind of stiefkind' },
      { word: 'kind-met-beperking', label: 'Kind met een beperking' },
      { word: 'kleinkind', label: 'Kleinkind' },
      { word: 'achterkleinkind', label: 'Achterkleinkind' },
      { word: 'ouder', label: 'Ouders, samen' },
      { word: 'overig', label: 'Iemand anders: broer, zus, neef, vriend' },
    ],
    relationError: 'Kies wat deze persoon van de overledene is.',
    onePartner: 'Er kan maar één partner erven. Kies iets anders.',
    parentsTogether: 'Tel op wat beide ouders krijgen en vul dat één keer in. Hun vrijstelling is voor beiden samen.',
    amount: 'Hoeveel krijgt deze persoon?',
    amountHint: 'Na aftrek van schulden en uitvaartkosten. Een huis telt mee voor de WOZ-waarde.',
    amountErrors: amountErrors('hoeveel deze persoon krijgt'),
    received: (relation: Relation) => `Erfenis van ${relationNames[relation]}`,
    receivedAlone: 'Wat deze erfgenaam krijgt',
    about: (relation: Relation, cents: number, year: number) => `Over ${euro(cents)} voor ${relationNames[relation]}, overlijden in ${year}.`,
    aboutSeveral: (heirs: number, year: number) => `Voor ${heirs} erfgenamen samen, overlijden in ${year}.`,
    group: (n: number, relation: Relation) => `Erfgenaam ${n}: ${relationNames[relation]}`,
    term: (term: string) =>
      `De aangifte erfbelasting moet binnen ${term} na het overlijden bij de Belastingdienst zijn. Staat er een datum in de aangiftebrief, dan geldt die.`,
    ownExemption: 'Iedere erfgenaam heeft een eigen vrijstelling en betaalt over het eigen deel.',
    spouse: 'Bij de wettelijke verdeling betaalt de langstlevende ouder de erfbelasting van de kinderen (artikel 4:14 van het Burgerlijk Wetboek).',
    notIncluded: [
      'een nabestaandenpensioen, dat de vrijstelling van een partner lager kan maken',
      'schenkingen in de 180 dagen voor het overlijden, die meestal meetellen als erfenis',
      'vruchtgebruik, rente op een kindsdeel en een uitkering van een levensverzekering',
      'de regels voor een bedrijf in de erfenis en voor goede doelen',
    ],
    notIncludedLead: 'Deze rekenhulp kent de gewone erfenis. Dit rekenen wij niet mee:',
  },

  gift: {
    name: 'Schenkbelasting',
    relation: 'Wie krijgt de schenking?',
    relationOptions: [
      { word: 'kind', label: 'Een kind of stiefkind' },
      { word: 'kleinkind', label: 'Een kleinkind' },
      { word: 'achterkleinkind', label: 'Een achterkleinkind' },
      { word: 'partner', label: 'De partner' },
      { word: 'ouder', label: 'Een ouder' },
      { word: 'overig', label: 'Iemand anders: broer, zus, neef, vriend' },
    ],
    relationError: 'Kies wie de schenking krijgt.',
    amount: 'Hoeveel krijgt deze persoon?',
    amountHint: 'Tel op wat dezelfde schenker in één jaar geeft. Ouders tellen samen als één schenker.',
    amountErrors: amountErrors('hoe groot de schenking is'),
    raise: 'Gebruikt het kind een eenmalig hogere vrijstelling?',
    raiseHint: 'Kan één keer, bij een schenking van ouders aan een kind van 18 tot 40 jaar.',
    raiseOptions: [
      { word: 'nee', label: 'Nee', hint: 'De gewone vrijstelling van elk jaar.' },
      { word: 'vrij', label: 'Ja, om vrij te besteden', hint: undefined },
      { word: 'studie', label: 'Ja, voor een dure studie', hint: 'Met een notariële akte en een minimumbedrag aan studiekosten.' },
    ],
    raiseError: 'Kies of het kind een hogere vrijstelling gebruikt.',
    age: 'Leeftijd van het kind',
    ageHint: 'Is het kind 40 of ouder, maar de partner van het kind nog niet? Vul dan de leeftijd van de partner in.',
    ageErrors: {
      missing: 'Vul de leeftijd van het kind in, in hele jaren.',
      unclear: 'Vul de leeftijd in cijfers in, bijvoorbeeld 27.',
      outside: 'Controleer de leeftijd: vul een getal in van 0 tot en met 120.',
    },
    received: 'De schenking',
    about: (relation: Relation, cents: number, year: number) =>
      `Over een schenking van ${euro(cents)} aan ${relation === 'parent' ? 'een ouder' : relationNames[relation]}, in ${year}.`,
    exemptDetail: (relation: Relation, exemptionCents: number, usedCents: number) =>
      `Vrijstelling per jaar voor ${relation === 'child' ? 'een kind' : 'ieder ander dan een kind'}${usedCents < exemptionCents ? `: tot ${euro(exemptionCents)}` : ''}.`,
    raiseDetail: (exemptionCents: number) => `De eenmalig hogere vrijstelling van ${euro(exemptionCents)}, in plaats van die van elk jaar.`,
    raiseRefused: (age: number, from: number, until: number) =>
      `De eenmalig hogere vrijstelling geldt niet: ${age} jaar valt niet tussen ${from} en ${until}. Wij rekenen met de vrijstelling van elk jaar.`,
    raiseAsk: 'Het kind moet in de aangifte om de hogere vrijstelling vragen, ook als er niets te betalen is.',
    raiseOnce: 'Wie eerder een verhoogde vrijstelling van deze ouders gebruikte, kan dat niet nog een keer doen.',
    study: 'Voor een dure studie gelden extra voorwaarden: een notariële akte waarin de studie en de verwachte kosten staan, en een minimumbedrag aan kosten.',
    term: 'De aangifte schenkbelasting moet vóór 1 maart van het volgende jaar bij de Belastingdienst zijn (artikel 46 van de Successiewet).',
    notIncluded: [
      'de belasting die de schenker voor u betaalt: die telt ook als schenking',
      'overdrachtsbelasting en de notaris als u een huis krijgt',
      'de regels voor een bedrijf en voor goede doelen',
      'wat er gebeurt als de schenker binnen 180 dagen overlijdt',
    ],
    notIncludedLead: 'Deze rekenhulp kent de gewone schenking. Dit rekenen wij niet mee:',
  },
} as const
