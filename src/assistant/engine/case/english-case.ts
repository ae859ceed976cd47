/** What an English conversation tells of the visitor's own case: that somebody is married, and the year of the wedding, the last that was said. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import type { CaseRecord } from './case-record.ts'

const YEAR = '((?:before )?(?:19|20)\\d\\d)'
const MARRIED = new RegExp(`\\b(?:married|wedding)\\b[^.?!]{0,40}?\\b${YEAR}\\b|\\b${YEAR}\\b[^.?!]{0,15}\\bmarried\\b`, 'i')

const SPOUSE = /\bmy (?:late |dutch )?(?:wife|husband|spouse)\b|\b(?:we|i) (?:\w+ ){0,2}married\b/i
/** Some say 'my husband' of whom they never married. */
const NOT_MARRIED =
  /\b(?:not|never|\w+n't)(?: \w+){0,2} married\b|\bunmarried\b|\b(?:boyfriend|girlfriend|fianc\w+|my partner|live together|living together|cohabit\w*|ex(?:-| )?(?:wife|husband))\b/i

/** `messages`: those of the visitor, oldest first. */
export function readEnglishCase(messages: readonly string[]): CaseRecord {
  const record = new Map<CaseFact, { value: string; text: string }>()
  const told = messages.join(' ')
  if (SPOUSE.test(told) && !NOT_MARRIED.test(told)) record.set('civil', { value: 'getrouwd', text: 'married' })
  const said = messages.flatMap((message) => MARRIED.exec(message)?.slice(1).find(Boolean) ?? []).at(-1)
  if (said === undefined) return record
  const year = Number(said.slice(-4)) - (/^before/i.test(said) ? 1 : 0)
  return record.set('since', { value: String(year), text: `married ${said}` })
}
