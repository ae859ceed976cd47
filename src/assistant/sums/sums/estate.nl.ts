/** The Dutch sentences about the division of an estate. Amounts are in cents. */
import { centsOfStep, type BracketTaxResult } from '../../../figures/bracket-tax.ts'
import { euro, percentText, taxOver } from '../../../figures/calculation-words.nl.ts'
import type { UsufructValue } from '../../../figures/usufruct.ts'
import type { AnswerSource } from '../../conversation/engine.ts'
import { funeralCentsOf, ownCentsOf, type EstateCase } from './estate-cases.ts'
import type { EstateFacts } from './read-estate.ts'

const childrenText = (count: number): string => (count === 1 ? '1 kind' : `${count} kinderen`)

const withinOrOver = (tax: BracketTaxResult): string =>
  tax.taxCents === 0
    ? `het erfdeel is niet hoger, dus ${euro(0)}`
    : tax.steps.flatMap((step) => (step.percent === undefined ? [] : [taxOver(step.percent, step.baseCents ?? 0, step.cents)])).join(' en ')

export const estateTexts = {
  askFamily: 'Dat kan ik uitrekenen. Hoeveel kinderen zijn er, en leeft de echtgenoot of geregistreerd partner van de overledene nog?',
  familyExamples: ['2 kinderen en de partner leeft nog', '2 kinderen en geen partner'],
  shareName: ({ partner, children }: EstateFacts): string =>
    partner ? `De partner en ${children === 1 ? 'het kind' : 'de kinderen'} erven volgens de wet ieder` : 'Ieder kind erft volgens de wet',
  taxName: 'De erfbelasting per kind is',
  forcedName: 'De legitieme portie van een kind is',
  dependsOn: ({ children, partner }: EstateFacts): string[] => [
    ...(children === undefined ? ['het aantal kinderen'] : []),
    ...(partner === undefined ? ['de vraag of er een echtgenoot of geregistreerd partner is'] : []),
  ],
  caseLabels: ({ children, partner }: EstateCase, facts: EstateFacts): string[] => [
    ...(facts.children === undefined ? [childrenText(children)] : []),
    ...(facts.partner === undefined ? [partner ? 'met een echtgenoot of geregistreerd partner' : 'zonder echtgenoot of geregistreerd partner'] : []),
  ],
  estateLines(facts: EstateFacts, leftCents: number): string[] {
    const { estateCents = 0, debtCents, communal, owner } = facts
    const funeralCents = communal ? funeralCentsOf(facts) : 0
    const owedCents = (debtCents ?? 0) - funeralCents
    const together = 'De helft van het gezamenlijke vermogen was al van de langstlevende.'
    return [
      ...(owedCents === 0
        ? []
        : [`${euro(estateCents)} min ${euro(owedCents)} aan schulden${communal ? '' : ' en uitvaart'} is ${euro(Math.max(0, estateCents - owedCents))}.`]),
      ...(funeralCents > 0
        ? [
            `${together} Van de overledene was ${euro(ownCentsOf(facts))}.`,
            `Daar gaat de uitvaart nog af, die alleen de nalatenschap betaalt (artikel 4:7 van het Burgerlijk Wetboek). De nalatenschap is dus ${euro(leftCents)}.`,
          ]
        : [
            communal
              ? `${together} De nalatenschap is dus ${euro(leftCents)}.`
              : owner
                ? `Alles stond op naam van de overledene. De nalatenschap is dus ${euro(leftCents)}.`
                : `Nalatenschap: ${euro(leftCents)}.`,
          ]),
    ]
  },
  division(estateCents: number, children: number, partner: boolean, heirs: number, shareCents: number): string {
    const law = '(artikel 4:11 van het Burgerlijk Wetboek)'
    if (heirs === 1) return `Het enige kind krijgt alles ${law}: ${euro(shareCents)}.`
    const who = partner ? `De partner en ${childrenText(children)}` : childrenText(children)
    return `${who} krijgen ieder een gelijk deel ${law}: ${euro(estateCents)} gedeeld door ${heirs} is ${euro(shareCents)}.`
  },
  forcedLine: (shareCents: number, forcedCents: number): string =>
    `De legitieme portie is daarvan de helft (artikel 4:64): ${euro(shareCents)} gedeeld door 2 is ${euro(forcedCents)}.`,
  giftsLine: (leftCents: number, giftsCents: number): string =>
    `Wat de overledene aan de kinderen schonk, telt mee, hoe lang geleden ook (artikel 4:67): ${euro(leftCents)} plus ${euro(giftsCents)} is ${euro(leftCents + giftsCents)}.`,
  ownGiftsLine: (halfCents: number, giftsCents: number, leftCents: number): string =>
    `Wat het kind zelf al kreeg, gaat eraf (artikel 4:70): ${euro(halfCents)} min ${euro(giftsCents)} is ${euro(leftCents)}.`,
  twoEstates:
    'Wij rekenen met één erfenis. Overleden beide ouders, dan zijn het er twee, en heeft ieder kind voor elke erfenis een eigen vrijstelling: dan is de belasting lager.',
  claimLine: (shareCents: number, claimsCents: number, children: number): string =>
    children === 1
      ? `Het kind krijgt dat als vordering in geld op de partner (artikel 4:13): ${euro(shareCents)}.`
      : `De kinderen krijgen dat als vordering in geld op de partner (artikel 4:13): ${euro(shareCents)} per kind, samen ${euro(claimsCents)}.`,
  perChild(taxCents: number, children: number, partnerTaxCents: number | undefined): string {
    const child = children === 1 ? `${euro(taxCents)} voor het kind` : `${euro(taxCents)} per kind, samen ${euro(taxCents * children)}`
    return partnerTaxCents === undefined ? child : `${child}, en ${euro(partnerTaxCents)} voor de partner`
  },
  taxLines: (tax: BracketTaxResult): string[] => [
    `Kind: ${euro(centsOfStep(tax, 'received'))} min de vrijstelling van ${euro(centsOfStep(tax, 'exemption'))} is ${euro(centsOfStep(tax, 'taxable'))} belast.`,
    ...tax.steps.flatMap((step) => (step.percent === undefined ? [] : [`${taxOver(step.percent, step.baseCents ?? 0, step.cents)}.`])),
  ],
  partnerLine: (tax: BracketTaxResult): string => `Partner: vrijstelling ${euro(centsOfStep(tax, 'exemption'))}; ${withinOrOver(tax)}.`,
  conditions({ wish, partner, unmarried, communal, owner, giftsCents = 0, ownGiftsCents = 0 }: EstateFacts): string[] {
    return [
      wish === 'forced'
        ? giftsCents + ownGiftsCents > 0
          ? 'De legitieme portie eist u op binnen vijf jaar na het overlijden (artikel 4:85).'
          : 'Giften van de overledene kunnen meetellen, en wat het kind zelf al kreeg, gaat eraf (artikelen 4:67 en 4:70).'
        : 'Dit geldt als er geen testament is.',
      ...(wish !== 'forced' && giftsCents + ownGiftsCents > 0
        ? ['Wat een kind bij leven kreeg, wordt alleen verrekend als dat bij de schenking of in een testament is bepaald (artikel 4:229).']
        : []),
      ...(unmarried ? ['Wie ongehuwd samenwoonde, erft zonder testament niet.'] : []),
      ...(partner === false || communal || owner
        ? []
        : ['Was er een gemeenschap van goederen, dan is alleen de helft van het gezamenlijke vermogen de nalatenschap.']),
      'Schulden gaan er eerst af.',
      ...(wish === 'tax' ? [] : ['Voor deze som zijn geen cijfers per jaar nodig.']),
    ]
  },
  bareLine: (age: number, shareCents: number, { percent, usufructCents, bareCents }: UsufructValue): string =>
    `De langstlevende is ${age} en heeft het genot van de vordering zolang er geen rente over loopt: ${percentText(percent)} van ${euro(shareCents)} is ${euro(usufructCents)}. Voor de erfbelasting telt per kind ${euro(bareCents)}.`,
  withoutInterest:
    'Loopt er over de vordering van de kinderen geen rente, dan telt zij voor de erfbelasting lager mee. Zeg hoe oud de langstlevende is, dan reken ik dat uit.',
  advance:
    'Bij de wettelijke verdeling betaalt de langstlevende de erfbelasting voor de kinderen (artikel 4:14). Een nabestaandenpensioen kan de vrijstelling van de partner verlagen.',
  suggestions: ({ wish, children, partner }: EstateFacts): string[] => [
    children === 3 ? 'En met 2 kinderen?' : 'En met 3 kinderen?',
    wish === 'forced' ? 'En het gewone kindsdeel?' : 'En de legitieme portie?',
    partner === false ? 'En als de partner nog leeft?' : 'En zonder partner?',
  ],
  lawSource: { title: 'Burgerlijk Wetboek Boek 4, artikelen 11, 13, 63 en 64', url: 'https://wetten.overheid.nl/BWBR0002761' } satisfies AnswerSource,
} as const
