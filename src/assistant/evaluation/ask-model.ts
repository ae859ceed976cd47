/** Lets the judged questions be answered by a model, as the chat would: on the site's own passages, and not at all where none is needed. */
import type { FigureBook } from '../../figures/figure.ts'
import type { EmbeddedEngine } from '../engine/embedded-engine.ts'
import type { EngineAnswer, EngineInput } from '../conversation/engine.ts'
import { answerWithProvider } from '../model/provider-engine.ts'
import type { ProviderConfig } from '../model/provider-config.ts'
import { createTools } from '../model/tools.ts'

/** Throws `ProviderFailed` when the model gives no answer: a measurement has nothing to fall back on. */
export function askModel(engine: Pick<EmbeddedEngine, 'plan' | 'lookUp' | 'calculate'>, config: ProviderConfig, figures: FigureBook) {
  return async (input: EngineInput): Promise<EngineAnswer> => {
    const plan = engine.plan(input)
    if (plan.answer) return plan.answer
    const tools = createTools({ figures, day: input.day, findOffices: async () => [] })
    let text = ''
    for await (const event of answerWithProvider({
      ...input,
      config,
      passages: plan.passages,
      facts: plan.facts,
      tools,
      lookUp: (question) => engine.lookUp(question, input.day),
      calculate: (question) => engine.calculate(question, input.day),
      systemPrompt: '',
      signal: new AbortController().signal,
    })) {
      if (event.type === 'text') text += event.delta
      else return { kind: event.refusal ?? 'kennis', text, sources: event.sources, reference: event.reference, suggestions: [] }
    }
    throw new Error('the answer has no end')
  }
}
