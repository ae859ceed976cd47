/** Reads a JSON body of bounded size through a schema. */
import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { AppError } from '../errors.ts'

/** Throws `unsupported_media_type`, or `invalid_input` with the names of the fields at fault. */
export async function readJson<T extends z.ZodType>(c: HonoContext, schema: T): Promise<z.infer<T>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('unsupported_media_type')
  let data: unknown
  try {
    data = await c.req.json()
  } catch (cause) {
    throw new AppError('invalid_input', { cause })
  }
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw new AppError('invalid_input', { fields: parsed.error.issues.map((issue) => issue.path.join('.')) })
  return parsed.data
}
