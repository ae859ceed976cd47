/** What an English conversation tells of the visitor's own case: of relatives, of what `situation-words.en.ts` knows, that somebody is married, the year of the wedding, the last that was said, in whose name a house is, and who lives in the Netherlands. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import { asksOfOthers, inBothNames, inOneName, livesHere, marriedIn, marriedLately, saysMarried, saysUnmarried } from './case-words.en.ts'
import { eitherWay, type CaseRecord } from './case-record.ts'
import { englishKin, englishSituations } from './situation-words.en.ts'
import { namedIn } from './kin.nl.ts'
import type { Kin } from '../../retrieval/statement-holds.ts'

/** `message` tells of one year at most; undefined where it tells of none. */
function readWedding(message: string, day: string): { year: number; text: string } | undefined {
  const said = marriedIn.exec(message)?.slice(1).find(Boolean)
  if (said !== undefined) return { year: Number(said.slice(-4)) - (/^before/i.test(said) ? 1 : 0), text: `married ${said}` }
  const lately = day ? marriedLately.exec(message)?.slice(1).find(Boolean) : undefined
  if (lately === undefined) return undefined
  const year = Number(day.slice(0, 4)) - (/last/i.test(lately) ? 1 : 0)
  return { year, text: `married in ${year}` }
}

const noChildren = /\b(?:no|without|never had) (?:\w+ )?(?:children|kids|child)\b/gi

export const readEnglishKin = (messages: readonly string[]): ReadonlySet<Kin> => namedIn(messages.join('. ').replace(noChildren, ''), englishKin)

function readSituation(message: string, record: Map<CaseFact, { value: string; text: string }>): void {
  for (const [fact, values] of englishSituations) {
    const [value] = values.find(([, said]) => said.test(message)) ?? []
    if (value === undefined) continue
    const before = record.get(fact)?.value
    if (before !== undefined && before !== value && eitherWay.includes(fact)) record.delete(fact)
    else record.set(fact, { value, text: value })
  }
}

/** `messages`: those of the visitor, oldest first. `day` YYYY-MM-DD, by which 'last year' is a year; '' where it does not matter. */
export function readEnglishCase(messages: readonly string[], day = ''): CaseRecord {
  const record = new Map<CaseFact, { value: string; text: string }>()
  if (asksOfOthers.test(messages.at(-1) ?? '')) return record
  for (const message of messages) readSituation(message, record)
  const telling = messages.findLast((message) => saysMarried.test(message) || saysUnmarried.test(message))
  if (telling !== undefined && !saysUnmarried.test(telling)) record.set('civil', { value: 'getrouwd', text: 'married' })
  const naming = messages.findLast((message) => inBothNames.test(message) || inOneName.test(message))
  if (naming !== undefined && inBothNames.test(naming) !== inOneName.test(naming))
    record.set('owner', inBothNames.test(naming) ? { value: 'samen', text: 'a house in both names' } : { value: 'een', text: 'a house in one name' })
  if (messages.some((message) => livesHere.test(message))) record.set('place', { value: 'nederland', text: 'living in the Netherlands' })
  const wedding = messages.flatMap((message) => readWedding(message, day) ?? []).at(-1)
  if (wedding) record.set('since', { value: String(wedding.year), text: wedding.text })
  return record
}
