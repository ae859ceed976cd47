/** What stands ready for calls of the provider on this instance. */
import type { ToolSet } from 'ai'
import type { Budget } from './budget.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { Slots } from '../../platform/slots.ts'
import type { ProviderConfig } from './provider-config.ts'

export interface ProviderServices {
  /** Undefined while the owner has set none. */
  config: () => ProviderConfig | undefined
  /** The owner's default prompt. */
  systemPrompt: () => string
  budget: Budget
  breaker: CircuitBreaker
  slots: Slots
  /** `day` is YYYY-MM-DD. */
  tools: (day: string) => ToolSet | Promise<ToolSet>
  /** Names that a model may say whatever it was given, see `namesOfContent`. */
  contentNames(): Promise<ReadonlySet<string>>
}
