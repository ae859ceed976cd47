/** One message of the visitor as the sums read it: normalised, and each thing that is read from it read once, when a sum first asks for it. */
import { agesAtDeed } from './birthday.ts'
import { birthdayWords } from './birthday.nl.ts'
import { denies, readDenials } from './denials.ts'
import { detectTopic } from './detect-topic.ts'
import { extractAges } from './extract-ages.ts'
import { extractAmounts, extractPrices } from './extract-amounts.ts'
import { extractPurchase } from './extract-purchase.ts'
import { extractYears } from './extract-years.ts'
import { findKin } from './kin.ts'
import type { Known } from './known.ts'
import { childless, children } from './kin-words.nl.ts'
import { normaliseQuestion } from './normalise-question.ts'
import { asksForOutcome, asksForRule, clausesOf, continues, corrects, startsAsChange } from './question-shape.ts'
import { readWhoseAll } from './read-whose.ts'
import { countChildren } from './sums/count-children.ts'
import { readFees } from './sums/read-fees.ts'

function once<T>(read: () => T): () => T {
  let kept: { value: T } | undefined
  return () => (kept ??= { value: read() }).value
}

export class Utterance {
  readonly text: string
  /** YYYY-MM-DD in the Netherlands. */
  readonly day: string
  readonly known: Known

  readonly #denials = once(() => readDenials(this.text))
  /** It without what is said not to be there: 'zonder kinderen', 'niet mijn zoon maar'. */
  readonly affirmed = once((): Utterance => this.without(this.#denials().rest))
  readonly isChildless = once(() => this.denies(children) || childless.test(this.text))

  readonly amounts = once(() => extractAmounts(this.text))
  /** Each amount with whose it is. */
  readonly told = once(() => readWhoseAll(this.text, this.amounts()))
  /** Small amounts too. */
  readonly prices = once(() => extractPrices(this.text))
  readonly fees = once(() => readFees(this.text))
  readonly years = once(() => extractYears(this.text, this.day))
  /** The last year that is named, as a fact of a sum that takes one. */
  readonly lastYear = once(() => (this.years().length > 0 ? { years: this.years().slice(-1) } : {}))
  readonly ages = once(() => ({ ...extractAges(this.text), ...agesAtDeed(this.#withBirthday(), this.day, birthdayWords) }))
  readonly kin = once(() => findKin(this.affirmed().text))
  /** How many children someone leaves; brothers and sisters count with the speaker. */
  readonly children = once(() => countChildren(this.affirmed().text))
  /** Undefined when it is not clear what is bought. */
  readonly purchase = once(() => extractPurchase(this.text, this.#denials()))
  readonly topic = once(() => detectTopic(this.text) ?? this.known.topic)
  readonly asksForRule = once(() => asksForRule(this.text))
  readonly asksForOutcome = once(() => asksForOutcome(this.text))
  readonly continues = once(() => continues(this.text))
  readonly corrects = once(() => corrects(this.text))
  /** The things it tells, each read by itself. */
  readonly clauses = once((): readonly Utterance[] => clausesOf(this.text).map((clause) => this.without(clause)))
  readonly startsAsChange = once(() => startsAsChange(this.text))

  /** `text` is a normalised question. */
  constructor(text: string, day: string, known: Known = {}) {
    this.text = text
    this.day = day
    this.known = known
  }

  static of(question: string, day: string, known?: Known): Utterance {
    return new Utterance(normaliseQuestion(question), day, known)
  }

  /** Whether it says that something is not there. */
  denies(thing: RegExp): boolean {
    return denies(this.#denials(), thing)
  }

  #withBirthday(): string {
    return this.known.birthday === undefined ? this.text : `${this.text}. ${this.known.birthday}`
  }

  /** What is left of it without some words. */
  without(text: string): Utterance {
    return text === this.text ? this : new Utterance(text, this.day, this.known)
  }
}
