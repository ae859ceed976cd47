/** Chooses who answers: the site's own engine, or the owner's model on the site's own passages with that engine behind it. */
import { setImmediate as soon } from 'node:timers/promises'
import type { Context } from '../../platform/context.ts'
import { yieldToLoop } from '../../platform/yield-to-loop.ts'
import type { AnswerStage } from '../conversation/conversation.ts'
import type { EmbeddedEngine } from '../engine/embedded-engine.ts'
import type { EngineAnswer, EngineInput } from '../conversation/engine.ts'
import type { ProviderConfig } from '../model/provider-config.ts'
import type { ProviderPassage } from '../model/passage-shelf.ts'
import type { ProviderDone, ProviderUsage } from '../model/provider-engine.ts'
import { ProviderFailed } from '../model/provider-failed.ts'
import type { ProviderServices } from '../model/provider-services.ts'
import type { FindReferral } from '../conversation/referral-wish.ts'
import { failureOf, type ModelOutcome, type ModelSkip } from '../model/model-outcome.ts'
import { recordOutcome } from '../model/record-outcome.ts'
import { recordTokens } from '../model/record-tokens.ts'

export interface MadeAnswer extends EngineAnswer {
  /** Undefined for the site's own engine. */
  usage?: ProviderUsage | undefined
  complete: boolean
}

/** `model`: the own work is done, and a model is waited for. */
export type AnswerStep =
  | { type: 'stage'; stage: AnswerStage }
  | { type: 'model' }
  | { type: 'fallback' }
  | { type: 'text'; delta: string }
  | { type: 'made'; answer: MadeAnswer }

export type AnswerContext = Pick<Context, 'db' | 'log'> & {
  engine: Pick<EmbeddedEngine, 'answer' | 'plan' | 'lookUp' | 'calculate' | 'suggestNext'>
  provider?: ProviderServices | undefined
  findReferral?: FindReferral | undefined
}

/** Longer is not worth a better answer. */
const WAIT_FOR_SLOT_MS = 4_000

/** Ends with `made`; text comes before it, as it is made. Once `signal` is aborted it ends with what there is, or throws when there is nothing. */
export async function* chooseAnswer(context: AnswerContext, input: EngineInput, signal: AbortSignal): AsyncGenerator<AnswerStep> {
  yield { type: 'stage', stage: 'searching' }
  await yieldToLoop()
  const { provider } = context
  const config = provider?.config()
  if (!provider || !config) return yield* say(context, context.engine.answer(input))
  const plan = context.engine.plan(input)
  if (plan.answer) return yield* say(context, plan.answer)
  yield { type: 'model' }
  const { release, skipped } = await admit(provider, input.day, signal)
  if (!release) {
    return yield* sayItself(context, input, skipped)
  }
  const counting: Promise<unknown>[] = []
  try {
    yield* sayWithModel(context, provider, { ...input, config, passages: plan.passages, facts: plan.facts, signal, counting })
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    if (signal.aborted) provider.breaker.left()
    signal.throwIfAborted()
    provider.breaker.failed()
    context.log.warn({ reason: error.reason }, 'the provider gave no answer, the own engine answers')
    yield { type: 'fallback' }
    yield* sayItself(context, input, failureOf(error.reason))
  } finally {
    release()
    // Of a call that was refused before it was counted as well.
    await Promise.all(counting)
  }
}

async function* say(context: AnswerContext, given: EngineAnswer): AsyncGenerator<AnswerStep> {
  const answer = await withOffices(context, given)
  for (const delta of splitIntoDeltas(answer.text)) yield { type: 'text', delta }
  yield { type: 'made', answer: { ...answer, complete: true } }
}

/** With the offices that the visitor looks for, as the list has them now: not below an answer where nothing is sold, unless it is about them. The answer comes without them when the list cannot be read. */
async function withOffices({ findReferral, log }: AnswerContext, answer: EngineAnswer): Promise<EngineAnswer> {
  if (!answer.refers || !findReferral || (answer.isGentle && !answer.refers.leads)) return answer
  const found = await findReferral(answer.refers).catch((error: unknown) => log.warn({ err: error }, 'the offices could not be read'))
  if (!found) return answer
  return { ...answer, text: answer.refers.leads ? found.text : answer.text, extras: { ...answer.extras, referral: found.referral } }
}

