/** Reads what comes in through a route: a JSON body, a query, an id in the path, or a posted form. */
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { flagField, idField } from '../request-fields.ts'
import { AppError } from '../../errors/errors.ts'
import { storableText } from '../storable-text.ts'

/** Throws `unsupported_media_type`, or `invalid_input` with the names of the fields at fault. */
export async function readJson<T extends z.ZodType>(c: HonoContext, schema: T): Promise<z.infer<T>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('unsupported_media_type')
  let data: unknown
  try {
    data = await c.req.json()
  } catch (cause) {
    throw new AppError('invalid_input', { cause })
  }
  return readFields(schema, data)
}

/** Throws `invalid_input` with the names of what cannot be read. */
export const readQuery = <T extends z.ZodType>(c: HonoContext, schema: T): z.infer<T> => readFields(schema, c.req.query())

function readFields<T extends z.ZodType>(schema: T, data: unknown): z.infer<T> {
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw new AppError('invalid_input', { fields: parsed.error.issues.map((issue) => issue.path.join('.')) })
  return parsed.data
}

/** The id in the path; throws `not_found` for what is none. */
export function readId(c: HonoContext, name = 'id', schema: z.ZodType<string> = idField): string {
  const id = schema.safeParse(c.req.param(name))
  if (!id.success) throw new AppError('not_found')
  return id.data
}

/** The fields of a posted form by their names; none of a body that is no form. */
export const readForm = async (request: Request): Promise<Record<string, unknown>> => Object.fromEntries(await request.formData().catch(() => new FormData()))

/** A file of lines that was sent as it is. Throws `unsupported_media_type`. */
export async function readCsv(c: HonoContext): Promise<string> {
  if (!/^text\/csv\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('unsupported_media_type')
  return storableText(await c.req.text())
}

/** Of an import: on trial it is only judged, and nothing is written. */
export const importQuery = z.object({ trial: flagField })

/** No address of ours has a zero character, and PostgreSQL cannot look for one. */
export const withoutNul: MiddlewareHandler = async (c, next) => {
  if (/\0|%00/.test(c.req.url)) throw new AppError('invalid_input')
  await next()
}
