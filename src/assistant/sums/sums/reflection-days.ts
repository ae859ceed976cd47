/** Until when a buyer of a home may withdraw: BW 7:2 lid 2, with articles 1 and 3 of the Algemene termijnenwet. */
import { addDays } from '../../../platform/days.ts'
import { isWorkingDay, onWorkingDay } from '../../../platform/working-days.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { readContractDay, readToday } from './read-contract-day.ts'
import { reflectionTexts as texts, reflectionWords as words } from './reflection-days.nl.ts'
import { showSum } from './show-sum.ts'
import type { Sum } from './sum.ts'
import type { Utterance } from '../utterance.ts'

const DAYS = 3
const WORKING_DAYS = 2
/** Of a message that only tells another day. */
const MOST_WORDS = 14

interface ReflectionFacts {
  /** YYYY-MM-DD: when the buyer got the signed contract or a copy; absent while only the days were asked of. */
  received?: string
  /** The visitor said so, rather than when it was signed. */
  isReceived: boolean
  /** YYYY-MM-DD, as the visitor has it. */
  today: string
}

/** The last day, for who got the contract on `received`. */
export function lastReflectionDay(received: string): string {
  let last = received
  for (let days = 0, working = 0; days < DAYS || working < WORKING_DAYS; days++) {
    last = addDays(last, 1)
    if (isWorkingDay(last)) working++
  }
  return onWorkingDay(last)
}

function read({ text, day }: Utterance): Partial<ReflectionFacts> {
  if (!words.signed.test(text) && !words.received.test(text) && !words.contract.test(text)) return {}
  if (!day) return {}
  const today = readToday(text, day)
  const received = readContractDay(text, today)
  return received === undefined ? {} : { received, isReceived: words.received.test(text), today }
}

function recognise({ text, day }: Utterance, { received, isReceived = false, today = day }: Partial<ReflectionFacts>): ReflectionFacts | undefined {
  return received === undefined || !asksOfDays(text) ? undefined : { received, isReceived, today }
}

function asksOfDays(text: string): boolean {
  if (!words.asks.test(text) || words.other.test(text)) return false
  return words.contract.test(text) || (words.signs.test(text) && words.home.test(text) && !words.otherPaper.test(text))
}

function answer({ received, isReceived, today }: ReflectionFacts): EngineAnswer | undefined {
  if (received === undefined) return undefined
  const last = lastReflectionDay(received)
  const isOver = today > last
  return showSum({
    isOpen: !isReceived,
    outcome: isOver ? texts.over(last) : texts.until(last),
    lines: [texts.received(received, isReceived), texts.begins(addDays(received, 1)), ...(last === addDays(received, DAYS) ? [] : [texts.moved(last)])],
    notes: [isOver ? texts.tooLate : received > today ? texts.howTo : texts.inTime(today), texts.buyers].join(' '),
    sources: texts.sources,
    reference: 'berekening:bedenktijd',
    suggestions: texts.suggestions,
  })
}

export const reflectionDaysSum: Sum<ReflectionFacts> = {
  read,
  recognise,
  // A next message may say the day.
  subject: ({ text, day }) => (asksOfDays(text) ? { isReceived: false, today: day } : undefined),
  // 'Ik kreeg hem donderdag pas terug.'
  mayChange: ({ text, asksForRule }, { received }) =>
    received !== undefined && !asksForRule() && !words.other.test(text) && text.split(' ').length <= MOST_WORDS,
  change: (before, newer) => ({ ...before, ...newer }),
  answer,
}
