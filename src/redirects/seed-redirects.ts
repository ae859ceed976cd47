/** The sample redirects of the demo: one for each default partner slug. */
import { newId } from '../platform/ids.ts'
import type { Seed } from '../platform/seed.ts'
import { insertRedirect } from './redirects.queries.ts'

const SAMPLE_HOST = 'example.com'

const samples: [slug: string, title: string, description: string][] = [
  ['algemeen', 'Voorbeeldpartner notarissen', 'Voorbeeld: algemene aanvraag'],
  ['hypotheek', 'Voorbeeldpartner hypotheekakte', 'Voorbeeld: hypotheekakte en leveringsakte'],
  ['testament', 'Voorbeeldpartner testament', 'Voorbeeld: testament'],
  ['levenslooptestament', 'Voorbeeldpartner levenstestament', 'Voorbeeld: levenstestament'],
  ['bv-oprichten', 'Voorbeeldpartner BV oprichten', 'Voorbeeld: BV oprichten'],
  ['voogdij', 'Voorbeeldpartner voogdij', 'Voorbeeld: voogdij'],
]

const sampleTitles: ReadonlySet<string> = new Set(samples.map(([, title]) => title))

/** Of a link that came with the installation: visitors would still read the invented partner's name, or end at its address. */
export const isStillSample = ({ title, destination_url }: { title: string; destination_url: string }): boolean =>
  sampleTitles.has(title) || URL.parse(destination_url)?.hostname === SAMPLE_HOST

export const redirectSeed: Seed = {
  name: 'redirects',
  async plant(db, now) {
    for (const [slug, title, description] of samples) {
      await insertRedirect(db, {
        id: newId(),
        slug,
        title,
        description,
        destination_url: `https://${SAMPLE_HOST}/${slug}`,
        is_sample: true,
        created_at: now,
        updated_at: now,
      })
    }
  },
}
