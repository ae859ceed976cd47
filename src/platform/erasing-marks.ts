/** The marks that guard the erasing by age: when the site last ran, why it waits, what the owner agreed to. */
import type { AnyDatabase, Context } from './context.ts'
import { dropMarks, putMark, readMarks } from './erasing-guard.queries.ts'

type MarkContext = { db: AnyDatabase } & Pick<Context, 'dialect'>

/** Every mark by its name, with its moment (ISO). Whoever reads them in a transaction keeps the others waiting until its end. */
export const readErasingMarks = ({ db, dialect }: MarkContext): Promise<Map<string, string>> => readMarks(db, dialect)

export const setErasingMark = ({ db }: { db: AnyDatabase }, { name, at }: { name: string; at: string }): Promise<void> => putMark(db, name, at)

export const dropErasingMarks = ({ db }: { db: AnyDatabase }, names: readonly string[]): Promise<void> => dropMarks(db, names)
