/** Says in English what the law gives each heir of an estate; worked out by the same division as in Dutch. */
import { divideWithoutChildren } from '../../../figures/calculators/legal-shares.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { calculateInheritanceTax, inheritanceTaxFigures } from '../../../figures/inheritance-tax.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { childlessTexts } from '../sums/childless-estate.nl.ts'
import { listEstateCases } from '../sums/estate-cases.ts'
import { estateTexts } from '../sums/estate.nl.ts'
import type { EstateFacts } from '../sums/read-estate.ts'
import { showSum } from '../sums/show-sum.ts'
import { answerEnglishGain } from './answer-english-gain.ts'
import * as en from './estate.en.ts'
import { readEnglishEstate, type EnglishChildless } from './read-english-estate.ts'

const reference = 'berekening:erfdeel'

/** With and without a spouse, where nobody said whether there is one. */
function answerShares(facts: EstateFacts): EngineAnswer {
  const isForced = facts.wish === 'forced'
  const cases = listEstateCases(facts)
  const amounts = cases.map(({ shares }) => (isForced ? shares.forcedCents : shares.shareCents))
  const only = cases.length === 1 ? cases[0] : undefined
  return showSum({
    outcome: en.shareOutcome(isForced, only?.partner === true, amounts),
    isOpen: !only,
    lines: [
      facts.communal && only ? en.halfLine(facts.estateCents ?? 0, only.estateCents) : en.estateLine(facts.estateCents ?? 0),
      ...(only
        ? [en.division(only), ...(isForced ? [en.forcedLine(only.shares)] : only.partner ? [en.claimLine] : [])]
        : cases.map(({ partner }, at) => en.spouseCase(partner, amounts[at] ?? 0))),
    ],
    notes: en.notes(isForced, facts.partner !== false && !facts.communal),
    sources: [estateTexts.lawSource],
    reference,
    suggestions: [],
  })
}

/** Of who lost a spouse: what the spouse and each child pay over the estate. */
function answerTax(facts: EstateFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const figures = [...inheritanceTaxFigures('child'), ...inheritanceTaxFigures('partner')]
  const [figureDay] = chooseDays(book, figures, facts.years, day) ?? []
  const [only] = listEstateCases(facts)
  if (!figureDay || !only) return undefined
  const taxOf = (relation: 'child' | 'partner') => calculateInheritanceTax(book, figureDay.day, { receivedCents: only.shares.shareCents, relation })
  const [child, partner] = [taxOf('child'), taxOf('partner')]
  return showSum({
    days: [figureDay],
    outcome: en.taxOutcome(child.taxCents, only.children, partner.taxCents),
    lines: [
      ...(facts.communal ? [en.halfLine(facts.estateCents ?? 0, only.estateCents)] : [en.estateLine(only.estateCents)]),
      en.division(only),
      en.claimLine,
      en.childTax(child),
      en.spouseTax(partner),
    ],
    notes: en.taxNotes(facts.communal === true, figureDay.year),
    sources: [estateTexts.lawSource, ...listFigureSources(book, [{ ids: figures, day: figureDay.day }], 'en')],
    reference,
    suggestions: [],
  })
}

function answerChildless({ estateCents, ...heirs }: EnglishChildless): EngineAnswer | undefined {
  if (heirs.parents + heirs.siblings === 0) return undefined
  const shares = divideWithoutChildren({ estateCents, ...heirs, halfSiblings: 0 })
  const isRaised = heirs.parents > 0 && heirs.siblings > 0 && shares.parentCents > shares.siblingCents
  return showSum({
    outcome: en.childlessOutcome(heirs, shares),
    lines: [en.estateLine(estateCents), en.equalRule, ...(isRaised ? [en.leastOfParent] : [])],
    notes: en.childlessNotes,
    sources: [childlessTexts.lawSource],
    reference,
    suggestions: [],
  })
}

/** `text` is folded, as `findEnglishSum` reads it, with what it says of who is not there. */
export function findEnglishEstate(text: string, day: string, book: FigureBook): EngineAnswer | undefined {
  const found = readEnglishEstate(text)
  if (!found) return undefined
  if ('childless' in found) return answerChildless(found.childless)
  return found.ofFamily.wish === 'tax' ? answerTax(found.ofFamily, day, book) : answerShares(found.ofFamily)
}

/** The tax over an estate that `told` asked to divide; each of the children or of the brothers and sisters pays alike. */
export function findEnglishEstateTax(told: string, day: string, book: FigureBook): EngineAnswer | undefined {
  const found = readEnglishEstate(told)
  if (!found) return undefined
  if ('childless' in found) {
    const { estateCents, parents, siblings } = found.childless
    return parents > 0 ? undefined : taxOfEqual(estateCents, 'other', siblings, day, book)
  }
  const { partner, wish, children = 0, estateCents = 0 } = found.ofFamily
  if (wish === 'forced' || partner === undefined) return undefined
  return partner ? answerTax(found.ofFamily, day, book) : taxOfEqual(estateCents, 'child', children, day, book)
}

const taxOfEqual = (totalCents: number, relation: 'child' | 'other', receivers: number, day: string, book: FigureBook) =>
  answerEnglishGain({ topic: 'inheritance-tax', amountsCents: [totalCents], relation, receivers }, day, book)
