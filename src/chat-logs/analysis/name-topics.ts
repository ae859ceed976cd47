/** Asks the owner's model for better names of topics: one call, within the day's budget, and never needed. */
import { dutchDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import type { ProviderConfig } from '../../assistant/model/provider-config.ts'
import type { ProviderServices } from '../../assistant/model/provider-services.ts'
import { recordTokens } from '../../assistant/model/record-tokens.ts'
import { namingTexts } from './analysis.nl.ts'
import type { TopicGroup } from './top-questions.ts'

export type NamingServices = Pick<ProviderServices, 'config' | 'budget' | 'breaker'>

const MOST_GROUPS = 12
const MOST_EXAMPLES = 3
const LONGEST_EXAMPLE = 160
const LONGEST_NAME = 60
const MOST_TOKENS = 300
const WITHIN_MS = 20_000
/** Nothing of a name may lead elsewhere or be more than a name. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ,.'’()/&-]*$/u

/** The same groups, with the model's names where it gave good ones. What it fails to do changes nothing. */
export async function nameTopics(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  provider: NamingServices | undefined,
  groups: readonly TopicGroup[],
): Promise<TopicGroup[]> {
  const config = provider?.config()
  const day = dutchDay(context.clock)
  if (!provider || !config || groups.length === 0 || provider.budget.isSpent(day) || !provider.breaker.mayTry()) return [...groups]
  if (!(await provider.budget.count(context.db, day))) {
    provider.breaker.left()
    return [...groups]
  }
  try {
    const { text, inputTokens, outputTokens } = await askModel(config, groups.slice(0, MOST_GROUPS))
    provider.breaker.succeeded()
    await recordTokens(context, { day, inputTokens, outputTokens })
    return takeNames(groups, text)
  } catch (error) {
    provider.breaker.failed()
    context.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the provider named no topics, the own names stay')
    return [...groups]
  }
}

const examplesOf = ({ questions }: TopicGroup): string[] => questions.slice(-MOST_EXAMPLES).map((question) => question.slice(0, LONGEST_EXAMPLE))

async function askModel(config: ProviderConfig, groups: readonly TopicGroup[]) {
  // Loaded with the first call, as in `chooseAnswer`.
  const [{ createOpenAICompatible }, { streamText }, { guardedFetch }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('ai'),
    import('../../assistant/model/guarded-fetch.ts'),
  ])
  const provider = createOpenAICompatible({ name: 'provider', baseURL: config.baseUrl, apiKey: config.apiKey, includeUsage: true, fetch: guardedFetch })
  const result = streamText({
    model: provider.chatModel(config.model),
    instructions: namingTexts.instructions,
    messages: [{ role: 'user', content: groups.map((group, at) => namingTexts.group(at + 1, group.topic, examplesOf(group))).join('\n') }],
    maxOutputTokens: MOST_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(WITHIN_MS),
    onError: () => {},
  })
  let text = ''
  let usage = { inputTokens: 0, outputTokens: 0 }
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new Error('aborted')
    if (part.type === 'text-delta') text += part.text
    if (part.type === 'finish') usage = { inputTokens: part.totalUsage.inputTokens ?? 0, outputTokens: part.totalUsage.outputTokens ?? 0 }
  }
  return { text, ...usage }
}

function takeNames(groups: readonly TopicGroup[], text: string): TopicGroup[] {
  const names = new Map<number, string>()
  for (const line of text.split('\n')) {
    const match = /^\s*(\d{1,2})[.)](.+)$/.exec(line.replaceAll('*', ''))
    const name = match?.[2]?.trim()
    if (match && name && name.length <= LONGEST_NAME && NAME.test(name)) names.set(Number(match[1]), name)
  }
  const taken = new Set<string>()
  return groups.map((group, at) => {
    const name = names.get(at + 1) ?? group.topic
    // Two groups of one name would look like one that is counted twice.
    const topic = taken.has(name) ? group.topic : name
    taken.add(topic)
    return { ...group, topic }
  })
}
