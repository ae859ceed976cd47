/** Reads the form of an English question; only its opening tells it. */
import { foldText } from '../../retrieval/fold-text.ts'
import type { Aspect } from '../../retrieval/knowledge.ts'
import type { QuestionForm } from '../../retrieval/question-form.ts'
import { englishWords } from './english.en.ts'

export function readEnglishForm(question: string): QuestionForm {
  const clause =
    foldText(question)
      .split(/[.?!;]+\s*/)
      .findLast((part) => englishWords.opensWithVerb.test(part) || englishWords.opensWithAsking.test(part)) ?? ''
  const aspects = new Set<Aspect>(englishWords.aspects.flatMap(([aspect, pattern]) => (pattern.test(clause) ? [aspect] : [])))
  return { isYesNo: englishWords.opensWithVerb.test(clause), sense: englishWords.turning.test(clause) ? 'is not' : 'is so', aspects }
}
