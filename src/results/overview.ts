/** What the overview of the results pages shows. */
import { findDeed } from '../deeds/deed.ts'
import { listNotaries } from '../notaries/list-notaries.ts'
import type { ListingLink } from '../notaries/listing-view.ts'
import type { Context } from '../platform/context.ts'
import type { Region, RegionBook } from '../regions/region.ts'
import type { Crumb } from '../frame/structured-data.ts'
import { RESULTS_PATH, writeCombination } from '../deeds/combination.ts'
import { overviewTexts } from './results.nl.ts'
import { labelOf, labelOfWhole } from './subject.ts'

export interface Overview {
  crumbs: Crumb[]
  /** Names for the place field. */
  names: string[]
  /** Slug of the deed that was chosen before. */
  deed: string | undefined
  missingPlace: boolean
  /** Places with a notary on the list. */
  known: ListingLink[]
  provinces: { name: string; whole: ListingLink; municipalities: ListingLink[] }[]
}

const MOST_KNOWN = 60

export interface OverviewInput {
  regions: RegionBook
  demo: boolean
  /** Of the address: 'plaats' is there when the finder was sent without one, 'akte' is the chosen deed. */
  search: URLSearchParams
}

export async function readOverview(context: Pick<Context, 'db' | 'clock'>, { regions, demo, search }: OverviewInput): Promise<Overview> {
  const all = regions.list()
  const places = (await listNotaries(context, { demo })).flatMap(({ location }) => regions.find(location) ?? [])
  const known = [...new Map(places.map((region) => [region.slug, region])).values()].toSorted((a, b) => a.name.localeCompare(b.name, 'nl'))
  return {
    crumbs: [{ name: overviewTexts.title, path: RESULTS_PATH }],
    names: all.filter(({ kind }) => kind === 'gemeente').map(({ name }) => name),
    deed: findDeed(search.get('akte') ?? '')?.slug,
    missingPlace: search.has('plaats'),
    known: known.slice(0, MOST_KNOWN).map((region) => linkTo(region)),
    provinces: all
      .filter(({ kind }) => kind === 'provincie')
      .map((province) => ({
        name: province.name,
        whole: linkTo(province, labelOfWhole(province)),
        municipalities: all.filter((region) => region.kind === 'gemeente' && region.province === province.name).map((region) => linkTo(region)),
      })),
  }
}

const linkTo = (region: Region, label = labelOf(region)): ListingLink => ({ label, href: writeCombination({ region: region.slug }) })
