/** Makes ready what calls of the provider need on this instance: the breaker, the places and the tools. */
import type { ToolSet } from 'ai'
import type { FigureBook } from '../../figures/figure.ts'
import { listNotaries } from '../../notaries/list-notaries.ts'
import { filterNotaries, type NotaryFilter } from '../../notaries/notary.ts'
import type { Context } from '../../platform/context.ts'
import type { RegionBook } from '../../regions/region.ts'
import type { SettingValues } from '../../settings/setting.ts'
import type { ProviderServices } from '../choose-answer.ts'
import { createBudget } from './budget.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createPlaces } from './places.ts'
import { readProviderConfig } from './provider-config.ts'

export interface ProviderSources {
  settings: () => SettingValues
  allowedHosts: readonly string[]
  /** Answers of the provider at once on this instance. */
  running: number
  figures: FigureBook
  regions: RegionBook
}

export interface OpenProvider extends ProviderServices {
  /** Loads what the first call needs, when the owner has chosen a model. */
  warm(): Promise<void>
}

export function openProvider(context: Context, sources: ProviderSources): OpenProvider {
  const { settings, allowedHosts, running, figures, regions } = sources
  const config = () => readProviderConfig(settings(), allowedHosts)
  let made: { day: string; tools: ToolSet } | undefined
  const findNotaries = async (filter: NotaryFilter) => filterNotaries(await listNotaries(context, { demo: settings().site_mode !== 'live' }), filter, regions)
  return {
    config,
    wishes: () => settings().default_prompt,
    budget: createBudget(() => Number(settings().provider_daily_requests)),
    breaker: createCircuitBreaker(context.clock),
    places: createPlaces(running),
    async tools(day) {
      if (made?.day !== day) made = { day, tools: (await import('./tools.ts')).createTools({ figures, day, findNotaries }) }
      return made.tools
    },
    async warm() {
      if (config()) await Promise.all([import('./provider-engine.ts'), import('./tools.ts')])
    },
  }
}
