/** The btw on a notary's bill: from without to with, and back. */
import type { FigureBook } from '../../../figures/figure.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { calculateVat, vatFigure, type VatResult, type VatSide } from '../../../figures/calculators/vat.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import type { Amount } from '../extract-amounts.ts'
import { asksFor } from '../question-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { vatTexts } from './sums.nl.ts'
import { vatWords } from './price-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

export interface VatFacts {
  amountCents: number
  /** Absent when the question does not say it; then both are shown. */
  side?: VatSide
  /** Only the btw is asked for, as in 'en hoeveel btw is dat?': the sum that was made says it. */
  again?: true
  /** Comes on top of the amount before, with the same side: 'en als er 300 bij komt'. */
  addedCents?: number
  /** Made of amounts with and without btw. */
  mixed?: true
}

/** An amount on top that is with btw where the other is without makes another sum. */
function merge(before: VatFacts, { addedCents, ...newer }: Partial<VatFacts>): VatFacts {
  if (addedCents === undefined) return { ...before, ...newer }
  const isSame = newer.side === undefined || newer.side === before.side
  return isSame ? { ...before, amountCents: before.amountCents + addedCents } : { ...before, mixed: true }
}

/** In cents; more is no bill of a notary. */
const MAX_AMOUNT = 10_000_000

type Span = Pick<Amount, 'cents' | 'start' | 'end'>

/** The price of a deed may be a bare number that is too small to be an amount elsewhere. */
function listAmounts({ text, amounts: readAmounts }: Utterance): Span[] {
  const amounts = readAmounts()
  const bare = amounts.length === 0 ? BARE.exec(text) : null
  if (!bare) return amounts
  return [{ cents: Math.round(Number(bare[0].replace(',', '.')) * 100), start: bare.index, end: bare.index + bare[0].length }]
}

const BARE = /(?<![\d.,])\d{3}(?:,\d{2})?(?![\d.,]*\d| ?(?:%|procent|jaar|aktes?\b|dagen|maanden))/
const NEAR = /^[^,.?]{0,25}$/

/** What stands right at the amount says what it is; else what is asked for is the other side. */
function readSide(text: string, { start, end }: Span): VatSide | undefined {
  const near = [...text.matchAll(vatWords.side)].flatMap((match) => {
    const between = match.index < start ? text.slice(match.index + match[0].length, start) : text.slice(end, match.index)
    const isNear = NEAR.test(between) && !vatWords.asks.test(between)
    return isNear ? [{ word: match[0], distance: between.length }] : []
  })
  const [nearest] = near.toSorted((a, b) => a.distance - b.distance)
  if (nearest) return sideOf(nearest.word)
  if (vatWords.within.test(text)) return 'inclusive'
  if (vatWords.onTop.test(text)) return 'exclusive'
  const asked = text.match(vatWords.side)?.[0]
  return asked === undefined ? undefined : sideOf(asked) === 'inclusive' ? 'exclusive' : 'inclusive'
}

const sideOf = (word: string): VatSide => (/^(?:inc|met)/.test(word) ? 'inclusive' : 'exclusive')

function read(said: Utterance): Partial<VatFacts> {
  const { text } = said
  const amounts = listAmounts(said)
  const [amount] = amounts
  if (!amount && vatWords.asksVat.test(text)) return { again: true }
  if (amounts.length > 1 || said.prices().length > 1 || vatWords.times.test(text) || (amount && amount.cents > MAX_AMOUNT)) return {}
  const named = text.match(vatWords.side)?.[0]
  const side = amount ? readSide(text, amount) : named === undefined ? undefined : sideOf(named)
  if (amount && vatWords.adds.test(text)) return { addedCents: amount.cents, ...(side && { side }) }
  return { ...(amount && { amountCents: amount.cents }), ...(side && { side }) }
}

function recognise({ text, asksForOutcome }: Utterance, { amountCents, side }: Partial<VatFacts>): VatFacts | undefined {
  if (amountCents === undefined || !vatWords.vat.test(text) || vatWords.other.test(text) || asksFor.procedure.test(text)) return undefined
  if (subjects.property.test(text) && !vatWords.bill.test(text)) return undefined
  const asks = asksForOutcome() || side !== undefined
  return asks ? { amountCents, ...(side && { side }) } : undefined
}

function answer({ amountCents, side, mixed }: VatFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  if (mixed) return undefined
  const [figureDay] = chooseDays(book, [vatFigure], undefined, day) ?? []
  if (!figureDay) return undefined
  const sides: VatSide[] = side ? [side] : ['exclusive', 'inclusive']
  const results = sides.map((one) => calculateVat(book, figureDay.day, amountCents, one))
  const [first] = results
  if (!first) return undefined
  const lines = side ? stepsOf(first) : results.map((result, index) => vatTexts.caseLine(sides[index] ?? 'exclusive', result))
  return showSum({
    outcome: side ? vatTexts.outcome(side, first) : vatTexts.open(amountCents),
    lines: lines,
    notes: vatTexts.conditions(first.percent, figureDay.year),

    sources: listFigureSources(book, [{ ids: [vatFigure], day: figureDay.day }]),
    reference: 'berekening:btw',
    suggestions: [vatTexts.suggestOther(amountCents, side === 'exclusive' ? 'inclusive' : 'exclusive'), vatTexts.suggestAmount],
  })
}

const stepsOf = (result: VatResult): string[] => [vatTexts.withoutVat(result.exclusiveCents), vatTexts.vat(result), vatTexts.withVat(result.inclusiveCents)]

export const vatSum: Sum<VatFacts> = {
  read,
  recognise,
  ...changeByWords<VatFacts>('btw ex exc excl exclusief incl inclusief', { merge }),
  answer,
}
