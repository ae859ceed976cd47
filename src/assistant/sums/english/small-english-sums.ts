/** English questions with one step: what a house is worth after its mortgage, the deposit of a purchase, and the VAT of a bill. */
import { percentOf } from '../../../figures/cents.ts'
import { calculateVat, vatFigure, type VatSide } from '../../../figures/calculators/vat.ts'
import { divideHomeEquity } from '../../../figures/calculators/home-equity.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { depositTexts } from '../sums/deposit.nl.ts'
import { equityTexts } from '../sums/home-equity.nl.ts'
import { showSum } from '../sums/show-sum.ts'
import * as words from './english-words.en.ts'
import { namesRange, readEnglishAmounts, type EnglishAmount } from './read-english-amounts.ts'
import * as en from './small-sums.en.ts'

const HALF = 5000
/** Law and most contracts: Burgerlijk Wetboek, art. 7:26 lid 4. */
const MOST_PERCENT = 10
/** In cents; more is no bill of a notary. */
const MOST_BILL = 10_000_000
const OTHER_PART = /(?<![\d.,])(?!50\b|10\b)\d{1,2} ?(?:%|percent)|\b(?:one|a|two) (?:third|quarter)s?\b/

const only = (amounts: readonly EnglishAmount[], role: EnglishAmount['role']): number | undefined => {
  const cents = [...new Set(amounts.flatMap((amount) => (amount.role === role ? [amount.cents] : [])))]
  return cents.length === 1 ? cents[0] : undefined
}

/** Half each; nothing when another part is named. */
function answerEquity(text: string, amounts: readonly EnglishAmount[]): EngineAnswer | undefined {
  if (
    !words.equity.divides.test(text) ||
    !words.equity.home.test(text) ||
    !words.equity.asks.test(text) ||
    OTHER_PART.test(text) ||
    words.equity.several.test(text)
  )
    return undefined
  const valueCents = only(amounts, 'value')
  const debtCents = words.mortgage.without.test(text) || words.equity.noDebt.test(text) ? 0 : only(amounts, 'loan')
  if (valueCents === undefined || debtCents === undefined) return undefined
  const { equityCents, otherCents } = divideHomeEquity({ valueCents, debtCents, shareBasisPoints: HALF })
  return showSum({
    outcome: en.equityOutcome(equityCents, otherCents),
    lines: [en.equityLine(valueCents, debtCents), en.halfLine(equityCents, otherCents), ...(debtCents > 0 ? [en.bankLine(debtCents)] : [])],
    notes: en.equityNotes,
    sources: equityTexts.lawSources.slice(0, 1),
    reference: 'berekening:overwaarde',
    suggestions: [],
  })
}

function answerDeposit(text: string, amounts: readonly EnglishAmount[]): EngineAnswer | undefined {
  const priceCents = only(amounts, 'value')
  // Money that is given for it is no price.
  if (words.topics.giftTax.test(text) || words.topics.gives.test(text)) return undefined
  if (!words.deposit.test(text) || !words.asksOutcome.test(text) || priceCents === undefined || OTHER_PART.test(text)) return undefined
  const cents = percentOf(priceCents, MOST_PERCENT)
  const isNamed = /\b(?:10|ten) ?(?:%|percent)/.test(text)
  return showSum({
    outcome: en.depositOutcome(cents, isNamed),
    lines: [en.partLine(MOST_PERCENT, priceCents, cents)],
    notes: en.depositNotes,
    sources: [depositTexts.lawSource],
    reference: 'berekening:waarborgsom',
    suggestions: [],
  })
}

/** What stands nearest to the amount, which comes first: '€ 1,240 excluding VAT. What is it with VAT?' */
function readSide(text: string): VatSide | undefined {
  const [inclusive, exclusive] = [text.search(words.vat.inclusive), text.search(words.vat.exclusive)]
  if (inclusive < 0 && exclusive < 0) return undefined
  return exclusive < 0 || (inclusive >= 0 && inclusive < exclusive) ? 'inclusive' : 'exclusive'
}

function answerVat(text: string, amounts: readonly EnglishAmount[], day: string, book: FigureBook): EngineAnswer | undefined {
  const amountCents = only(amounts, 'value')
  if (!words.vat.named.test(text) || !words.asksOutcome.test(text) || amountCents === undefined || amountCents > MOST_BILL) return undefined
  const side = readSide(text)
  const [figureDay] = chooseDays(book, [vatFigure], undefined, day) ?? []
  if (!side || !figureDay) return undefined
  const result = calculateVat(book, figureDay.day, amountCents, side)
  return showSum({
    outcome: en.vatOutcome(side, result),
    lines: en.vatLines(result),
    notes: en.vatNotes(result.percent, figureDay.year),
    sources: listFigureSources(book, [{ ids: [vatFigure], day: figureDay.day }], 'en'),
    reference: 'berekening:btw',
    suggestions: [],
  })
}

/** `text` is folded, as `findEnglishSum` reads it. */
export function findSmallEnglishSum(text: string, day: string, book: FigureBook): EngineAnswer | undefined {
  if (namesRange(text)) return undefined
  const amounts = readEnglishAmounts(text)
  if (amounts.length === 0) return undefined
  return answerEquity(text, amounts) ?? answerDeposit(text, amounts) ?? answerVat(text, amounts, day, book)
}
