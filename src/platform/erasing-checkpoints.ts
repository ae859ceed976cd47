/** The checkpoints that guard the erasing by age: when the site last ran, why it waits, what the owner agreed to. */
import type { AnyDatabase, Context } from './context.ts'
import { dropCheckpoints, putCheckpoint, readCheckpoints } from './erasing-guard.queries.ts'

type CheckpointContext = { db: AnyDatabase } & Pick<Context, 'dialect'>

/** Every checkpoint by its name, with its moment (ISO). Whoever reads them in a transaction keeps the others waiting until its end. */
export const readErasingCheckpoints = ({ db, dialect }: CheckpointContext): Promise<Map<string, string>> => readCheckpoints(db, dialect)

export const setErasingCheckpoint = ({ db }: { db: AnyDatabase }, { name, at }: { name: string; at: string }): Promise<void> => putCheckpoint(db, name, at)

export const dropErasingCheckpoints = ({ db }: { db: AnyDatabase }, names: readonly string[]): Promise<void> => dropCheckpoints(db, names)
