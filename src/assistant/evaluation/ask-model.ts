/** Lets the judged questions be answered by a model, as the chat would: on the site's own passages, and not at all where none is needed. */
import type { FigureBook } from '../../figures/figure.ts'
import type { EmbeddedEngine } from '../engine/embedded-engine.ts'
import type { EngineAnswer, EngineInput } from '../conversation/engine.ts'
import { answerWithProvider } from '../model/provider-engine.ts'
import type { ProviderConfig } from '../model/provider-config.ts'
import { createTools } from '../model/tools.ts'

/** Throws `ProviderFailed` when the model gives no answer: a measurement has nothing to fall back on. */
export function askModel(engine: Pick<EmbeddedEngine, 'plan'>, config: ProviderConfig, figures: FigureBook) {
  return async (input: EngineInput): Promise<EngineAnswer> => {
    const plan = engine.plan(input)
    if (plan.answer) return plan.answer
    const passages = plan.passages.map((passage, index) => ({ number: index + 1, ...passage }))
    const tools = createTools({ figures, day: input.day, findOffices: async () => [] })
    const answer: EngineAnswer = { kind: 'kennis', text: '', sources: [], reference: undefined, suggestions: [] }
    for await (const event of answerWithProvider({
      ...input,
      config,
      passages,
      facts: plan.facts,
      tools,
      systemPrompt: '',
      signal: new AbortController().signal,
    })) {
      if (event.type === 'text') answer.text += event.delta
      else answer.sources = event.sources
    }
    return answer
  }
}
