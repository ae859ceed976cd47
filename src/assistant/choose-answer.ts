/** Chooses who answers: the site's own engine, or the owner's model on the site's own passages with that engine behind it. */
import type { ToolSet } from 'ai'
import type { Context } from '../platform/context.ts'
import { takeTurn } from '../platform/turns.ts'
import type { AnswerStage } from './conversation.ts'
import type { EmbeddedEngine } from './embedded-engine.ts'
import type { EngineAnswer, EngineInput } from './engine.ts'
import type { CircuitBreaker } from './provider/circuit-breaker.ts'
import type { Places } from './provider/places.ts'
import type { ProviderConfig } from './provider/provider-config.ts'
import type { ProviderPassage, ProviderUsage } from './provider/provider-engine.ts'
import { ProviderFailed } from './provider/provider-failed.ts'
import { addProviderTokens, countProviderRequest } from './provider/usage.queries.ts'

/** What stands ready for calls of the provider on this instance. */
export interface ProviderServices {
  /** Undefined while the owner has set none. */
  config: () => ProviderConfig | undefined
  /** The owner's default prompt. */
  wishes: () => string
  dailyRequests: () => number
  breaker: CircuitBreaker
  places: Places
  /** `day` is YYYY-MM-DD. */
  tools: (day: string) => ToolSet | Promise<ToolSet>
}

export interface MadeAnswer extends EngineAnswer {
  /** Undefined for the site's own engine. */
  usage?: ProviderUsage | undefined
  complete: boolean
}

export type AnswerStep = { type: 'stage'; stage: AnswerStage } | { type: 'fallback' } | { type: 'text'; delta: string } | { type: 'made'; answer: MadeAnswer }

export type AnswerContext = Pick<Context, 'db' | 'log'> & { engine: Pick<EmbeddedEngine, 'answer' | 'plan'>; provider?: ProviderServices | undefined }

/** Longer is not worth a better answer. */
const WAIT_FOR_PLACE_MS = 4_000

/** Ends with `made`; text comes before it, as it is made. */
export async function* chooseAnswer(context: AnswerContext, input: EngineInput): AsyncGenerator<AnswerStep> {
  yield { type: 'stage', stage: 'searching' }
  await takeTurn()
  const config = context.provider?.config()
  if (!context.provider || !config) return yield* say(context.engine.answer(input))
  const plan = context.engine.plan(input)
  if (plan.answer) return yield* say(plan.answer)
  const release = await admit(context, context.provider, input.day)
  if (!release) return yield* say(context.engine.answer(input))
  try {
    const passages = plan.passages.map((passage, index): ProviderPassage => ({ number: index + 1, ...passage }))
    yield* sayWithModel(context, context.provider, config, passages, input)
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    context.provider.breaker.failed()
    context.log.warn({ reason: error.reason }, 'the provider gave no answer, the own engine answers')
    yield { type: 'fallback' }
    yield* say(context.engine.answer(input))
  } finally {
    release()
  }
}

function* say(answer: EngineAnswer): Generator<AnswerStep> {
  for (const delta of splitIntoDeltas(answer.text)) yield { type: 'text', delta }
  yield { type: 'made', answer: { ...answer, complete: true } }
}

async function* sayWithModel(
  context: AnswerContext,
  provider: ProviderServices,
  config: ProviderConfig,
  passages: ProviderPassage[],
  input: EngineInput,
): AsyncGenerator<AnswerStep> {
  yield { type: 'stage', stage: 'writing' }
  // Loaded with the first call: a site without a provider does without the memory it takes.
  const { answerWithProvider } = await import('./provider/provider-engine.ts')
  let text = ''
  const tools = await provider.tools(input.day)
  const request = { ...input, config, passages, wishes: provider.wishes(), tools, signal: new AbortController().signal }
  for await (const event of answerWithProvider(request)) {
    if (event.type === 'text') {
      text += event.delta
      yield event
      continue
    }
    const { complete, sources, ...usage } = event
    if (complete) provider.breaker.succeeded()
    else provider.breaker.failed()
    await addProviderTokens(context.db, input.day, usage.inputTokens, usage.outputTokens).catch(() => {})
    const suggestions = context.engine.answer(input).suggestions
    yield { type: 'made', answer: { kind: 'kennis', text: text.trimEnd(), sources, reference: undefined, suggestions, usage, complete } }
  }
}

/** A place for one call; undefined when the provider is left alone, spent for today or too busy. Counting that fails spends nothing. */
async function admit(context: AnswerContext, provider: ProviderServices, day: string): Promise<(() => void) | undefined> {
  const within = async () => (await countProviderRequest(context.db, day)) <= provider.dailyRequests()
  if (!(await within().catch(() => false))) return undefined
  const release = await provider.places.take(AbortSignal.timeout(WAIT_FOR_PLACE_MS))
  if (release && provider.breaker.mayTry()) return release
  release?.()
  return undefined
}

/** Pieces of a few words, so that every reader of the stream handles pieces, and a long answer starts at once. */
export function splitIntoDeltas(text: string): string[] {
  return text.match(/(?:\S+\s*){1,6}|\s+/g) ?? []
}
