/** Partner links as the assistant and the pages ask for them. */
import type { Offers } from '../../src/redirects/redirect-targets.ts'

/** Every offer leads to a link of its own. */
export const allOffers: Offers = { offered: (slug) => slug }

/** Only these slugs lead somewhere. */
export const offersOf = (slugs: readonly string[]): Offers => ({ offered: (slug) => [slug, 'algemeen'].find((one) => slugs.includes(one)) })
