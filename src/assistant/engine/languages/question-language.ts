/** The language of a question in its conversation: in doubt that of the answer before it. */
import type { EngineInput } from '../../conversation/engine.ts'
import { detectLanguage, type LanguageCode } from './detect-language.ts'

export function languageOfQuestion({ question, history }: EngineInput): LanguageCode {
  const last = history.findLast(({ role }) => role === 'assistant')
  return detectLanguage(question, last && (last.extras?.lang === 'en' ? 'en' : 'nl'))
}
