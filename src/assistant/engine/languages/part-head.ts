/** The head of a part of an English answer, as a question that somebody would write: 'if I need a will' is asked as 'Do I need a will?'. */
import { withoutMarks } from '../split-question.ts'
import { headWords } from './part-head.en.ts'

/** 'he pays' -> 'does he pay'; undefined where the verb is not told apart. */
function invert(subject: string, rest: string): string | undefined {
  const [verb = '', ...others] = rest.split(' ')
  const after = others.length > 0 ? ` ${others.join(' ')}` : ''
  const known = verb.toLowerCase()
  if (known === 'have' && others[0] !== undefined && headWords.participle.test(others[0])) return `have ${subject}${after}`
  if (known === 'has' && others[0] !== undefined && headWords.participle.test(others[0])) return `has ${subject}${after}`
  if (/^(?:do|does)$/.test(known) && others.length === 0) return `${known} ${subject} do`
  if (headWords.auxiliaries.has(known)) return `${known} ${subject}${after}`
  const base = headWords.bases[known]
  if (base !== undefined) return `${headWords.singular.test(subject) ? 'does' : 'do'} ${subject} ${base}${after}`
  return undefined
}

/** Whether the word at a place in a clause may be its verb: 'a will costs', 'the costs are'. */
function mayBeVerb(words: readonly string[], at: number): boolean {
  const word = words[at]!.toLowerCase()
  return !headWords.articles.has(words[at - 1]!.toLowerCase()) && (headWords.auxiliaries.has(word) || headWords.bases[word] !== undefined)
}

/** Where the subject of a told question ends: behind a pronoun, else before the first verb that is known. */
function splitSubject(clause: string): { subject: string; rest: string } | undefined {
  const words = clause.split(' ')
  const ends = headWords.pronouns.has((words[0] ?? '').toLowerCase()) ? 1 : words.findIndex((_, at) => at > 0 && mayBeVerb(words, at))
  if (ends < 1 || ends > headWords.longestSubject || ends === words.length) return undefined
  return { subject: words.slice(0, ends).join(' '), rest: words.slice(ends).join(' ') }
}

function askTold(lead: string, clause: string): string | undefined {
  const parts = splitSubject(clause)
  const inverted = parts && invert(parts.subject, parts.rest)
  return inverted && (lead ? `${lead} ${inverted}` : inverted)
}

/** As it is asked; undefined where it is asked that way already, or nothing is known of its words. */
function readTold(head: string): string | undefined {
  const whether = headWords.whether.exec(head)
  if (whether) return askTold('', head.slice(whether[0].length)) ?? head.slice(whether[0].length)
  const asking = headWords.asking.exec(head)
  const clause = asking ? head.slice(asking[0].length) : ''
  if (!asking || headWords.inverted.test(clause) || headWords.auxiliaries.has(clause.split(' ', 1)[0]!.toLowerCase())) return undefined
  return askTold(asking[0].trim(), clause)
}

const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/\bi\b(?!\.)/g, 'I')

/** The question as somebody would ask it, without its mark. */
export function askDirectly(question: string): string {
  const head = withoutMarks(question.replace(headWords.lead, '')).replace(
    headWords.contracted,
    (_, subject: string, ending: string) => `${subject} ${headWords.endings[ending.toLowerCase()] ?? ''}`,
  )
  return asSentence(readTold(head) ?? head)
}

/** 'Can my husband sell our house' -> 'Can your husband sell your house': said to who asked it. */
const toVisitor = (question: string): string => headWords.said.reduce((text, [pattern, words]) => text.replace(pattern, words), question)

export const writePartHead = (question: string): string => `**${asSentence(toVisitor(askDirectly(question)))}?**`
