/** Reads what stands behind the question mark of a call, and names each parameter at fault, also one that there is not. */
import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { AppError } from '../../errors/errors.ts'

/** Throws `invalid_input` with the names of the parameters. */
export function readParameters(c: HonoContext, schema: z.ZodObject): Record<string, unknown> {
  const parsed = schema.safeParse(c.req.query())
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])]))
  throw new AppError('invalid_input', { fields: [...new Set(names)] })
}
