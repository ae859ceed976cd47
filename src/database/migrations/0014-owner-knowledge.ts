/** Not written yet. */
import type { Migration } from 'kysely/migration'
import type { DialectName } from '../dialects.ts'

export function ownerKnowledge(_dialect: DialectName): Migration {
  return {
    async up() {},
  }
}
