/** What a couple with everything in common has at a divorce, and what the one who keeps the home pays the other. */
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { sumCents } from '../extract-amounts.ts'
import { onTop } from '../adding-words.nl.ts'
import { asksFor, asksSomething, asksWhatToDo } from '../question-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { divisionTexts as texts } from './marriage-division.nl.ts'
import { marriageWords as words, type PossessionName } from './marriage-words.nl.ts'
import { readKeepers, readPossessions, type Keeper, type Keepers, type Possession } from './read-possessions.ts'
import { showSum } from './show-sum.ts'
import type { Sum } from './sum.ts'

export interface DivisionFacts {
  possessions: readonly Possession[]
  keepers: Keepers
  /** Of the savings, what one of them has alone. */
  privateCents?: number
}

/** These are no conditions that someone asks for. */
const REGIME = /\b(?:zonder|geen) (?:huwelijkse )?voorwaarden\b/g

/** Since then only what is of both by law is shared (Burgerlijk Wetboek 1, art. 94). */
const LIMITED_SINCE = 2018
const MARRIED = '(?:getrouwd|trouwden|trouwde|gehuwd)'
const YEARS_MARRIED = new RegExp(`\\b${MARRIED} (?:\\w+ ){0,4}(\\d{1,2}) jaar\\b|\\b(\\d{1,2}) jaar (?:\\w+ ){0,3}${MARRIED}\\b`)

function marriedLately(text: string, day: string): boolean {
  const [, behind, before] = YEARS_MARRIED.exec(text) ?? []
  const years = behind ?? before
  return years !== undefined && Number(day.slice(0, 4)) - Number(years) >= LIMITED_SINCE
}

function read(said: Utterance): Partial<DivisionFacts> {
  const { text } = said
  const [amount, ...others] = said.amounts()
  if (amount && others.length === 0 && words.private.test(text) && words.inSavings.test(text) && !words.spent.test(text)) return { privateCents: amount.cents }
  const possessions = readPossessions(said)
  return { ...(possessions && possessions.length > 0 && { possessions }), keepers: readKeepers(text) }
}

/** Everything told with an amount, and each of it kept by one: a home, what is owed on it, and more. */
function recognise({ text, day }: Utterance, { possessions, keepers = {} }: Partial<DivisionFacts>): DivisionFacts | undefined {
  if (!possessions || !words.ends.test(text) || !words.shared.test(text) || words.other.test(text) || words.private.test(text)) return undefined
  const own = text.replace(REGIME, ' ')
  if (words.conditions.test(own) || marriedLately(text, day)) return undefined
  if (asksFor.procedure.test(own) || asksWhatToDo.test(own) || !words.asks.test(own)) return undefined
  const names = new Set(possessions.map(({ name }) => name))
  const isWhole = names.has('home') && names.has('mortgage') && names.size > 2
  return isWhole && keepers.home && possessions.every(({ name }) => keepers[name]) ? { possessions, keepers } : undefined
}

const keptBy = (possessions: readonly Possession[], keepers: Keepers, keeper: Keeper): Possession[] =>
  possessions.filter(({ name }) => keepers[name] === keeper)

const namesOf = (possessions: readonly Possession[]): PossessionName[] => possessions.map(({ name }) => name)

/** Undefined when the debts are higher, or more of the savings is private than there is. */
function answer({ possessions, keepers, privateCents = 0 }: DivisionFacts): EngineAnswer | undefined {
  const shared = possessions.map((one) => (one.name === 'savings' ? { ...one, cents: one.cents - privateCents } : one))
  const savings = shared.find(({ name }) => name === 'savings')
  if (privateCents > 0 && (!savings || savings.cents < 0)) return undefined
  const total = sumCents(shared)
  if (total < 0) return undefined
  const home = keepers.home ?? 'self'
  const [kept, others] = [keptBy(shared, keepers, home), keptBy(shared, keepers, home === 'self' ? 'other' : 'self')]
  const half = Math.floor(total / 2)
  const pays = sumCents(kept) - half
  const debts = -sumCents(shared.filter(({ cents }) => cents < 0))
  return showSum({
    reading: texts.reading(possessions, privateCents),
    outcome: texts.outcome(half, Math.abs(pays), pays >= 0),
    lines: [
      ...(savings && privateCents > 0 ? [texts.privateLine(savings.cents, privateCents)] : []),
      texts.totalLine(total + debts, debts, half),
      texts.homeLine(namesOf(kept), sumCents(kept)),
      texts.otherLine(namesOf(others), sumCents(others)),
    ],
    notes: texts.conditions,
    sources: [nl.ownArticles.division, texts.lawSource],
    reference: 'berekening:verdeling',
    suggestions: [...texts.suggestions],
  })
}

/** 'Sorry, de hypotheek is 330.000': another amount of what was told, not more of it, nor what one of them has alone. */
function putRight(before: DivisionFacts, newer: readonly Possession[], said: Utterance): DivisionFacts | undefined {
  const isMore = said.amounts().some(({ role }) => role === 'delta') || onTop.test(said.text)
  const isKnown = newer.every(({ name }) => before.possessions.some((one) => one.name === name))
  if (isMore || !isKnown || words.private.test(said.text) || words.spent.test(said.text)) return undefined
  return { ...before, possessions: before.possessions.map((one) => newer.find(({ name }) => name === one.name) ?? one) }
}

export const marriageDivisionSum: Sum<DivisionFacts> = {
  read,
  recognise,
  mayChange: ({ text }, { privateCents, possessions = [] }) => (privateCents !== undefined || possessions.length > 0) && !asksSomething.test(text),
  change: (before, { privateCents, possessions = [] }, said) =>
    privateCents === undefined ? putRight(before, possessions, said) : { ...before, privateCents },
  answer,
}
