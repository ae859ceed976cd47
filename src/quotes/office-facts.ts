/** What the visitor weighs beside the price: how far an office is from the place of the request, and how people judge it. */
import { findNotary } from '../notaries/list-notaries.ts'
import type { Notary } from '../notaries/notary.ts'
import type { Context } from '../platform/context.ts'
import { distanceFrom } from '../regions/distance.nl.ts'
import type { Region, RegionBook } from '../regions/region.ts'
import type { InvitationRow } from './invitations.queries.ts'
import type { AskableSources } from './list-askable.ts'
import type { OfficeFacts } from './office-facts-view.ts'
import { factTexts as texts } from './office-facts.nl.ts'

function distanceOf({ location }: Notary, region: Region | undefined, regions: RegionBook): string | undefined {
  const km = region && regions.kmTo(region, location)
  return region && km !== undefined ? (distanceFrom(km, region) ?? texts.in(region.name)) : undefined
}

const ratingOf = ({ rating, reviewCount, reviewSources }: Notary): string | undefined =>
  rating === undefined ? undefined : texts.rated(rating, reviewCount, reviewSources)

interface Asked {
  /** Slug of a region. */
  place: string
  invitations: readonly Pick<InvitationRow, 'id' | 'notary_id'>[]
  sources: AskableSources
}

/** By the id of an invitation; an office that the site does not show any more is left out. */
export async function readOfficeFacts(context: Context, { place, invitations, sources }: Asked): Promise<ReadonlyMap<string, OfficeFacts>> {
  const { regions, offices } = sources
  const region = regions.find(place)
  const found = await Promise.all(
    invitations.map(async ({ id, notary_id: office }) => ({ id, notary: await findNotary(context, { id: office, ...offices() }) })),
  )
  return new Map(found.flatMap(({ id, notary }) => (notary ? [[id, { distance: distanceOf(notary, region, regions), rating: ratingOf(notary) }]] : [])))
}
