/** A notary with one price, as the list keeps it. */
import type { AnyDatabase } from '../../src/database/database.ts'
import { insertNotary, insertPrice } from '../../src/notaries/notaries.queries.ts'
import { newId } from '../../src/platform/ids.ts'

export async function addNotary(
  db: AnyDatabase,
  values: { location?: string; sample?: boolean; deed?: string; cents?: number; sourced?: boolean; languages?: string[] } = {},
): Promise<void> {
  const { location = 'Zeist', sample = false, deed = 'testament', cents = 50_800, sourced = true, languages = [] } = values
  const id = newId()
  await insertNotary(db, {
    id,
    name: `Kantoor ${location}`,
    avatar: null,
    logo: null,
    rating: null,
    review_count: 0,
    location,
    best_price: '508,-',
    languages: JSON.stringify(languages),
    specializations: '[]',
    features: '[]',
    phone: null,
    email: null,
    is_sample: sample,
    ...(sourced && { source: 'Opgave van het kantoor', source_day: '2026-11-01' }),
    created_at: '2026-11-20T10:00:00.000Z',
  })
  await insertPrice(db, { id: newId(), notary_id: id, deed, amount_cents: cents, includes: 'Gesprek en akte.', as_of: '2026-11-01', all_in: true })
}
