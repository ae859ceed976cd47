/** The first text of the card 'Actueel & Interessant'; the owner replaces it. */
import { newId } from '../platform/ids.ts'
import type { Seed } from '../platform/seed.ts'
import { insertHomepageText } from './news.queries.ts'
import { firstNews } from '../frame/site.nl.ts'

export const homepageSeed: Seed = {
  name: 'homepage-content',
  plant: (db, now) => insertHomepageText(db, { id: newId(), content_nl: firstNews, is_active: true, created_at: now }),
}
