/** What several deeds cost together by the prices the site has. */
import { centsOf } from '../../../figures/cents.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { fillFigures } from '../../../figures/figure-tokens.ts'
import { findLatestValue, findValueOn, type FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { priceSumTexts as texts, type PriceRange } from './price-sum.nl.ts'
import { neverChanges } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { priceSumWords as words } from './price-words.nl.ts'
import { deedFigures, type PricedDeed } from './priced-deed.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

export interface PriceSumFacts {
  deeds: readonly { deed: PricedDeed; count: number }[]
}

/** The same for every office. */
const FIXED: ReadonlySet<PricedDeed> = new Set<PricedDeed>(['land-registry', 'quality-fund', 'apostille'])
const COUNT = /(?<![\d.,])(\d) (?:\w+ )?/.source
const DEEDS: readonly (readonly [PricedDeed, RegExp])[] = [
  ['living-will', new RegExp(`(?:${COUNT})?\\blevenstestament(?:en)?\\b`)],
  ['will', new RegExp(`(?:${COUNT})?(?<!levens)\\btestament(?:en)?\\b`)],
  ['cohabitation', /\bsamenlevings(?:contract|overeenkomst)\b/],
  ['prenuptial', /\bhuwelijkse voorwaarden\b/],
  ['company', /\bbv\b/],
  ['trade-register', /\bkvk\b|\bhandelsregister\b/],
]
const PER_DEED: readonly (readonly [PricedDeed, RegExp])[] = [
  ['land-registry', /\bkadaster\w*\b/],
  ['quality-fund', /\bkwaliteitsfonds\b/],
]
const DEED_COUNT = /(?<![\d.,])(\d) (?:akte|aktes|akten|inschrijvingen)\b/
const APOSTILLES = /(?<![\d.,])(\d) (?:apostilles|documenten|diploma'?s|stukken|papieren|aktes|akten)\b/

function read({ text }: Utterance): Partial<PriceSumFacts> {
  const perDeed = Number(DEED_COUNT.exec(text)?.[1] ?? 1)
  const papers = /\bapostille/.test(text) ? Number(APOSTILLES.exec(text)?.[1] ?? 1) : 1
  const isPair = words.pair.test(text)
  const deeds = [
    ...DEEDS.flatMap(([deed, pattern]) => {
      const match = pattern.exec(text)
      if (!match) return []
      const count = Number(match[1] ?? (isPair && deed !== 'cohabitation' && deed !== 'prenuptial' ? 2 : 1))
      return deed === 'will' && count === 2 ? [{ deed: 'wills-of-couple' as const, count: 1 }] : [{ deed, count }]
    }),
    ...(papers > 1 ? [{ deed: 'apostille' as const, count: papers }] : []),
    ...PER_DEED.flatMap(([deed, pattern]) => (pattern.test(text) && perDeed > 1 ? [{ deed, count: perDeed }] : [])),
  ]
  return deeds.length > 0 ? { deeds } : {}
}

/** One kind of deed has its own answer, but for how many times a price counts. */
function recognise({ text, prices }: Utterance, { deeds }: Partial<PriceSumFacts>): PriceSumFacts | undefined {
  const [first, second] = deeds ?? []
  if (!deeds || !first || !words.costs.test(text) || words.other.test(text) || prices().length > 0) return undefined
  // A couple with one contract mostly makes two wills: how many is for the visitor to say.
  const isOpen = deeds.some(({ deed }) => deed === 'cohabitation' || deed === 'prenuptial') && deeds.some(({ deed, count }) => deed === 'will' && count === 1)
  if (isOpen) return undefined
  const isSeveral = second ? words.together.test(text) : first.count > 1 && first.deed !== 'wills-of-couple'
  return isSeveral ? { deeds } : undefined
}

function readRange(book: FigureBook, deed: PricedDeed, day: string): PriceRange | undefined {
  const [low, high = low] = deedFigures[deed].map((id) => {
    const figure = book.get(id)
    return figure && (findValueOn(figure, day) ?? findLatestValue(figure, day))
  })
  const [min, max] = [low?.value ?? low?.min, high?.value ?? high?.max]
  return min === undefined ? undefined : { minCents: centsOf(min), maxCents: max === undefined ? undefined : centsOf(max) }
}

const times = ({ minCents, maxCents }: PriceRange, count: number): PriceRange => ({
  minCents: minCents * count,
  maxCents: maxCents === undefined ? undefined : maxCents * count,
})

/** One price without an upper end leaves the sum without. */
const add = (a: PriceRange, b: PriceRange): PriceRange => ({
  minCents: a.minCents + b.minCents,
  maxCents: a.maxCents === undefined || b.maxCents === undefined ? undefined : a.maxCents + b.maxCents,
})

function answer({ deeds }: PriceSumFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const parts = deeds.flatMap(({ deed, count }) => {
    const one = readRange(book, deed, day)
    return one ? [{ deed, count, one, total: times(one, count) }] : []
  })
  if (parts.length < deeds.length) return undefined
  const total = parts.map((part) => part.total).reduce(add)
  const ids = deeds.flatMap(({ deed }) => deedFigures[deed])
  const dates = [...new Set(ids.map((id) => fillFigures(`{{peildatum:${id}}}`, book, day)))]
  const isFixed = deeds.every(({ deed }) => FIXED.has(deed))
  return showSum({
    outcome: texts.outcome(total),
    lines: [
      ...parts.map((part) => texts.line(part.deed, part.count, part.one, part.total)),
      ...(parts.length > 1
        ? [
            texts.sumLine(
              parts.map((part) => part.total),
              total,
            ),
          ]
        : []),
    ],
    notes: isFixed ? texts.fixed(dates) : texts.conditions(dates),

    sources: [texts.article, ...listFigureSources(book, [{ ids, day }])],
    reference: 'berekening:prijzen',
    suggestions: [...texts.suggestions],
  })
}

export const priceSum: Sum<PriceSumFacts> = { read, recognise, ...neverChanges, answer }
