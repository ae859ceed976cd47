/** Recognises who may not want to live on, though they do not say so. */
import { listWords } from '../retrieval/fold-text.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import type { KnowledgeLanguage } from '../retrieval/knowledge-files.ts'
import { isKnownPhrase, retrieve } from '../retrieval/retrieve.ts'
import type { EngineInput } from '../conversation/engine.ts'
import { findDanger } from './danger-rule.ts'
import { despairRules as dutchRules } from './despair.nl.ts'
import { despairRules as englishRules } from './languages/despair.en.ts'
import { LEAST_WORDS, MOST_OUTSIDE, TELLS_ALONE } from './learned-care.ts'
import { toPlainText } from './plain-text.ts'
import { readLearned } from './read-danger.ts'

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
export function suspectDespair(
  { question, history }: Pick<EngineInput, 'question' | 'history'>,
  index: KnowledgeIndex,
  language: KnowledgeLanguage,
): 'told' | 'likely' | undefined {
  if (listWords(question).length < LEAST_WORDS || isKnownPhrase(index, question)) return undefined
  if (findDanger(despairRules[language], toPlainText(question)) !== undefined) return 'told'
  const chance = readLearned(question, index)?.despair ?? 0
  const least = listWords(question).length < DESPAIR_STORY ? LEAST_DESPAIR.fewWords : LEAST_DESPAIR.story
  if (chance < least || (chance < SURELY_DESPAIR && retrieve(index, question).outside >= MOST_OUTSIDE[language])) return undefined
  const before = listWords(question).length < TELLS_ALONE ? history.findLast(({ role }) => role === 'user')?.content : undefined
  const together = before === undefined ? 1 : (readLearned(`${before} ${question}`, index)?.despair ?? 0)
  return together >= LEAST_TOGETHER ? 'likely' : undefined
}
