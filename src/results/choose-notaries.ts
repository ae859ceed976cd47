/** Chooses the notaries for a page: those in the region, else those around it. */
import { filterNotaries, sortNotaries, type Notary } from '../notaries/notary.ts'
import type { Region, RegionBook } from '../regions/region.ts'

/** How far had to be looked. */
export type Reach = 'region' | 'municipality' | 'province' | 'country'

export interface ChosenNotaries {
  reach: Reach
  /** The region that was searched; undefined for the whole country. */
  area: Region | undefined
  /** In the order to show them. */
  notaries: Notary[]
}

/** `deed` is a slug. The first circle with anyone in it counts; nobody at all gives an empty list for the region. */
export function chooseNotaries(all: readonly Notary[], regions: RegionBook, wanted: { region: Region | undefined; deed: string | undefined }): ChosenNotaries {
  const { region, deed } = wanted
  for (const [reach, area] of circlesAround(region, regions)) {
    const notaries = filterNotaries(all, { place: area?.slug, deed }, regions)
    if (notaries.length > 0) return { reach, area, notaries: sortNotaries(notaries, 'passend', deed) }
  }
  return { reach: region ? 'region' : 'country', area: region, notaries: [] }
}

function circlesAround(region: Region | undefined, regions: RegionBook): [Reach, Region | undefined][] {
  if (!region) return [['country', undefined]]
  const municipality = region.kind === 'plaats' ? regions.find(`gemeente ${region.municipality}`) : undefined
  const province = region.kind === 'provincie' ? undefined : regions.find(`provincie ${region.province}`)
  return [
    ['region', region],
    ...(municipality ? [circle('municipality', municipality)] : []),
    ...(province ? [circle('province', province)] : []),
    ['country', undefined],
  ]
}

const circle = (reach: Reach, area: Region): [Reach, Region] => [reach, area]
