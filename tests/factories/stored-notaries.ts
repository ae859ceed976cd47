/** An office of the owner as it stands in the database, and what contact with it leaves there. */
import { insertNotary, insertPrice } from '../../src/notaries/notaries.queries.ts'
import { notarySeed } from '../../src/notaries/seed-notaries.ts'
import { newId } from '../../src/platform/ids.ts'
import { plantSeeds } from '../../src/platform/seed.ts'
import type { Opened } from '../contract/both-databases.ts'

const NOW = '2026-11-20T10:00:00.000Z'

export async function addNotary(site: Opened, values: { is_active?: boolean; as_of?: string; location?: string } = {}): Promise<string> {
  const { db } = site.database
  const id = newId()
  const source = { source: 'Opgave van het kantoor', source_day: '2026-11-01' }
  const lists = { languages: '["Nederlands","Fries"]', specializations: '["Testament"]', features: '[]' }
  const row = {
    id,
    name: 'Kantoor aan de Gracht',
    avatar: null,
    logo: null,
    rating: 9.9,
    review_count: 40,
    location: values.location ?? 'Leeuwarden',
    best_price: '600,-',
  }
  await insertNotary(db, { ...row, ...lists, ...source, phone: null, email: null, is_active: values.is_active ?? true, created_at: NOW })
  await insertPrice(db, { id: newId(), notary_id: id, deed: 'huis-kopen', amount_cents: 90_000, includes: 'Akte.', as_of: '2026-11-01', all_in: true })
  await insertPrice(db, {
    id: newId(),
    notary_id: id,
    deed: 'testament',
    amount_cents: 60_000,
    includes: 'Akte.',
    as_of: values.as_of ?? '2026-11-01',
    all_in: true,
  })
  return id
}

export const plant = (site: Opened) => plantSeeds(site.context, [notarySeed])
export const events = (site: Opened) => site.database.db.selectFrom('elk_events').select(['name', 'properties', 'created_at']).orderBy('id').execute()
export const messages = (site: Opened) => site.database.db.selectFrom('elk_contact_messages').selectAll().orderBy('id').execute()
export const outbox = (site: Opened) => site.database.db.selectFrom('elk_outbox').select(['kind', 'dedupe_key', 'status', 'payload']).execute()
