/** The owner tries the chosen model: one short question goes out, and what went well or wrong comes back as a code. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-role.ts'
import { dutchDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { countAttempt, type Limit } from '../../platform/rate-limit.ts'
import type { ProviderValues } from './provider.settings.ts'
import { failureOf, type ModelFailure } from './model-outcome.ts'
import { readProviderConfig, type ProviderConfig } from './provider-config.ts'
import type { ProviderRequest } from './provider-engine.ts'
import { ProviderFailed } from './provider-failed.ts'
import { trialTexts } from './provider.nl.ts'

const perMinute: Limit = { name: 'provider-test', max: 5, windowSeconds: 60 }
const DEADLINE_MS = 20_000

/** An answer that broke off is no answer here. */
export type ProviderFault = 'not-configured' | 'host-not-allowed' | Exclude<ModelFailure, 'broken-off'>

export type ProviderTestResult = { ok: true; model: string; milliseconds: number } | { ok: false; reason: ProviderFault }

interface ProviderTestInput {
  settings: Pick<ProviderValues, 'provider_base_url' | 'provider_model' | 'chatbot_api_key'>
  allowedHosts: readonly string[]
}

/** Within 20 seconds. Nothing in the result or the audit row was written by the provider. Throws `too_many_tests`. */
export async function testProvider(context: Context, input: ProviderTestInput): Promise<ProviderTestResult> {
  const verdict = await countAttempt(context.db, context.clock, perMinute, requireOwner(context))
  if (!verdict.allowed) throw new AppError('too_many_tests', { retryAfterSeconds: verdict.retryAfterSeconds })
  const result = await attempt(context, input)
  await recordAudit(context, { action: 'provider.test', details: result })
  return result
}

async function attempt({ clock }: Context, { settings, allowedHosts }: ProviderTestInput): Promise<ProviderTestResult> {
  const config = readProviderConfig(settings, allowedHosts)
  if (!config) return { ok: false, reason: Object.values(settings).includes('') ? 'not-configured' : 'host-not-allowed' }
  // Loaded with the first call, as in `chooseAnswer`.
  const [{ answerWithProvider }, { createTools }] = await Promise.all([import('./provider-engine.ts'), import('./tools.ts')])
  const day = dutchDay(clock)
  const tools = createTools({ figures: new Map(), day, findOffices: async () => [] })
  const start = clock.now().getTime()
  try {
    for await (const event of answerWithProvider(trialRequest(config, day, tools))) {
      if (event.type === 'done' && event.complete) return { ok: true, model: event.model, milliseconds: clock.now().getTime() - start }
    }
    return { ok: false, reason: 'no-answer' }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    return { ok: false, reason: failureOf(error.reason) }
  }
}

/** The tools are there, over an empty book of figures, because a model that takes none would fail on a visitor's question too. */
function trialRequest(config: ProviderConfig, day: string, tools: ProviderRequest['tools']): ProviderRequest {
  return {
    config,
    day,
    question: trialTexts.question,
    history: [],
    systemPrompt: '',
    passages: [{ title: trialTexts.title, text: trialTexts.passage, sources: [{ title: trialTexts.title, url: '/' }], reference: undefined }],
    lookUp: () => [],
    calculate: () => undefined,
    tools,
    signal: AbortSignal.timeout(DEADLINE_MS),
  }
}
