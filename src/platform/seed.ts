/** Fills an empty installation with the sample data of the demo, each part once. */
import type { Context } from './context.ts'
import type { AnyDatabase } from '../database/database.ts'
import { markSeeded } from './seed.queries.ts'

export interface Seed {
  /** Never reuse a name: it says that this part was planted. */
  name: string
  plant(db: AnyDatabase, now: string): Promise<void>
}

/** Two processes that start together plant each part once between them. */
export async function plantSeeds(context: Pick<Context, 'db' | 'clock'>, seeds: readonly Seed[]): Promise<string[]> {
  const planted: string[] = []
  for (const seed of seeds) {
    await context.db.transaction().execute(async (tx) => {
      const now = context.clock.now().toISOString()
      if (!(await markSeeded(tx, seed.name, now))) return
      await seed.plant(tx, now)
      planted.push(seed.name)
    })
  }
  return planted
}
