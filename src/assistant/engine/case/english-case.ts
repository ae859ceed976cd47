/** What an English conversation tells of the visitor's own case: the year of the wedding, the last that was said. */
import type { CaseRecord } from './case-record.ts'

const YEAR = '((?:before )?(?:19|20)\\d\\d)'
const MARRIED = new RegExp(`\\b(?:married|wedding)\\b[^.?!]{0,40}?\\b${YEAR}\\b|\\b${YEAR}\\b[^.?!]{0,15}\\bmarried\\b`, 'i')

/** `messages`: those of the visitor, oldest first. */
export function readEnglishCase(messages: readonly string[]): CaseRecord {
  const said = messages.flatMap((message) => MARRIED.exec(message)?.slice(1).find(Boolean) ?? []).at(-1)
  if (said === undefined) return new Map()
  const year = Number(said.slice(-4)) - (/^before/i.test(said) ? 1 : 0)
  return new Map([['since', { value: String(year), text: `married ${said}` }]])
}
