/** Answers what the law gives each heir of an estate, and what tax that costs. */
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { calculateInheritanceTax, inheritanceTaxFigures } from '../../../figures/inheritance-tax.ts'
import { usufructSource, valueUsufruct } from '../../../figures/usufruct.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { yearLines } from './year-lines.ts'
import { answerGain } from './answer-gain.ts'
import { estateTexts as texts } from './estate.nl.ts'
import { estateAddress, listEstateCases, type EstateCase } from './estate-cases.ts'
import type { EstateFacts } from './read-estate.ts'
import { askBack, showSum } from './show-sum.ts'
import { answerShortfall } from './shortfall.ts'
import { usufructDoubt } from './usufruct.nl.ts'

/** What each heir gets, or the tax over it. */
export const ESTATE_SHARES = 'berekening:erfdeel'

/** Undefined without an amount: then the rule is what can be told. */
export function answerEstate(facts: EstateFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  if (facts.estateCents === undefined || facts.childless) return undefined
  const short = facts.communal
    ? undefined
    : answerShortfall({ ownedCents: facts.estateCents, owedCents: facts.debtCents ?? 0, reference: ESTATE_SHARES, sources: [nl.ownArticles.gain] })
  if (short) return short
  if (facts.children === undefined && facts.partner === undefined) return askBack(texts.askFamily, ESTATE_SHARES, texts.familyExamples)
  const cases = listEstateCases(facts)
  if (facts.wish === 'tax') return answerTax(facts, cases, day, book)
  const shares = answerShares(facts, cases, day)
  const [only, ...others] = cases
  return facts.taxToo && only && others.length === 0 ? withTaxOver(shares, only.shares.forcedCents, day, book) : shares
}

/** The part that a disinherited child can claim, and what tax that costs. */
function withTaxOver(shares: EngineAnswer, forcedCents: number, day: string, book: FigureBook): EngineAnswer | undefined {
  const tax = answerGain({ topic: 'inheritance-tax', amountsCents: [forcedCents], relation: 'child' }, day, book)
  return tax && { ...shares, text: `${tax.text}\n\n${shares.text}`, sources: uniqueSources([...shares.sources, ...tax.sources]) }
}

const uniqueSources = (sources: EngineAnswer['sources']): EngineAnswer['sources'] =>
  sources.filter(({ url }, at) => sources.findIndex((other) => other.url === url) === at)

function answerShares(facts: EstateFacts, cases: readonly EstateCase[], day: string): EngineAnswer {
  const isForced = facts.wish === 'forced'
  const amounts = cases.map(({ shares }) => nl.euro(isForced ? shares.forcedCents : shares.shareCents))
  const only = cases.length === 1 ? cases[0] : undefined
  const lines = only ? stepsOf(facts, only) : cases.map((one, index) => nl.caseLine(texts.caseLabels(one, facts), amounts[index] ?? ''))
  return showSum({
    outcome: nl.outcome(isForced ? texts.forcedName : texts.shareName(facts), [...new Set(amounts)], texts.dependsOn(facts)),
    isOpen: cases.length > 1,
    lines: lines,
    notes: texts.conditions(facts).join(' '),
    link: nl.calculatorLink('inheritance-tax', only && !isForced ? estateAddress(only, day) : emptyAddress('inheritance-tax')),

    sources: [nl.ownArticles.gain, texts.lawSource],
    reference: ESTATE_SHARES,
    suggestions: texts.suggestions(facts),
  })
}

const giftsOf = ({ wish, giftsCents = 0, ownGiftsCents = 0 }: EstateFacts): number => (wish === 'forced' ? giftsCents + ownGiftsCents : 0)

function forcedLines({ ownGiftsCents = 0 }: EstateFacts, shareCents: number, forcedCents: number): string[] {
  const halfCents = Math.floor(shareCents / 2)
  return [texts.forcedLine(shareCents, halfCents), ...(ownGiftsCents > 0 ? [texts.ownGiftsLine(halfCents, ownGiftsCents, forcedCents)] : [])]
}

