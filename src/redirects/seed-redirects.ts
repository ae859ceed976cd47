/** The sample redirects of the demo: one for each default partner slug. */
import { newId } from '../platform/ids.ts'
import type { Seed } from '../platform/seed.ts'
import { insertRedirect } from './redirects.queries.ts'

const samples: [slug: string, title: string, description: string][] = [
  ['algemeen', 'Voorbeeldpartner notarissen', 'Voorbeeld: algemene aanvraag'],
  ['hypotheek', 'Voorbeeldpartner hypotheekakte', 'Voorbeeld: hypotheekakte en leveringsakte'],
  ['testament', 'Voorbeeldpartner testament', 'Voorbeeld: testament'],
  ['levenslooptestament', 'Voorbeeldpartner levenstestament', 'Voorbeeld: levenstestament'],
  ['bv-oprichten', 'Voorbeeldpartner BV oprichten', 'Voorbeeld: BV oprichten'],
  ['voogdij', 'Voorbeeldpartner voogdij', 'Voorbeeld: voogdij'],
]

export const redirectSeed: Seed = {
  name: 'redirects',
  async plant(db, now) {
    for (const [slug, title, description] of samples) {
      await insertRedirect(db, {
        id: newId(),
        slug,
        title,
        description,
        destination_url: `https://example.com/${slug}`,
        is_sample: true,
        created_at: now,
        updated_at: now,
      })
    }
  },
}
