/** What an office says of its prices and its profile: the whole of it, so that all that stands there afterwards is of the office and of that day. */
import { findDeed } from '../../deeds/deed.ts'
import type { NotaryDraft } from '../../notaries/notary-draft.ts'
import { draftOf } from '../../notaries/stored-notary.ts'
import { OWN_SOURCE } from './proposals.nl.ts'

export interface Proposal extends Pick<NotaryDraft, 'phone' | 'website' | 'languages' | 'specializations' | 'features' | 'prices'> {
  /** Slugs of the deeds of which the office takes its price away. */
  removed: readonly string[]
}

/** The record of the office as it would be. `day` is YYYY-MM-DD, on which the office said so. */
export function mergeProposal(stored: NotaryDraft, { removed: _removed, ...said }: Proposal, day: string): NotaryDraft {
  return { ...draftOf(stored), ...said, source: OWN_SOURCE, sourceDay: day }
}

/** Deeds with a price that came after the office looked: it said nothing of them, so they are neither taken away nor called its own. */
export const unseenDeeds = ({ prices }: Pick<NotaryDraft, 'prices'>, { prices: said, removed }: Proposal): string[] =>
  prices.map(({ deed }) => deed).filter((deed) => findDeed(deed) !== undefined && !removed.includes(deed) && said.every((price) => price.deed !== deed))
