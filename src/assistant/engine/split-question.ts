/** Finds the parts of a message that asks several things at once. */
import type { AskingWords } from './asking-words.ts'
import { dutchAskingWords } from './split-question.nl.ts'

export interface QuestionPart {
  /** What is asked, without what was told. */
  head: string
  /** With what was told just before it. */
  text: string
}

export interface SplitQuestion {
  /** What is told before the first thing that is asked; may be empty. */
  told: string
  /** At least two. */
  parts: QuestionPart[]
}

const SENTENCE = /(?<=[.!?])\s+(?=\S)/u
/** '1) moet dat bij de notaris? 2) wat kost het?', also without a mark behind the number. */
const NUMBER = /(?:^|(?<=[.?!:,;] )|(?<= )(?=\(?[1-9]\)))\(?([1-9])[).:]? (?=\p{L})/gu
const MOST_PARTS = 4
/** Words of a sentence that asks by its mark alone. */
const LEAST_MARKED = 3
const SHORTEST_PART = 7
const LONGEST_LEAD = 120

/** 'Over een testament: wat kost dat' -> what stands before the colon, and what is asked. */
function withoutLead(sentence: string, { opens }: AskingWords): { lead: string; asked: string } {
  for (const { index } of sentence.matchAll(/: /gu)) {
    const [lead, asked] = [sentence.slice(0, index), sentence.slice(index + 2)]
    if (lead.length <= LONGEST_LEAD && opens.test(asked)) return { lead, asked }
  }
  return { lead: '', asked: sentence }
}

const MARKS = '.,:?!'

/** Without the marks that it ends with. */
export function withoutMarks(text: string): string {
  let end = text.length
  while (end > 0 && MARKS.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

/** Without the numbers of a list; those of '3 kinderen' stay. */
function withoutNumbers(message: string, { opens }: AskingWords): string {
  const numbers = [...message.matchAll(NUMBER)].filter(({ 0: { length }, index }) => opens.test(message.slice(index + length)))
  const isList = numbers.length > 1 && numbers.every(([, number], at) => Number(number) === at + 1)
  return isList ? numbers.toReversed().reduce((text, { 0: { length }, index }) => text.slice(0, index) + text.slice(index + length), message) : message
}

/** 'Wie rekent dat uit en betaalt het': one question. */
const isOneWith = (before: string, piece: string, { asksWho, goesOn, negates }: AskingWords): boolean =>
  negates.test(withoutMarks(piece)) || (asksWho.test(before) && !asksWho.test(piece) && goesOn.test(piece))

/** What is told before a question that is told: nothing for 'kunt u mij zeggen', undefined where another is asked to tell. */
function readTelling(sentence: string, { tells, opens, speaks, toldBefore }: AskingWords): { told: string; length: number } | undefined {
  const telling = tells.exec(sentence)?.[1]
  if (telling === undefined || opens.test(sentence.replace(/^\p{L}+ /u, ''))) return undefined
  const told = toldBefore.exec(telling)?.[1] ?? ''
  return speaks.test(telling.slice(told.length)) ? { told, length: telling.length } : undefined
}

/** What is supposed belongs to what is asked of it behind the comma; 'wat als hij niet wil, en moet ik dan' are two. */
const isSupposed = (piece: string, border: string | undefined, { supposes, joins }: AskingWords): boolean =>
  border !== undefined && supposes.test(piece) && !joins.test(border.replace(/^[,;\s]+/u, ''))

/** The questions of one sentence, in its order; what comes before the first of them is told. */
function readSentence(sentence: string, words: AskingWords): { told: string; asked: string[] } {
  const { lead, asked: rest } = withoutLead(sentence, words)
  const telling = readTelling(rest, words)
  const split = telling ? rest.slice(telling.length).split(words.borderTold) : rest.split(words.border)
  const asked: string[] = []
  const told = [lead, telling?.told ?? ''].filter(Boolean)
  let supposed = ''
  for (let at = 0; at < split.length; at += 2) {
    const [piece, border] = [split[at]!.trim(), split[at + 1]]
    const before = asked.at(-1)
    if (supposed) {
      asked.push(`${supposed}, ${piece}`)
      supposed = ''
    } else if (!telling && isSupposed(piece, border, words)) supposed = piece
    else if (before !== undefined && isOneWith(before, piece, words)) asked[asked.length - 1] = `${before}${split[at - 1]}${piece}`
    else if (telling || words.opens.test(piece) || (border !== undefined && words.opensLater?.test(piece))) asked.push(piece)
    else if (before === undefined) told.push(piece)
    else asked[asked.length - 1] = `${before}${split[at - 1]}${piece}`
  }
  return { told: told.join(', '), asked }
}

/** What is asked beyond the last part is asked with it. */
function atMost(parts: readonly QuestionPart[]): QuestionPart[] {
  const last = parts.slice(MOST_PARTS - 1)
  const joined = { head: last.map(({ head }) => head).join(', '), text: last.map(({ text }) => text).join(' ') }
  return parts.length <= MOST_PARTS ? [...parts] : [...parts.slice(0, MOST_PARTS - 1), joined]
}

/** 'En beware jullie dat?': beside another question the mark is enough, however it begins; 'en voor mij alleen?' goes on with the one before. */
const asksByMark = (sentence: string, marks: number, { speaks, onOf }: AskingWords): boolean =>
  marks > 1 && /[^?]\?$/u.test(sentence) && sentence.split(' ').length >= LEAST_MARKED && speaks.test(sentence) && !onOf.test(sentence)

/** Short enough to stand above an answer. */
const headOf = (asked: string, { joins, tellsOn }: AskingWords): string => withoutMarks((tellsOn ? asked.replace(tellsOn, '') : asked).replace(joins, ''))

/** 'Wat kost een testament en hoe lang duurt het?' -> both parts; undefined for a message that asks one thing. */
export function splitQuestion(message: string, words: AskingWords = dutchAskingWords): SplitQuestion | undefined {
  const sentences = withoutNumbers(message.replace(/\s+/gu, ' ').trim(), words).split(SENTENCE)
  const marks = sentences.filter((sentence) => sentence.endsWith('?')).length
  const hasMark = message.includes('?')
  const parts: QuestionPart[] = []
  let told: string[] = []
  let toldFirst = ''
  for (const [at, sentence] of sentences.entries()) {
    const isLast = at === sentences.length - 1
    const isOpen = (isLast || !hasMark) && !sentence.endsWith('.')
    const mayAsk = sentence.endsWith('?') || isOpen || (!hasMark && (isLast || words.asksAtOnce?.test(sentence) === true))
    const known = mayAsk ? readSentence(sentence, words) : { told: sentence, asked: [] }
    const read = known.asked.length === 0 && asksByMark(sentence, marks, words) ? { told: '', asked: [sentence] } : known
    if (read.asked.length === 0) {
      told.push(sentence)
      continue
    }
    for (const [nth, asked] of read.asked.entries()) {
      const before = [...told, ...(nth === 0 && read.told ? [read.told] : [])].map(withoutMarks).join('. ')
      if (parts.length === 0) toldFirst = before
      parts.push({ head: headOf(asked, words), text: before ? `${before}. ${asked}` : asked })
      told = []
    }
  }
  const last = parts.at(-1)
  if (last && told.length > 0) last.text = `${told.join(' ')} ${last.text}`
  const kept = atMost(parts)
  return kept.length > 1 && kept.every(({ head }) => head.length >= SHORTEST_PART) ? { told: toldFirst, parts: kept } : undefined
}
