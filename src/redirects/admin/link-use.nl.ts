/** Sentences about where the calls of the site use a link. */
import { findDeed } from '../../deeds/deed.ts'
import type { LinkRow } from '../manage/link-row.ts'
import { callSlugs } from '../link-use.ts'

const listed = new Intl.ListFormat('nl', { type: 'conjunction' })

const subjectsOf = ({ deeds, isGeneral }: NonNullable<LinkRow['use']>): string =>
  listed.format([...deeds.map((slug) => findDeed(slug)?.label ?? slug), ...(isGeneral ? ['wat over geen akte gaat'] : [])])

type Used = Pick<LinkRow, 'use' | 'works'>

/** One line for the table. */
export const usageLine = ({ use, works }: Used): string => {
  if (use === null) return 'Geen aanbod van de site gebruikt deze link.'
  return works ? `Aanbod over: ${subjectsOf(use)}.` : `Nu in geen aanbod. Werkt hij, dan over: ${subjectsOf(use)}.`
}

export const usageTexts = {
  heading: 'Waar de site deze link gebruikt',
  places: 'In de chat na de derde vraag, bij artikelen met een offerteknop naar een partner, en op de resultaatpagina’s van elke plaats.',
  none: `Geen aanbod van de site leidt naar deze link. Hij werkt alleen waar u hem zelf plaatst. Het aanbod gebruikt links met een van deze slugs: ${callSlugs.join(', ')}.`,
} as const
