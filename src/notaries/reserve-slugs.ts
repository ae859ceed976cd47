/** Keeps the addresses of an office that is erased from every other office: a link to them must never lead to somebody else. */
import { createHash } from 'node:crypto'
import { isoNow } from '../platform/clock.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { findErasedSlug, insertErasedSlugs, selectErasedSlugs, selectSlugsOf } from './slugs.queries.ts'

/** An address holds the name of the office; what is kept of it does not. */
const hashOf = (slug: string): string => createHash('sha256').update(slug).digest('hex')

export async function reserveSlugs({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string): Promise<void> {
  const slugs = await selectSlugsOf(db, id)
  await insertErasedSlugs(
    db,
    slugs.map((slug) => ({ slug_hash: hashOf(slug), erased_at: isoNow(clock) })),
  )
}

/** Whether an office that was erased had this address. */
export const isErasedSlug = async (db: AnyDatabase, slug: string): Promise<boolean> => (await findErasedSlug(db, hashOf(slug))) !== undefined

/** Those of these addresses that an office had that was erased. */
export async function listErasedSlugs(db: AnyDatabase, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const slugOf = new Map(slugs.map((slug) => [hashOf(slug), slug]))
  const found = await selectErasedSlugs(db, [...slugOf.keys()])
  return new Set(found.flatMap((hash) => slugOf.get(hash) ?? []))
}
