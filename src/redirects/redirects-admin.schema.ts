/** The shapes of what the owner's screen sends about links. The rules themselves are the verbs'. */
import type { Context as HonoContext } from 'hono'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import type { HttpEnv } from '../platform/http/types.ts'

const idSchema = z.guid()

export function idOf(c: HonoContext<HttpEnv>): string {
  const id = idSchema.safeParse(c.req.param('id'))
  if (!id.success) throw new AppError('not_found')
  return id.data
}

export function readQuery<T extends z.ZodType>(c: HonoContext<HttpEnv>, schema: T): z.infer<T> {
  const read = schema.safeParse(c.req.query())
  if (!read.success) throw new AppError('invalid_input', { fields: read.error.issues.map((issue) => issue.path.join('.')) })
  return read.data
}

/** `after` is `<clicks>_<id>` of the last row seen. */
export const listQuery = z.object({
  search: z.string().trim().max(100).default(''),
  deleted: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  after: z
    .string()
    .regex(/^\d{1,9}_[\da-f-]{36}$/)
    .transform((cursor) => ({ clicks: Number(cursor.slice(0, cursor.indexOf('_'))), id: cursor.slice(cursor.indexOf('_') + 1) }))
    .optional(),
})

export const daysQuery = z.object({ days: z.enum(['30', '90', '365']).default('30').transform(Number) })

const utm = z.string().max(200)

export const fieldsBody = z.strictObject({
  slug: z.string().max(200),
  title: z.string().max(500),
  destination_url: z.string().max(4_000),
  description: z.string().max(2_000).default(''),
  utm: z.strictObject({ source: utm, medium: utm, campaign: utm }).default({ source: '', medium: '', campaign: '' }),
})

export const savedBody = fieldsBody.extend({ seen_at: z.iso.datetime() })
export const switchBody = z.strictObject({ active: z.boolean() })
export const baseUrlBody = z.strictObject({ affiliate_base_url: z.string().max(4_000) })
export const checkBody = z.strictObject({ before: z.iso.datetime().optional() })
