/** What an English conversation tells of the visitor's own case: that somebody is married, and the year of the wedding, the last that was said. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import { asksOfOthers, marriedIn, saysMarried, saysUnmarried } from './case-words.en.ts'
import type { CaseRecord } from './case-record.ts'

/** `messages`: those of the visitor, oldest first. */
export function readEnglishCase(messages: readonly string[]): CaseRecord {
  const record = new Map<CaseFact, { value: string; text: string }>()
  if (asksOfOthers.test(messages.at(-1) ?? '')) return record
  const telling = messages.findLast((message) => saysMarried.test(message) || saysUnmarried.test(message))
  if (telling !== undefined && !saysUnmarried.test(telling)) record.set('civil', { value: 'getrouwd', text: 'married' })
  const said = messages.flatMap((message) => marriedIn.exec(message)?.slice(1).find(Boolean) ?? []).at(-1)
  if (said === undefined) return record
  const year = Number(said.slice(-4)) - (/^before/i.test(said) ? 1 : 0)
  return record.set('since', { value: String(year), text: `married ${said}` })
}
