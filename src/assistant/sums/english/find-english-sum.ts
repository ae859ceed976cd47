/** Recognises an English question whose answer is a sum, and follows it through a conversation. The rules of the sums are those of the Dutch ones. */
import type { FigureBook } from '../../../figures/figure.ts'
import { foldLetters } from '../../../platform/fold-letters.ts'
import type { EngineAnswer, Turn } from '../../conversation/engine.ts'
import type { CalculationTopic } from '../detect-topic.ts'
import type { GainFacts, GainSaid } from '../sums/gain-facts.ts'
import { mergeDebts } from '../sums/debts.ts'
import { mergeGain } from '../sums/change-gain.ts'
import { mergePurchase } from '../sums/change-purchase.ts'
import type { PurchaseFacts, PurchaseSaid } from '../sums/purchase-facts.ts'
import { findEnglishEstate, findEnglishEstateTax } from './answer-english-estate.ts'
import { ESTATE_SHARES } from '../sums/answer-estate.ts'
import { answerEnglishGain } from './answer-english-gain.ts'
import { answerEnglishPurchase } from './answer-english-purchase.ts'
import * as words from './english-words.en.ts'
import * as estate from './estate-words.en.ts'
import { findSmallEnglishSum } from './small-english-sums.ts'
import { readEnglishGain, readEnglishPurchase, readTopic } from './read-english.ts'

type Facts = PurchaseFacts | GainFacts
type Said = PurchaseSaid | GainSaid

const isGain = (facts: Facts): facts is GainFacts => facts.topic === 'inheritance-tax' || facts.topic === 'gift-tax'

/** A longer message asks something of its own. */
const LONGEST_CHANGE = 24
const LONGEST = 500

const read = (text: string, topic: CalculationTopic, day: string, before?: Facts): Said | undefined =>
  topic === 'transfer-tax' || topic === 'purchase-costs'
    ? readEnglishPurchase(text, topic, day, before && !isGain(before) ? before : undefined)
    : readEnglishGain(text, topic, day, before && isGain(before) ? before : undefined)

/** Undefined when it is not clear whether a debt comes beside the one before. */
function withDebtsBefore(before: GainFacts, newer: GainSaid, text: string): GainSaid | undefined {
  const owed = newer.debtCents === undefined ? {} : mergeDebts(before, newer, { adds: words.addsDebt.test(text), isKnown: words.knownDebt.test(text) })
  return owed && { ...newer, ...owed }
}

function mergeTold(before: Facts, said: Said, text: string): Facts | undefined {
  const newer = isGain(before) && isGain(said) ? withDebtsBefore(before, said, text) : said
  return newer && merge(before, newer)
}

const merge = (before: Facts, newer: Said): Facts =>
  isGain(before) && isGain(newer) ? mergeGain(before, newer) : !isGain(before) && !isGain(newer) ? mergePurchase(before, newer) : newer

const small = new Set(['topic', 'speakerReceives', 'several'])
const changesSomething = (said: Said): boolean => Object.keys(said).some((key) => !small.has(key))

/** Facts that mean nothing but the sum: who only brings one of them wants it made anew. */
const telling = new Set(['debtCents', 'selfAge', 'partnerAge', 'childAge', 'exemption', 'oneTimeRaise', 'raiseUsed'])
/** An amount may be of anything, such as a renovation, unless it is said what it is. */
const tellsFact = (said: Said, text: string): boolean =>
  Object.keys(said).some((key) => telling.has(key)) || ((said.amountsCents ?? said.deltaCents) !== undefined && words.ofTheSum.test(text))

const asksSomething = (text: string): boolean => text.includes('?') || words.asksOutcome.test(text) || words.asksRule.test(text) || words.asksElse.test(text)

const isUnsupported = (text: string): boolean => words.unsupported.test(text) || words.unsupportedKin.test(text)

/** Folded, with whoever is not there left out: nobody gets nothing. */
const plain = (message: string): string =>
  fold(message).replace(words.parentsGone, '').replace(words.onlyChild, '').replace(words.noChildren, 'childless').replace(/\s+/g, ' ').trim()

