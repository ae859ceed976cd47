/** Somebody who may not want to live on is asked so, and told where help is, before anything else; nothing is sold in that conversation. */
import type { EngineAnswer, EngineInput, Turn } from '../conversation/engine.ts'
import type { KnowledgeLanguage } from '../retrieval/knowledge-files.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import { mourns } from './lasting-grief.ts'
import { suspectDespair } from './suspect-despair.ts'

export interface HelpTexts {
  /** By which a question is known from a story. */
  asks: RegExp
  /** Asks, and says where help is. */
  despair: string
  /** That a question about the notary may still be asked; where nothing stands below. */
  afterwards: string
}

/** What is worth saying below it; a refusal, a question back or sympathy is not. */
const substantive: ReadonlySet<EngineAnswer['kind']> = new Set(['kennis', 'artikel', 'berekening', 'keuze', 'verwijzing'])

/** Answers what somebody says to an assistant, or how they are. */
const courteous: ReadonlySet<EngineAnswer['kind']> = new Set(['begroeting', 'dank', 'mens', 'ai', 'opdracht', 'medeleven'])

/** Whether this conversation was told where help is, for who may not want to live or is hurt. */
export const wasToldOfHelp = (history: readonly Turn[]): boolean => history.some(({ extras }) => extras?.helpLine !== undefined)

/** What was asked is answered below it: who only sounded so gets what they came for. Who says it and asks nothing hears nothing else. */
export function withHelpLine(
  answer: EngineAnswer,
  input: EngineInput,
  index: KnowledgeIndex,
  language: KnowledgeLanguage,
  { asks, ...texts }: HelpTexts,
): EngineAnswer {
  const despair = answer.kind === 'crisis' ? undefined : suspectDespair(input, index, language)
  if (despair === undefined || (despair === 'likely' && (courteous.has(answer.kind) || mourns([{ role: 'user', content: input.question }])))) return answer
  const extras = { ...answer.extras, helpLine: 'suicide' as const }
  if (substantive.has(answer.kind) && (despair === 'likely' || asks.test(input.question.toLowerCase())))
    return { ...answer, text: `${texts.despair}\n\n${answer.text}`, extras, isGentle: true }
  return {
    kind: 'crisis',
    text: `${texts.despair}\n\n${texts.afterwards}`,
    sources: [],
    reference: undefined,
    suggestions: [],
    extras: { ...(answer.extras?.lang !== undefined && { lang: answer.extras.lang }), helpLine: 'suicide' },
  }
}
