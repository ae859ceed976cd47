/** One thing that programs can ask for. The route, the check of its answer and its place in the OpenAPI document are made of it. */
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { Scope } from '../../platform/scopes.ts'

/** Of the answer as it is sent: JSON. */
export interface Operation {
  /** In camel case, for clients that are generated. */
  id: string
  /** Below `/api/v1`, with `:id` for an id. */
  path: string
  summary: string
  description: string
  /** Undefined: any key will do. */
  scope: Scope | undefined
  /** What the log calls what is read. */
  resource: string
  /** With the scope for people it tells who they are. */
  holdsPeople?: true
  /** Of ids that are not all of this site's own making. */
  idField?: z.ZodType<string>
  /** Of a list. */
  query: z.ZodObject | undefined
  answer: z.ZodType
  read(context: Context, input: { id: string; query: Record<string, unknown> }): Promise<unknown>
}

interface Common extends Omit<Operation, 'query' | 'answer' | 'read'> {}

/** A list; its rows come in pages. */
export const list = <Query extends z.ZodObject, Answer extends z.ZodType>(
  operation: Common & { query: Query; answer: Answer; read: (context: Context, query: z.output<Query>) => Promise<z.input<Answer>> },
): Operation => ({ ...operation, read: (context, { query }) => operation.read(context, query as z.output<Query>) })

/** One thing, by its id where the path has one. */
export const one = <Answer extends z.ZodType>(
  operation: Common & { answer: Answer; read: (context: Context, id: string) => Promise<z.input<Answer>> },
): Operation => ({ ...operation, query: undefined, read: (context, { id }) => operation.read(context, id) })
