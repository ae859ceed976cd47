/** Of which time a marriage is: since 1 January 2018 who marries without a deed has the limited community of property (BW 1:94, Stb. 2017, 177). */
import type { Statement } from '../../retrieval/knowledge.ts'

export type Era = 'vroeger' | 'later'

const LIMITED_SINCE = 2018
const EARLIER = /\b(?:v[oó]{2}r|before) (?:1 januari |1 january )?2018\b|31 december 2017|\balgehele gemeenschap|\bfull community/i
const LATER = /\b(?:vanaf|sinds|na|in|from|since|after) (?:1 januari |1 january )?2018\b|\bbeperkte gemeenschap|\blimited community/i

export const eraOfYear = (year: number): Era => (year < LIMITED_SINCE ? 'vroeger' : 'later')

/** For which marriages a text speaks; undefined for all of them, or for either in turn. */
export function eraOfText(text: string): Era | undefined {
  const [earlier, later] = [EARLIER.test(text), LATER.test(text)]
  if (earlier === later) return undefined
  return earlier ? 'vroeger' : 'later'
}

/** Of an entry of which nothing speaks for the marriages of the other time. */
export function eraOfEntry({ question, statements }: { question: string; statements: readonly Pick<Statement, 'text'>[] }): Era | undefined {
  const texts = [question, ...statements.map(({ text }) => text)]
  const [only, ...more] = new Set(texts.flatMap((text) => eraOfText(text) ?? []))
  const begins = eraOfText(question) ?? eraOfText(statements[0]?.text ?? '')
  return more.length === 0 && begins === only ? only : undefined
}

const MARRIED_BEFORE = /^[^.]{0,60}\b(?:v[oó]{2}r|before) (?:\d{1,2} [a-z]+ )?((?:19|20)\d\d)\b/i
const MARRIED_FROM = /^[^.]{0,60}\b(?:vanaf|sinds|on or after|since) (?:\d{1,2} [a-z]+ )?((?:19|20)\d\d)\b/i
const OF_WEDDING = /\b(?:ge)?trouwt?d?e?\b|\bhuwelijk\b|\bmarr(?:y|ied|iage)\b/i

/** Characters in which a statement says of which weddings it speaks. */
const HEAD = 75

/** '..2018' or '2019..': the years of a wedding that a statement opens with, other than those of `eraOfText`. */
export function yearsOfWedding(text: string): string | undefined {
  const [before, from] = [MARRIED_BEFORE.exec(text), MARRIED_FROM.exec(text)]
  if (eraOfText(text) !== undefined || (before === null) === (from === null) || !OF_WEDDING.test(text.slice(0, HEAD))) return undefined
  return before ? `..${Number(before[1]) - 1}` : `${from![1]}..`
}