function stepsOf(facts: EstateFacts, { shares, children, partner, estateCents }: EstateCase): string[] {
  const { heirs, shareCents, forcedCents, claimsCents } = shares
  return [
    ...texts.estateLines(facts, estateCents - giftsOf(facts)),
    ...(giftsOf(facts) > 0 ? [texts.giftsLine(estateCents - giftsOf(facts), giftsOf(facts))] : []),
    texts.division(estateCents, children, partner, heirs, shareCents),
    ...(facts.wish === 'forced' ? forcedLines(facts, shareCents, forcedCents) : partner ? [texts.claimLine(shareCents, claimsCents, children)] : []),
  ]
}

/** A claim without interest counts without the usufruct of who owes it. */
function bareLines({ survivorAge }: EstateFacts, { shares, partner }: EstateCase): string[] {
  return survivorAge === undefined || !partner ? [] : [texts.bareLine(survivorAge, shares.shareCents, valueUsufruct(shares.shareCents, survivorAge))]
}

function answerTax(facts: EstateFacts, cases: readonly EstateCase[], day: string, book: FigureBook): EngineAnswer | undefined {
  const figures = [...inheritanceTaxFigures('child'), ...(facts.partner ? inheritanceTaxFigures('partner') : [])]
  const [figureDay] = chooseDays(book, figures, facts.years, day) ?? []
  if (!figureDay) return undefined
  const usufructOf = ({ shares, partner }: EstateCase) =>
    facts.survivorAge === undefined || !partner ? undefined : valueUsufruct(shares.shareCents, facts.survivorAge)
  const taxOf = (one: EstateCase, relation: 'child' | 'partner') => {
    const usufruct = usufructOf(one)
    const { shareCents } = one.shares
    const ofPartner = shareCents + (usufruct?.usufructCents ?? 0) * one.children
    return calculateInheritanceTax(book, figureDay.day, { receivedCents: relation === 'partner' ? ofPartner : (usufruct?.bareCents ?? shareCents), relation })
  }
  const only = cases.length === 1 ? cases[0] : undefined
  const amounts = cases.map((one) => texts.perChild(taxOf(one, 'child').taxCents, one.children, one.partner ? taxOf(one, 'partner').taxCents : undefined))
  const perChild = [...new Set(cases.map((one) => nl.euro(taxOf(one, 'child').taxCents)))]
  const lines = only
    ? [
        ...stepsOf({ ...facts, wish: 'share' }, only),
        ...bareLines(facts, only),
        ...texts.taxLines(taxOf(only, 'child')),
        ...(only.partner ? [texts.partnerLine(taxOf(only, 'partner'))] : []),
      ]
    : cases.map((one, index) => nl.caseLine(texts.caseLabels(one, facts), amounts[index] ?? ''))
  return showSum({
    days: [figureDay],
    outcome: only ? nl.outcome(nl.gainName['inheritance-tax'], amounts, []) : nl.outcome(texts.taxName, perChild, texts.dependsOn(facts)),
    isOpen: cases.length > 1 || facts.bothDied === true || (facts.survivorAge !== undefined && facts.partner === true),
    lines: lines,
    notes: [
      ...texts.conditions(facts),
      ...(facts.bothDied ? [texts.twoEstates] : [texts.advance]),
      ...(facts.survivorAge === undefined || !facts.partner ? [] : [usufructDoubt]),
      ...(facts.partner && facts.survivorAge === undefined ? [texts.withoutInterest] : []),
      ...yearLines([figureDay]),
      nl.gainDecides,
    ].join(' '),
    link: nl.calculatorLink('inheritance-tax', only ? estateAddress(only, figureDay.day) : emptyAddress('inheritance-tax')),

    sources: [
      nl.ownArticles.gain,
      texts.lawSource,
      ...listFigureSources(book, [{ ids: figures, day: figureDay.day }]),
      ...(facts.survivorAge === undefined ? [] : [usufructSource]),
    ],
    reference: ESTATE_SHARES,
    suggestions: texts.suggestions(facts),
  })
}
