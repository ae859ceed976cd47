/** What migrations leave to be done beside the serving site, and how far it has come. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createFills } from '../fills/fill.ts'

export function fillTable(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createFills(db)
    },
  }
}