type Call = EngineInput & { config: ProviderConfig; passages: ProviderPassage[]; facts: string[]; signal: AbortSignal; counting: Promise<unknown>[] }

async function* sayWithModel(context: AnswerContext, provider: ProviderServices, call: Call): AsyncGenerator<AnswerStep> {
  yield { type: 'stage', stage: 'writing' }
  // Loaded with the first call: a site without a provider does without the memory it takes.
  const { answerWithProvider } = await import('../model/provider-engine.ts')
  const tools = await provider.tools(call.day)
  const spent = new AbortController()
  // Counted once the call is on its way; not a word of an answer beyond the budget is shown.
  const counted = soon()
    .then(() => provider.budget.count(context.db, call.day))
    .then((isWithin) => isWithin || spent.abort())
  call.counting.push(counted)
  const request = {
    ...call,
    systemPrompt: provider.systemPrompt(),
    tools,
    lookUp: (question: string) => context.engine.lookUp(question, call.day),
    calculate: (question: string) => context.engine.calculate(question, call.day),
    contentNames: await provider.contentNames(),
    signal: AbortSignal.any([call.signal, spent.signal]),
  }
  let text = ''
  try {
    for await (const event of answerWithProvider(request)) {
      if (text === '') await counted
      if (spent.signal.aborted) break
      if (event.type === 'done') return yield { type: 'made', answer: await finishAnswer(context, provider, call, text, event) }
      text += event.delta
      yield event
    }
  } catch (error) {
    if (!spent.signal.aborted) throw error
  }
  provider.breaker.left()
  yield* sayItself(context, call, 'budget')
}

/** The own engine in the model's place. Its words do not wait for the count; the end of the answer does. */
async function* sayItself(context: AnswerContext, input: EngineInput, outcome: ModelOutcome): AsyncGenerator<AnswerStep> {
  const counted = recordOutcome(context, input.day, outcome)
  try {
    yield* say(context, context.engine.answer(input))
  } finally {
    await counted
  }
}

async function finishAnswer(
  context: AnswerContext,
  { breaker }: ProviderServices,
  call: Call,
  text: string,
  { complete, sources, reference, refusal, type: _done, ...usage }: ProviderDone,
): Promise<MadeAnswer> {
  // A visitor who stopped an answer that was under way says nothing against the provider.
  if (complete || call.signal.aborted) breaker.succeeded()
  else breaker.failed()
  // Of an answer that the visitor stopped nobody knows how it would have ended.
  if (complete || !call.signal.aborted) await recordOutcome(context, call.day, complete ? 'answered' : 'broken-off')
  await recordTokens(context, { day: call.day, ...usage }).catch(() => {})
  const own = context.engine.answer(call)
  const suggestions = reference === undefined || reference === own.reference ? own.suggestions : context.engine.suggestNext(reference)
  const made = {
    kind: refusal ?? ('kennis' as const),
    text: text.trimEnd(),
    sources,
    reference,
    suggestions,
    // Below the answer: it is not about the list. Below a refusal nothing is offered.
    refers: refusal ? undefined : own.refers && { ...own.refers, leads: false },
    isGentle: own.isGentle,
    ...(own.extras?.lang && { extras: { lang: own.extras.lang } }),
  }
  return { ...(await withOffices(context, made)), usage, complete }
}

type Admission = { release: () => void; skipped?: undefined } | { release?: undefined; skipped: ModelSkip }

/** A slot for one call, or why there is none: the provider is left alone, spent for today or too busy. */
async function admit(provider: ProviderServices, day: string, signal: AbortSignal): Promise<Admission> {
  if (provider.budget.isSpent(day)) return { skipped: 'budget' }
  const release = await provider.slots.take(AbortSignal.any([signal, AbortSignal.timeout(WAIT_FOR_SLOT_MS)]))
  if (release && provider.breaker.mayTry()) return { release }
  release?.()
  signal.throwIfAborted()
  return { skipped: release ? 'paused' : 'busy' }
}

/** Pieces of a line or so, so that every reader of the stream handles pieces. */
export function splitIntoDeltas(text: string): string[] {
  return text.match(/(?:\S+\s*){1,12}|\s+/g) ?? []
}
