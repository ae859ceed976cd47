/** Contexts of a site whose answers come from a scripted provider. */
import type { AskContext, AskInput } from '../../src/assistant/answering/ask-context.ts'
import { ask } from '../../src/assistant/answering/ask.ts'
import type { ProviderServices } from '../../src/assistant/model/provider-services.ts'
import type { AnswerEvent } from '../../src/assistant/conversation/conversation.ts'
import { createBudget } from '../../src/assistant/model/budget.ts'
import { createCircuitBreaker } from '../../src/assistant/model/circuit-breaker.ts'
import { createSlots } from '../../src/platform/slots.ts'
import type { TestContext } from './context.ts'
import { askContext } from './conversation.ts'
import { testEngine } from './engine.ts'
import { KEY, type ScriptedProvider } from './scripted-provider.ts'

/** An instance of its own, without limits for visitors. */
export function withProvider(context: TestContext, provider: ScriptedProvider, changes: Partial<ProviderServices> = {}): AskContext {
  const services: ProviderServices = {
    config: () => ({ baseUrl: provider.url, model: 'proefmodel', apiKey: KEY }),
    systemPrompt: () => '',
    budget: createBudget(() => 100),
    breaker: createCircuitBreaker(context.clock),
    slots: createSlots(4),
    tools: () => ({}),
    contentNames: async () => new Set(),
    ...changes,
  }
  return { ...askContext(context, testEngine(), false), provider: services }
}

export interface Told {
  events: AnswerEvent[]
  types: AnswerEvent['type'][]
  /** As a reader has it at the end: what came before a restart is gone. */
  text: string
}

/** Reads to the end. */
export async function tell(events: AsyncIterable<AnswerEvent>): Promise<Told> {
  const all: AnswerEvent[] = []
  let text = ''
  for await (const event of events) {
    all.push(event)
    if (event.type === 'text') text += event.delta
    if (event.type === 'restarted') text = ''
  }
  return { events: all, types: all.map((event) => event.type), text }
}

/** Asks and reads along; `read` is what has been read so far. */
export async function askAndRead(context: AskContext, input: AskInput): Promise<{ read: () => string; told: Promise<Told> }> {
  let text = ''
  const events = await ask(context, input)
  async function* seen(): AsyncGenerator<AnswerEvent> {
    for await (const event of events) {
      if (event.type === 'text') text += event.delta
      yield event
    }
  }
  return { read: () => text, told: tell(seen()) }
}
