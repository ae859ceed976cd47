/** The Dutch sentences about what a home is worth after its mortgage. Amounts are in cents. */
import { euro, percentText } from '../../../figures/calculation-words.nl.ts'
import type { AnswerSource } from '../../conversation/engine.ts'

const STEP = 5_000_000

/** WBR 3, first paragraph, under b: the same for both. */
const MARRIED =
  'Viel het huis in uw huwelijksgemeenschap of in een onverdeelde erfenis, dan betaalt u over de verdeling geen overdrachtsbelasting; voor samenwoners gelden andere regels.'
const UNMARRIED =
  'Voor de overdrachtsbelasting is de verdeling onder samenwoners meestal vrij als u samen kocht en ieder ongeveer de helft had (tussen 40% en 60%).'

const HEIRS =
  'Over de verdeling van een erfenis betaalt de erfgenaam die het huis overneemt geen overdrachtsbelasting (artikel 3 van de Wet op belastingen van rechtsverkeer). Voor de overname is een notariële akte van verdeling nodig.'

const takenOver = ({ isUnmarried, isInherited }: Owners): string[] => [
  'Spreek samen de waarde af, meestal met een taxatie.',
  isInherited
    ? 'Een testament kan de delen anders maken.'
    : 'Legde een van u eigen geld in of staan er andere afspraken op papier, dan kan de verdeling anders zijn.',
  isInherited ? HEIRS : isUnmarried ? UNMARRIED : MARRIED,
  'Voor deze som zijn geen cijfers per jaar nodig.',
]

interface Owners {
  isUnmarried: boolean
  isInherited: boolean
}

export const equityTexts = {
  askValue: 'Dat kan ik uitrekenen. Wat is het huis nu waard?',
  askDebt: 'Dat kan ik uitrekenen. Hoe hoog is de hypotheek op dit moment nog?',
  noDebt: 'Er is geen hypotheek',
  outcome: (equityCents: number, partCents: number): string =>
    equityCents >= 0
      ? `De overwaarde is ${euro(equityCents)}. Wie het huis overneemt, betaalt de ander ${euro(partCents)}.`
      : `Er is geen overwaarde, maar een tekort van ${euro(-equityCents)}. Het deel daarin van wie vertrekt, is ${euro(partCents)}.`,
  outcomeOfOwners: (equityCents: number, partCents: number): string =>
    equityCents >= 0
      ? `De overwaarde is ${euro(equityCents)}. Wie het huis overneemt, betaalt ieder van de anderen ${euro(partCents)}.`
      : `Er is geen overwaarde, maar een tekort van ${euro(-equityCents)}. Ieders deel daarin is ${euro(partCents)}.`,
  othersLine: (others: number, partCents: number): string => `Aan de anderen samen: ${others} keer ${euro(partCents)} is ${euro(others * partCents)}.`,
  equityLine: (valueCents: number, debtCents: number): string =>
    `Waarde ${euro(valueCents)} min hypotheek ${euro(debtCents)} is ${valueCents >= debtCents ? euro(valueCents - debtCents) : `een tekort van ${euro(debtCents - valueCents)}`}.`,
  partLine: (totalCents: number, percent: number, partCents: number, isInherited: boolean): string =>
    `Deel van ${isInherited ? 'de andere erfgenaam' : 'wie vertrekt'}: ${percentText(percent)} van ${euro(totalCents)} is ${euro(partCents)}.`,
  partOfOwners: (totalCents: number, owners: number, partCents: number): string =>
    `Deel van ieder van de ${owners} eigenaren: ${euro(totalCents)} gedeeld door ${owners} is ${euro(partCents)}.`,
  bankLine: (debtCents: number, isInherited: boolean): string =>
    `Wie ${isInherited ? 'het huis overneemt' : 'blijft'}, neemt ook de hypotheek van ${euro(debtCents)} over; de bank moet daarmee akkoord gaan.`,
  sold: (leftCents: number, partCents: number, owners: number): string =>
    `Na de verkoop blijft er ${euro(leftCents)} over. Bij ${owners} eigenaren krijgt ieder ${euro(partCents)}.`,
  shortOnSale: (shortCents: number, partCents: number): string =>
    `Er is na de verkoop een tekort van ${euro(shortCents)}. Ieders deel daarin is ${euro(partCents)}.`,
  costsLine: (beforeCents: number, costsCents: number, leftCents: number): string =>
    `${euro(beforeCents)} min ${euro(costsCents)} aan kosten van de verkoop is ${euro(leftCents)}.`,
  contributionLine: (beforeCents: number, contributionCents: number, leftCents: number): string =>
    `Eerst gaat de eigen inbreng terug: ${euro(beforeCents)} min ${euro(contributionCents)} is ${euro(leftCents)}.`,
  withContribution: (partCents: number, contributionCents: number): string =>
    `Met de eigen inbreng erbij: ${euro(partCents)} plus ${euro(contributionCents)} is ${euro(partCents + contributionCents)}.`,
  openOutcome: ([first, other]: readonly [number, number]): string =>
    `Wie het huis overneemt, betaalt de ander ${euro(first)} of ${euro(other)}. Dat hangt ervan af of het eigen geld eerst teruggaat.`,
  goesBackCase: (cents: number, partCents: number): string => `De ${euro(cents)} gaat eerst terug naar wie die inbracht: ${euro(partCents)}.`,
  staysCase: (partCents: number): string => `Er gaat niets eerst terug: ${euro(partCents)}.`,
  openConditions:
    'Wat u op papier hebt afgesproken, gaat voor. Was het geld alleen van een van u, dan heeft die meestal recht op een vergoeding; zonder bewijs kan dat anders zijn. Stopte u het in het huis, dan kan de vergoeding meegaan met de waarde van het huis (artikel 1:87 van het Burgerlijk Wetboek). Voor deze som zijn geen cijfers per jaar nodig.',
  /** BW 1:87 is for spouses and registered partners alone. */
  openConditionsUnmarried:
    'Wat u op papier hebt afgesproken, gaat voor. U was niet getrouwd, en dan regelt de wet niet vanzelf dat eigen geld terugkomt: of dat zo is, hangt af van wat u samen afsprak en van wat in uw geval redelijk is. Bewaar het bewijs van de betaling. Voor deze som zijn geen cijfers per jaar nodig.',
  conditions: ({ isHalf, isSold, ...owners }: Owners & { isHalf: boolean; isSold: boolean }): string =>
    [
      ...(isHalf ? ['Wij gaan uit van ieder de helft.'] : []),
      ...(isSold
        ? ['Er kunnen nog kosten bij komen, zoals het doorhalen van de hypotheek bij de notaris. Voor deze som zijn geen cijfers per jaar nodig.']
        : []),
      ...(isSold ? [] : takenOver(owners)),
    ].join(' '),
  suggestions: (valueCents: number, debtCents: number, isInherited: boolean): string[] => [
    `En als het huis ${euro(valueCents + STEP)} waard is?`,
    ...(debtCents > STEP ? [`En als de hypotheek ${euro(debtCents - STEP)} is?`] : []),
    isInherited ? 'Wat kost een akte van verdeling?' : 'Betaal ik overdrachtsbelasting als ik bij een echtscheiding het huis overneem?',
  ],
  lawSources: [
    { title: 'Burgerlijk Wetboek Boek 3, artikelen 182 en 186', url: 'https://wetten.overheid.nl/BWBR0005291' },
    { title: 'Wet op belastingen van rechtsverkeer, artikelen 3 en 15', url: 'https://wetten.overheid.nl/BWBR0002740' },
  ] satisfies AnswerSource[],
} as const
