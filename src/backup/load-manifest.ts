/** What a backup says of itself, in the last file of its archive. */
import { z } from 'zod'

export const MANIFEST = 'backup.json'
export const KEY = 'secret.key'
export const databaseFiles = { sqlite: 'elke.sqlite', postgres: 'database.dump' } as const

const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Of the file of the database. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  migrations: z.array(z.string()),
  /** Rows by table, at the moment of the copy. */
  counts: z.record(z.string(), z.number().int().nonnegative()),
})

export type Manifest = z.infer<typeof manifestSchema>

export function loadManifest(text: string): Manifest {
  const { data } = manifestSchema.safeParse(JSON.parse(text))
  if (!data) throw new Error('it was made by another version of this program, or is none of its backups')
  return data
}
