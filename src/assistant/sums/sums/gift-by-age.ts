/** The gift tax of several children of whom each age was told: the raised exemption is for some of them only. */
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import { centsOfStep } from '../../../figures/bracket-tax.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { calculateGiftTax, canRaise, giftTaxFigures, type GiftTaxInput } from '../../../figures/gift-tax.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { isUnsupported } from '../detect-topic.ts'
import type { Utterance } from '../utterance.ts'
import { neverChanges } from './change-by-words.ts'
import { giftByAgeTexts as texts } from './gift-by-age.nl.ts'
import { readGift } from './read-gain.ts'
import { showSum } from './show-sum.ts'
import type { Sum } from './sum.ts'
import { yearLines } from './year-lines.ts'

interface AgedGift {
  ages: readonly number[]
  /** What each of them gets. */
  eachCents: number
}

const MOST_CHILDREN = 6
/** 'De jongste is 24', 'kinderen van 24, 31 en 42 jaar'. */
const AGES =
  /(?<![\d.,€/-]|€ )\b(\d{2})\b(?![\d/-]|[.,]\d| ?(?:%|procent|euro|ton|k\b|duizend|mille|kinderen|keer|jaar (?:geleden|lang|samen|getrouwd)|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december))/g

const listAges = (text: string): number[] => [...text.matchAll(AGES)].map(([, digits]) => Number(digits))

function read(said: Utterance): Partial<AgedGift> {
  const ages = listAges(said.affirmed().text)
  if (said.topic() !== 'gift-tax' || ages.length < 2 || ages.length > MOST_CHILDREN) return {}
  const { relation, relations, receivers, amountsCents = [], each, several, oneTimeRaise, raiseUsed, parts } = readGift(said) ?? {}
  const [cents, ...others] = amountsCents
  if (relation !== 'child' || relations || parts || several || oneTimeRaise || raiseUsed || cents === undefined || others.length > 0) return {}
  return receivers === ages.length ? { ages, eachCents: each ? cents : Math.floor(cents / receivers) } : {}
}

function recognise(said: Utterance, { ages, eachCents }: Partial<AgedGift>): AgedGift | undefined {
  if (!ages || eachCents === undefined || isUnsupported(said, 'gift-tax') || said.asksForRule() || !said.asksForOutcome()) return undefined
  const mayRaise = ages.filter((age) => canRaise({ relation: 'child', oneTimeRaise: 'free', age }))
  return mayRaise.length > 0 ? { ages, eachCents } : undefined
}

function answer({ ages, eachCents }: AgedGift, day: string, book: FigureBook): EngineAnswer | undefined {
  const raised = (age: number): GiftTaxInput => ({ receivedCents: eachCents, relation: 'child', oneTimeRaise: 'free', age })
  const plain: GiftTaxInput = { receivedCents: eachCents, relation: 'child' }
  const ids = [...new Set([...giftTaxFigures(plain), ...ages.flatMap((age) => giftTaxFigures(raised(age)))])]
  const [figureDay] = chooseDays(book, ids, undefined, day) ?? []
  if (!figureDay) return undefined
  const taxOf = (input: GiftTaxInput) => calculateGiftTax(book, figureDay.day, input)
  const children = ages.map((age) => ({ age, raised: canRaise(raised(age)) ? taxOf(raised(age)) : undefined, plain: taxOf(plain) }))
  const total = (of: (child: (typeof children)[number]) => number) => children.reduce((sum, child) => sum + of(child), 0)
  return showSum({
    reading: texts.reading(eachCents, ages, figureDay.year),
    // Whether it was used before is not told.
    isOpen: true,
    days: [figureDay],
    outcome: texts.outcome(
      total((child) => (child.raised ?? child.plain).taxCents),
      total((child) => child.plain.taxCents),
    ),
    lines: children.map((child) =>
      child.raised
        ? texts.raised(child.age, child.raised.taxCents, centsOfStep(child.raised, 'exemption'), child.plain.taxCents)
        : texts.plain(child.age, centsOfStep(child.plain, 'exemption'), child.plain.taxCents),
    ),
    notes: [texts.conditions, ...yearLines([figureDay]), nl.gainDecides].join(' '),
    link: nl.calculatorLink('gift-tax', emptyAddress('gift-tax')),
    sources: [nl.ownArticles.gain, ...listFigureSources(book, [{ ids, day: figureDay.day }])],
    reference: 'berekening:schenkbelasting',
    suggestions: [],
  })
}

export const giftByAgeSum: Sum<AgedGift> = { read, recognise, ...neverChanges, answer }
