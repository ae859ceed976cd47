/** Makes ready what calls of the provider need on this instance: the breaker, the slots and the tools. */
import type { ToolSet } from 'ai'
import type { FigureBook } from '../../figures/figure.ts'
import type { Context } from '../../platform/context.ts'
import type { ProviderValues } from './provider.settings.ts'
import { createBudget } from './budget.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createSlots } from '../../platform/slots.ts'
import { readProviderConfig } from './provider-config.ts'
import type { ProviderServices } from './provider-services.ts'
import type { FindOffices } from './tools.ts'

export interface ProviderSources {
  settings: () => ProviderValues
  allowedHosts: readonly string[]
  /** Answers of the provider at once on this instance. */
  running: number
  figures: FigureBook
  findOffices: FindOffices
  /** All that the content says. */
  texts: () => string[]
}

export interface OpenProvider extends ProviderServices {
  /** Loads what the first call needs, when the owner has chosen a model. */
  warm(): Promise<void>
}

export function openProvider(context: Context, sources: ProviderSources): OpenProvider {
  const { settings, allowedHosts, running, figures, findOffices, texts } = sources
  const config = () => readProviderConfig(settings(), allowedHosts)
  let made: { day: string; tools: ToolSet } | undefined
  let names: ReadonlySet<string> | undefined
  return {
    config,
    systemPrompt: () => settings().default_prompt,
    budget: createBudget(() => Number(settings().provider_daily_requests)),
    breaker: createCircuitBreaker(context.clock),
    slots: createSlots(running),
    async tools(day) {
      if (made?.day !== day) made = { day, tools: (await import('./tools.ts')).createTools({ figures, day, findOffices }) }
      return made.tools
    },
    async contentNames() {
      return (names ??= (await import('./known-facts.ts')).namesOfContent(texts()))
    },
    async warm() {
      if (config()) await Promise.all([import('./provider-engine.ts'), import('./tools.ts'), this.contentNames()])
    },
  }
}
