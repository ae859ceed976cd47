/** What the sums of a tax have in common: a conversation goes between two topics, and a message changes the sum by a number or by words that all belong to it. */
import { isUnsupported, type CalculationTopic } from '../detect-topic.ts'
import { wordSet } from '../phrases.ts'
import { countWordsOutside, isStatement, restatesAmount } from '../question-shape.ts'
import { switchesTo } from '../subject-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { MOST_TIMES_LESS, type Sum } from './sum.ts'

/** Of a message that long one word more may be of something else. */
const WORDS_FOR_ONE_MORE = 10

/** The same for who gives an amount that was missing. */
const WORDS_OF_TELLING = 6

interface TaxFacts {
  topic: CalculationTopic
  /** Absent while only the subject was named. */
  amountsCents?: readonly number[]
}

/** `Said` is what one message says of it. */
export interface Tax<Facts extends TaxFacts, Said extends Facts> extends Pick<Sum<Facts>, 'answer'> {
  /** 'En bij een schenking?' goes from one to the other. */
  topics: readonly Facts['topic'][]
  /** Undefined when it cannot be calculated. */
  read(said: Utterance, topic: Facts['topic']): Said | undefined
  /** Whether a question with an amount says enough to be answered. */
  isClear?(said: Utterance, facts: Facts): boolean
  /** What a question that names no topic leads to. */
  subjectOf?(text: string): Facts['topic'] | undefined
  /** The words with the meaning they have after the sum before. */
  complete(before: Facts, newer: Said, said: Utterance): Said | undefined
  /** Which facts that matter the message changes. */
  listChanged(newer: Said, said: Utterance): readonly (keyof Said)[]
  /** Whether a message that changes it does so in whatever words. */
  tells?(before: Facts, newer: Said, said: Utterance): boolean
  /** An amount or age ties a message to the sum; with other facts alone every word must fit. */
  numbers: ReadonlySet<keyof Said>
  merge(before: Facts, newer: Said): Facts
  /** Every word that a change can be made of, and patterns for more of them. */
  words: string
  patterns: readonly RegExp[]
}

export function taxSum<Facts extends TaxFacts, Said extends Facts>(tax: Tax<Facts, Said>): Sum<Facts> {
  const known = wordSet(tax.words)
  const ownTopic = (said: Utterance): Facts['topic'] | undefined => tax.topics.find((topic) => topic === said.topic())

  /** A question that names its subject and an amount, and asks for the outcome. */
  function recognise(said: Utterance): Facts | undefined {
    const topic = ownTopic(said)
    if (!topic || isUnsupported(said, topic) || !said.asksForOutcome() || said.asksForRule()) return undefined
    const facts = tax.read(said, topic)
    return facts?.amountsCents && (!tax.isClear || tax.isClear(said, facts)) ? facts : undefined
  }

  function subject(said: Utterance): Facts | undefined {
    const topic = said.topic() ? ownTopic(said) : tax.subjectOf?.(said.text)
    return topic && !isUnsupported(said, topic) ? tax.read(said, topic) : undefined
  }

  /** The topic before or the one beside it; undefined when the message is about something else. */
  function topicAfter(before: Facts, said: Utterance): Facts['topic'] | undefined {
    if (said.topic()) return ownTopic(said)
    return tax.topics.find((topic) => topic !== before.topic && switchesTo[topic].test(said.text)) ?? before.topic
  }

  /** A message that does not start as a change only gives the amount that was missing. */
  function change(before: Facts, _newer: Partial<Facts>, said: Utterance): Facts | undefined {
    const topic = topicAfter(before, said)
    if (!topic || isUnsupported(said, topic)) return undefined
    const read = tax.read(said, topic)
    const newer = read && tax.complete(before, read, said)
    if (!newer) return undefined
    if (before.amountsCents && tax.tells?.(before, newer, said)) return tax.merge(before, newer)
    const isRestated = restatesAmount(said.text)
    if (!said.startsAsChange() && before.amountsCents && !isRestated) return undefined
    const changed = tax.listChanged(newer, said)
    if (topic === before.topic && changed.length === 0) return undefined
    if (isRestated && newer.amountsCents?.length === 1) return isOfSameSize(before, newer) ? tax.merge(before, newer) : undefined
    const isNumber = changed.some((key) => tax.numbers.has(key))
    const length = said.text.split(' ').length
    // Who gives the amount that was missing may tell more with it.
    const allowed = !isNumber
      ? 0
      : before.amountsCents
        ? said.continues()
          ? 1 + Math.floor(length / WORDS_FOR_ONE_MORE)
          : 0
        : Math.floor(length / WORDS_OF_TELLING)
    return countWordsOutside(said.affirmed().text, known, tax.patterns) <= allowed ? tax.merge(before, newer) : undefined
  }

  return {
    isGeneral: true,
    // What a message says depends on the topic, which `recognise` and `change` find.
    read: () => ({}),
    recognise,
    subject,
    mayChange: (said) => !said.asksForRule() && (said.startsAsChange() || isStatement(said.text)),
    change,
    answer: tax.answer,
  }
}

const isOfSameSize = ({ amountsCents: before }: TaxFacts, { amountsCents: [newer = 0] = [] }: TaxFacts): boolean =>
  !before || Math.max(...before) < newer * MOST_TIMES_LESS

/** The amounts of the sum after a message: the new ones, else those before, with what comes on top. */
export function changedAmounts(
  before: { amountsCents?: readonly number[] },
  newer: { amountsCents?: readonly number[]; deltaCents?: number },
): { amountsCents?: readonly number[] } {
  const { deltaCents: delta } = newer
  const amountsCents = newer.amountsCents ?? before.amountsCents
  if (delta === undefined) return amountsCents ? { amountsCents } : {}
  return { amountsCents: (amountsCents ?? []).map((cents) => cents + delta).filter((cents) => cents > 0) }
}
