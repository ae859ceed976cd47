/** Where the owner's links lead: the host of each, so that clicks can be laid beside the office whose website it is. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { selectDestinations } from './fees.queries.ts'

export interface LinkHost {
  id: string
  slug: string
  title: string
  /** Without `www.`; undefined for what is no address. */
  host: string | undefined
  isDeleted: boolean
}

export const hostOf = (address: string): string | undefined => URL.parse(address)?.hostname.replace(/^www\./, '')

/** No samples. */
export async function listLinkHosts(context: Context): Promise<LinkHost[]> {
  requireReader(context)
  return (await selectDestinations(context.db)).map(({ id, slug, deleted_slug: before, title, destination_url: address }) => ({
    id,
    slug: before ?? slug,
    title,
    host: hostOf(address),
    isDeleted: before !== null,
  }))
}
