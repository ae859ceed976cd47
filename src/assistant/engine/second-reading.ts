/** The second thing that a question may have meant, said in short below the answer to the first. */
import type { FigureBook } from '../../figures/figure.ts'
import type { Language } from '../../figures/figure-words.ts'
import type { EngineAnswer, Turn } from '../conversation/engine.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'
import { SURE } from '../retrieval/floor.ts'
import type { Hit } from '../retrieval/rank.ts'
import { ABOUT_THE_SITE } from '../retrieval/topics.ts'
import { chooseOpening, type OpeningInput } from './choose-opening.ts'
import { withParagraph } from './join-answers.ts'
import { writeStatements } from './write-statements.ts'

/** Below this nothing is known of what was meant. */
const LEAST = 0.25
/** Chance from which the first is a good answer. */
const GOOD = 0.6
/** Share of the first one's chance from which a second is said as well. */
const NEARLY = { good: 0.5, doubtful: 0.25 } as const
const MOST_SUPPORT = 1
/** Statements below the opening of the first, where a second follows. */
export const BESIDE_SECOND = 2
const MOST_SUGGESTIONS = 3

/** Of `hits`, best first, the entry that is nearly as likely as the first; undefined where the first is sure, hardly likely, or to be heard alone. How the site works is no second reading. */
export function findSecondReading([first, ...others]: readonly Hit[], isHeardAlone: (entry: string) => boolean): KnowledgeEntry | undefined {
  if (first?.passage.kind !== 'entry' || first.chance >= SURE || first.chance < LEAST || isHeardAlone(first.passage.id)) return undefined
  const second = others.find(({ passage }) => passage.kind === 'entry' && passage.entry.topic !== ABOUT_THE_SITE)
  const isNear = second !== undefined && second.chance >= (first.chance >= GOOD ? NEARLY.good : NEARLY.doubtful) * first.chance
  return isNear && second.passage.kind === 'entry' && !isHeardAlone(second.passage.id) ? second.passage.entry : undefined
}

/** Share of the chance of what answered last from which another answer is likelier what is asked on. */
const ASKED_ON = 0.6

/** What is complained of is a notary: the words of it ('boete', 'klacht') mean others as well where nobody spoke of one. */
const OF_COMPLAINTS = 'klachten'

/**
 * Who asks on may ask something else than was just answered: of `hits`, best first, the second goes first where it is nearly as likely as
 * the entry that answered last (`last`), except with a complaint about a notary that nobody spoke of.
 */
export function askedOnFirst<One extends Hit>(hits: readonly One[], last: string | undefined): readonly One[] {
  const [first, second, ...others] = hits
  if (first?.passage.kind !== 'entry' || second?.passage.kind !== 'entry' || first.passage.id !== last || first.chance >= SURE) return hits
  if (second.passage.entry.topic === OF_COMPLAINTS && first.passage.entry.topic !== OF_COMPLAINTS) return hits
  return second.chance >= ASKED_ON * first.chance ? [second, first, ...others] : hits
}

export interface ReadAlso {
  figures: FigureBook
  day: string
  language?: Language
}

/** What `entry` says to what was asked, in two sentences at most. */
export function readAlso(entry: KnowledgeEntry, asked: OpeningInput, { figures, day, language }: ReadAlso): NonNullable<EngineAnswer['also']> {
  const { text, sources } = writeStatements(entry, chooseOpening(entry, asked), figures, day, { language, mostSupport: MOST_SUPPORT })
  return { question: entry.question, text, sources }
}

/** The answer with what else may have been meant below it, under a head of its own. */
export function showSecondReading(answer: EngineAnswer, head: (question: string) => string): EngineAnswer {
  const { also, ...shown } = answer
  if (!also) return answer
  const { question, text, sources } = also
  return {
    ...withParagraph(shown, { text: `${head(question)}\n\n${text.replaceAll('\n\n', ' ')}`, sources }),
    suggestions: [...new Set([question, ...shown.suggestions])].slice(0, MOST_SUGGESTIONS),
    extras: { ...shown.extras, otherReading: undefined, alsoRead: question },
  }
}

/** What else the last answer may have been meant for, which the visitor can say yes to. */
export function findOffered(history: readonly Turn[], entries: Iterable<KnowledgeEntry>): KnowledgeEntry | undefined {
  const { otherReading, alsoRead = otherReading } = history.findLast(({ role }) => role === 'assistant')?.extras ?? {}
  return alsoRead === undefined ? undefined : [...entries].find(({ question }) => question === alsoRead)
}
