/** Danger as people tell it, seldom in the words that a rule names: recognised by what was learned from such messages. */
import { answeringDanger, dangerAnswers } from '../retrieval/danger-kinds.ts'
import { findField } from '../retrieval/domain-words.nl.ts'
import { foldText, listWords } from '../retrieval/fold-text.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import type { KnowledgeLanguage } from '../retrieval/knowledge-files.ts'
import { listFeatures } from '../retrieval/learned/features.ts'
import { judgeDanger, measureKnown, readChances, type DangerChances } from '../retrieval/learned/learned-danger.ts'
import type { Hit } from '../retrieval/rank.ts'
import { isKnownPhrase, retrieve, type Found } from '../retrieval/retrieve.ts'
import type { EngineInput } from '../conversation/engine.ts'
import type { Care } from './care.ts'
import { findDanger } from './danger-rule.ts'
import { despairRules as dutchRules } from './despair.nl.ts'
import { despairRules as englishRules } from './languages/despair.en.ts'
import { toPlainText } from './plain-text.ts'
import { withoutDealThreats } from './deal-threat.nl.ts'
import { isOrdinaryTrouble } from './ordinary-trouble.nl.ts'

type Told = Pick<EngineInput, 'question' | 'history'>

/** How sure it is: the entry for it answers; what was asked is answered and the most important sentence stands below it; nothing is sold. English was learned from fewer messages. */
const THRESHOLDS: Readonly<Record<KnowledgeLanguage, Readonly<Record<Certainty, number>>>> = {
  nl: { sure: 0.7, likely: 0.4, possible: 0.2 },
  en: { sure: 0.87, likely: 0.4, possible: 0.25 },
}
/** Fewer words tell nothing. */
const LEAST_WORDS = 4
/** From so many on a story may do without a word of the field, of which only the Dutch are listed. */
const STORY_WORDS: Readonly<Record<KnowledgeLanguage, number>> = { nl: 12, en: 10 }

/** So many tell it by themselves; fewer may mean anything in a conversation. */
const TELLS_ALONE = 20
/** Share of a message that has to be known. */
const LEAST_KNOWN = 0.5
/** Chance that a message is not for this site, from which it is none of these either. */
const MOST_OUTSIDE: Readonly<Record<KnowledgeLanguage, number>> = { nl: 0.9, en: 0.95 }
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

/** Undefined where too little of a text was learned. */
function readLearned(text: string, { learned, vocabulary }: KnowledgeIndex): DangerChances | undefined {
  const { danger } = learned.model
  if (danger === undefined) return undefined
  const features = listFeatures(text, vocabulary)
  return measureKnown(danger, features) < LEAST_KNOWN ? undefined : readChances(judgeDanger(danger, features))
}

function judge(text: string, index: KnowledgeIndex, language: KnowledgeLanguage): Suspicion | undefined {
  const learned = readLearned(text, index)
  if (!learned || !tellsEnough(text, language, learned.danger)) return undefined
  const certainty = certainties.find((name) => learned.danger >= THRESHOLDS[language][name])
  return certainty && { care: dangerAnswers[language][learned.kind], certainty }
}

/** From what chance on somebody is asked whether they want to live on, and told where help is. To ask once too often does less harm than not to ask. */
const LEAST_DESPAIR = { story: 0.3, fewWords: 0.6 }
/** Fewer words are few. */
const DESPAIR_STORY = 16
/** From here also in a message that is not for this site: who is in despair may ask nothing of it. */
const SURELY_DESPAIR = 0.95
/** A few words in a conversation have to mean it together with what was said before as well. */
const LEAST_TOGETHER = 0.2

const despairRules = { nl: dutchRules, en: englishRules }

/** Whether the writer may not want to live on: `told` in the words of a rule, `likely` as others wrote it. */
export function suspectDespair({ question, history }: Told, index: KnowledgeIndex, language: KnowledgeLanguage): 'told' | 'likely' | undefined {
  if (listWords(question).length < LEAST_WORDS || isKnownPhrase(index, question)) return undefined
  if (findDanger(despairRules[language], toPlainText(question)) !== undefined) return 'told'
  const chance = readLearned(question, index)?.despair ?? 0
  const least = listWords(question).length < DESPAIR_STORY ? LEAST_DESPAIR.fewWords : LEAST_DESPAIR.story
  if (chance < least || (chance < SURELY_DESPAIR && retrieve(index, question).outside >= MOST_OUTSIDE[language])) return undefined
  const before = listWords(question).length < TELLS_ALONE ? history.findLast(({ role }) => role === 'user')?.content : undefined
  const together = before === undefined ? 1 : (readLearned(`${before} ${question}`, index)?.despair ?? 0)
  return together >= LEAST_TOGETHER ? 'likely' : undefined
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
