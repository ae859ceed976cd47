/** Makes ready what calls of the provider need on this instance: the breaker, the places and the tools. */
import type { FigureBook } from '../../figures/figure.ts'
import { listNotaries } from '../../notaries/list-notaries.ts'
import { filterNotaries, type NotaryFilter } from '../../notaries/notary.ts'
import type { Context } from '../../platform/context.ts'
import type { RegionBook } from '../../regions/region.ts'
import type { SettingValues } from '../../settings/setting.ts'
import type { ProviderServices } from '../choose-answer.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createPlaces } from './places.ts'
import { readProviderConfig } from './provider-config.ts'

export interface ProviderSources {
  settings: () => SettingValues
  allowedHosts: readonly string[]
  figures: FigureBook
  regions: RegionBook
}

export function openProvider(context: Context, sources: ProviderSources): ProviderServices {
  const { settings, allowedHosts, figures, regions } = sources
  const findNotaries = async (filter: NotaryFilter) => filterNotaries(await listNotaries(context, { demo: settings().site_mode !== 'live' }), filter, regions)
  return {
    config: () => readProviderConfig(settings(), allowedHosts),
    wishes: () => settings().default_prompt,
    dailyRequests: () => Number(settings().provider_daily_requests),
    breaker: createCircuitBreaker(context.clock),
    places: createPlaces(),
    async tools(day) {
      const { createTools } = await import('./tools.ts')
      return createTools({ figures, day, findNotaries })
    },
  }
}