const fold = (message: string): string =>
  foldLetters(message.slice(0, LONGEST))
    .replace(/[’‘`´]/g, "'")
    .replace(/\bus (?:kids|children|siblings)\b/g, 'us')
    .replace(/\bequal (?:shares|parts)\b/g, 'equally')
    .replace(/\bwhats\b/g, "what's")
    .replace(/\s+/g, ' ')
    .trim()

const BUYS = /\b(?:buy|buying|bought|purchase)\b/
const tellsOfDeath = (text: string): boolean => words.died.test(text) || estate.isWidowed.test(text)

/** A sum of its own. `afterDeath`: somebody's death was told before. */
function recognise(text: string, day: string, afterDeath = false): Facts | undefined {
  const topic = readTopic(text)
  // Who lost somebody and asks 'how much tax' buys nothing.
  const isOfEstate = (afterDeath || tellsOfDeath(text)) && !BUYS.test(text)
  if (topic === 'transfer-tax' && isOfEstate && !words.topics.transferTax.test(text)) return undefined
  if (!topic || !words.asksOutcome.test(text) || words.asksRule.test(text)) return undefined
  // The half of a parent is divided with the other one before a child pays over a part of it.
  if (topic === 'inheritance-tax' && estate.halfOfDeceased.test(text)) return undefined
  const said = read(text, topic, day)
  return said?.amountsCents ? said : undefined
}

const beside: Partial<Record<CalculationTopic, readonly [CalculationTopic, RegExp]>> = {
  'transfer-tax': ['purchase-costs', words.topics.purchaseCosts],
  'purchase-costs': ['transfer-tax', words.topics.transferTax],
  'inheritance-tax': ['gift-tax', /\bgifts?\b|\bgiv(?:e|ing) (?:it|this|that|them|him|her)\b/],
  'gift-tax': ['inheritance-tax', /\binherit\w*/],
}

/** Of the sum before it, by a short message that says another fact. */
function change(before: Facts, text: string, day: string): Facts | undefined {
  if (text.split(' ').length > LONGEST_CHANGE || words.asksRule.test(text)) return undefined
  const other = beside[before.topic]
  const topic = other?.[1].test(text) ? other[0] : before.topic
  const named = readTopic(text)
  if (named && named !== topic) return undefined
  const said = read(text, topic, day, before)
  if (!said || (topic === before.topic && !changesSomething(said))) return undefined
  const asks = words.startsAsChange.test(text) || words.onlyGives.test(text) || words.asksOutcome.test(text) || !before.amountsCents
  const tells = tellsFact(said, text)
  if (words.asksElse.test(text) && !(asks && tells)) return undefined
  return asks || tells ? mergeTold(before, said, text) : undefined
}

/** A question that names the subject without an amount: a next one may say it. */
function subjectOf(text: string, topic: CalculationTopic, day: string): Facts {
  const said = read(text, topic, day)
  return said && isGain(said) && said.relation ? { topic: said.topic, relation: said.relation } : { topic }
}

/** Who died was told before what one gets of it: 'My mother died last month', and then 'do I pay tax, my share is 90,000'. */
function recogniseAfterDeath(question: string, history: readonly Turn[], day: string): Facts | undefined {
  const told = history.flatMap(({ role, content }) => (role === 'user' ? content.split(/[.!?,;]\s+/) : []))
  const death = told.findLast((sentence) => words.died.test(fold(sentence)))
  if (death === undefined || !words.asksTax.test(fold(question)) || !/\d/.test(question)) return undefined
  const text = plain(`${death} ${question}`)
  return isUnsupported(text) ? undefined : recognise(text, day)
}

const MOST_WORDS_OVER_SHARES = 12
/** 'Do I have to pay tax on that?' after an estate was divided. */
function findTaxOverShares(question: string, history: readonly Turn[], day: string, book: FigureBook): EngineAnswer | undefined {
  const text = fold(question)
  const isOnlyTax = words.asksTax.test(text) && !/\d/.test(text) && text.split(' ').length <= MOST_WORDS_OVER_SHARES && !words.asksRule.test(text)
  if (!isOnlyTax || history.at(-1)?.reference !== ESTATE_SHARES) return undefined
  const told = history.at(-2)?.content
  return told === undefined ? undefined : findEnglishEstateTax(fold(told), day, book)
}

/** `day` is YYYY-MM-DD in the Netherlands. Undefined when the last message asks for no sum, or names what the sums do not know. */
export function findEnglishSum(question: string, history: readonly Turn[], day: string, book: FigureBook): EngineAnswer | undefined {
  const asked = [...history.flatMap((turn) => (turn.role === 'user' ? [turn.content] : [])), question]
  let facts: Facts | undefined
  let last: Facts | undefined
  let afterDeath = false
  for (const text of asked.map(plain)) {
    afterDeath ||= tellsOfDeath(text)
    if (words.thanks.test(text)) {
      last = undefined
      continue
    }
    last = isUnsupported(text) ? undefined : (recognise(text, day, afterDeath) ?? (facts && change(facts, text, day)))
    // What is told may stand between two facts of a sum; another question ends it.
    const topic = isUnsupported(text) ? undefined : readTopic(text)
    facts = last ?? (topic ? subjectOf(text, topic, day) : asksSomething(text) || isUnsupported(text) ? undefined : facts)
  }
  // What is asked by itself goes before a change of what was asked before.
  const text = plain(question)
  last ??= recogniseAfterDeath(question, history, day)
  const own = recognise(text, day, afterDeath) ? undefined : (findSmallEnglishSum(text, day, book) ?? findEnglishEstate(fold(question), day, book))
  const answer = own ?? (last?.amountsCents ? (isGain(last) ? answerEnglishGain(last, day, book) : answerEnglishPurchase(last, day, book)) : undefined)
  const found = answer ?? findTaxOverShares(question, history, day, book)
  return found && { ...found, extras: { ...found.extras, lang: 'en' } }
}
