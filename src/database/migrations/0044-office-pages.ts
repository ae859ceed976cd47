/** An office has an address of its own that stays its own, its facts say where and when they were read, and its prices may be told in parts. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

const parts = ['fee_cents', 'vat_cents', 'land_registry_cents', 'registers_cents', 'other_cents'] as const

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** With the place behind it, where the name does not say it. */
function addressOf(name: string, location: string): string {
  const [own, place] = [slugOf(name), slugOf(location)]
  return (`-${own}-`.includes(`-${place}-`) ? own : `${own}-${place}`).slice(0, 80).replace(/^-|-$/g, '') || 'kantoor'
}

export function officePages(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['slug', 'source', 'source_day']) await db.schema.alterTable('elk_notaries').addColumn(column, 'text').execute()
      for (const column of parts) await db.schema.alterTable('elk_notary_prices').addColumn(column, 'integer').execute()
      await db.schema
        .createTable('elk_notary_slugs')
        .addColumn('slug', 'text', (c) => c.primaryKey())
        .addColumn('notary_id', 'text', (c) => c.notNull().references('elk_notaries.id').onDelete('cascade'))
        .addColumn('created_at', timestamp, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('elk_notary_slugs_notary').on('elk_notary_slugs').column('notary_id').execute()
      const offices = await sql<{ id: string; name: string; location: string }>`select id, name, location from elk_notaries order by created_at, id`.execute(db)
      const taken = new Set<string>()
      for (const { id, name, location } of offices.rows) {
        const base = addressOf(name, location)
        let slug = base
        for (let n = 2; taken.has(slug); n += 1) slug = `${base}-${n}`
        taken.add(slug)
        await sql`insert into elk_notary_slugs (slug, notary_id, created_at) select ${slug}, id, created_at from elk_notaries where id = ${id}`.execute(db)
        await sql`update elk_notaries set slug = ${slug} where id = ${id}`.execute(db)
      }
    },
  }
}
