/** Danger as people tell it, seldom in the words that a rule names: recognised by what was learned from such messages. */
import { answeringDanger, dangerAnswers } from '../retrieval/danger-kinds.ts'
import { findField } from '../retrieval/domain-words.nl.ts'
import { foldText, listWords } from '../retrieval/fold-text.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import type { KnowledgeLanguage } from '../retrieval/knowledge-files.ts'
import type { Hit } from '../retrieval/rank.ts'
import { isKnownPhrase, retrieve, type Found } from '../retrieval/retrieve.ts'
import type { EngineInput } from '../conversation/engine.ts'
import type { Care } from './care.ts'
import { withoutDealThreats } from './deal-threat.nl.ts'
import { readLearned } from './read-danger.ts'
import { isOrdinaryTrouble } from './ordinary-trouble.nl.ts'

type Told = Pick<EngineInput, 'question' | 'history'>

/** How sure it is: the entry for it answers; what was asked is answered and the most important sentence stands below it; nothing is sold. English was learned from fewer messages. */
const THRESHOLDS: Readonly<Record<KnowledgeLanguage, Readonly<Record<Certainty, number>>>> = {
  nl: { sure: 0.7, likely: 0.4, possible: 0.2 },
  en: { sure: 0.87, likely: 0.4, possible: 0.25 },
}
/** Fewer words tell nothing. */
export const LEAST_WORDS = 4
/** From so many on a story may do without a word of the field, of which only the Dutch are listed. */
const STORY_WORDS: Readonly<Record<KnowledgeLanguage, number>> = { nl: 12, en: 10 }

/** So many tell it by themselves; fewer may mean anything in a conversation. */
export const TELLS_ALONE = 20
/** Chance that a message is not for this site, from which it is none of these either. */
export const MOST_OUTSIDE: Readonly<Record<KnowledgeLanguage, number>> = { nl: 0.9, en: 0.95 }
/** From here another answer is as sure, by all signs and by what was learned: then that is heard, with the warning below it. */
const SURE_OF_ANOTHER = { chance: 0.6, learned: 0.9 }

/** From what chance on a few words without any of the field are enough. */
const SURE_OF_FEW = 0.97

/** Whether there is enough to judge by. */
function tellsEnough(question: string, language: KnowledgeLanguage, danger: number): boolean {
  const words = listWords(question).length
  if (words < LEAST_WORDS) return false
  return words >= STORY_WORDS[language] || danger >= SURE_OF_FEW || findField(foldText(question)) !== 'none'
}

/** That it is danger, whichever. */
type Certainty = 'sure' | 'likely' | 'possible'

export interface Suspicion {
  care: Care
  certainty: Certainty
}

const certainties = ['sure', 'likely', 'possible'] as const

function judge(text: string, index: KnowledgeIndex, language: KnowledgeLanguage): Suspicion | undefined {
  const learned = readLearned(text, index)
  if (!learned || !tellsEnough(text, language, learned.danger)) return undefined
  const certainty = certainties.find((name) => learned.danger >= THRESHOLDS[language][name])
  return certainty && { care: dangerAnswers[language][learned.kind], certainty }
}

/** Whether a text tells rather of danger than of none, by what was learned. */
export const mayTellDanger = (text: string, index: KnowledgeIndex, language: KnowledgeLanguage): boolean =>
  (judge(text, index, language)?.certainty ?? 'possible') !== 'possible'

/** What was found of a message is asked for where it is answered at once, where it is ranked and where something may stand below. */
const found = new WeakMap<Told, { index: KnowledgeIndex; suspicion: Suspicion | undefined }>()

/**
 * Undefined for nearly everybody. A few words in a conversation may mean anything, so that they have to mean it together with what was said
 * before as well; a way of asking that was taught is asked by everybody, and what is not for this site is none of these. Worked out once for
 * each message.
 */
export function suspectDanger(told: Told, index: KnowledgeIndex, language: KnowledgeLanguage): Suspicion | undefined {
  const known = found.get(told)
  if (known?.index === index) return known.suspicion
  const suspicion = suspect(told, index, language)
  found.set(told, { index, suspicion })
  return suspicion
}

function suspect({ question, history }: Told, index: KnowledgeIndex, language: KnowledgeLanguage): Suspicion | undefined {
  if (isKnownPhrase(index, question) || (language === 'nl' && isOrdinaryTrouble(question))) return undefined
  const suspicion = judge(language === 'nl' ? withoutDealThreats(question) : question, index, language)
  if (suspicion === undefined) return undefined
  const before = listWords(question).length < TELLS_ALONE ? history.findLast(({ role }) => role === 'user')?.content : undefined
  const together = before === undefined ? suspicion : judge(`${before} ${question}`, index, language)
  if (together === undefined) return undefined
  const ranked = retrieve(index, question)
  if (ranked.outside >= MOST_OUTSIDE[language]) return undefined
  // Not for every kind something can stand below an answer; in English another answer is less often the right one.
  const isHeardBelow = language === 'nl' && suspicion.care.opens !== undefined
  const certainty = lessSure(suspicion.certainty, together.certainty)
  return { ...suspicion, certainty: certainty === 'sure' && isHeardBelow && isSureOfAnother(ranked) ? 'likely' : certainty }
}

const lessSure = (...told: readonly Certainty[]): Certainty => certainties.findLast((one) => told.includes(one))!

function isSureOfAnother({ hits }: Found): boolean {
  const best = hits[0]
  return best !== undefined && best.chance >= SURE_OF_ANOTHER.chance && best.learned >= SURE_OF_ANOTHER.learned && !answeringDanger.has(best.passage.id)
}

/** Chance from which an entry for danger answers who tells of none, and how near another one has to come to answer instead. */
const LEAST_WITHOUT = 0.5
const NEARLY = 0.5

/** Those that only warn; an entry about cash informs as well. */
const warning: ReadonlySet<string> = new Set(
  Object.values(dangerAnswers).flatMap((answers) => Object.values(answers).flatMap(({ entry, opens }) => (opens === undefined ? [] : [entry]))),
)

const isIdle = ({ passage, chance }: Hit): boolean => warning.has(passage.id) && chance < LEAST_WITHOUT

/** The ranking alone does not take a message for danger that was not learned to be any, unless it is rather sure or knows nothing else. */
export function withoutIdleDanger(hits: readonly Hit[], told: Told, index: KnowledgeIndex, language: KnowledgeLanguage): readonly Hit[] {
  const [best] = hits
  if (!best || !isIdle(best)) return hits
  const others = hits.filter((hit) => !isIdle(hit))
  const isNear = (others[0]?.chance ?? 0) >= best.chance * NEARLY
  return isNear && suspectDanger(told, index, language) === undefined ? others : hits
}
