/** Which calls of the site lead to a link. Also runs in the browser. */
import { deeds } from '../deeds/deed.ts'
import { DEFAULT_SLUG } from './default-slug.ts'

/** The slugs that calls ask for; any other link works only where the owner puts it. */
export const callSlugs: readonly string[] = [...new Set([DEFAULT_SLUG, ...deeds.map(({ partnerSlug }) => partnerSlug)])]

export interface LinkUse {
  /** Slugs of the deeds whose calls lead to it. */
  deeds: string[]
  /** Calls about no deed in particular lead to it. */
  isGeneral: boolean
}

/** Of a link that leads somewhere. `working`: the slugs of calls that do; what has no link of its own goes to the general one. */
export const callsOfLink = (slug: string, working: ReadonlySet<string>): LinkUse => ({
  deeds: deeds.filter(({ partnerSlug }) => slug === (working.has(partnerSlug) ? partnerSlug : DEFAULT_SLUG)).map((deed) => deed.slug),
  isGeneral: slug === DEFAULT_SLUG,
})
