/** The shapes of what the owner's screen sends about links. The rules themselves are the verbs'. */
import { z } from 'zod'
import { flagField, idField, momentField, pageField, textField, trimmedField, versionField } from '../platform/request-fields.ts'

/** `after` is `<clicks>_<id>` of the last row seen. */
export const listQuery = z.object({
  search: trimmedField(100).default(''),
  deleted: flagField,
  after: textField(50)
    .transform((cursor) => ({ clicks: cursor.slice(0, cursor.indexOf('_')), id: cursor.slice(cursor.indexOf('_') + 1) }))
    .pipe(z.object({ clicks: pageField(0, 2_147_483_647), id: idField }))
    .optional(),
})

export const daysQuery = z.object({ days: z.enum(['30', '90', '365']).default('30').transform(Number) })

const utm = textField(200)

export const fieldsBody = z.strictObject({
  slug: textField(200),
  title: textField(500),
  destination_url: textField(4_000),
  description: textField(2_000).default(''),
  fee: textField(40).optional(),
  utm: z.strictObject({ source: utm, medium: utm, campaign: utm }).default({ source: '', medium: '', campaign: '' }),
})

export const savedBody = fieldsBody.extend({ version: versionField })
export const switchBody = z.strictObject({ active: z.boolean() })
export const baseUrlBody = z.strictObject({ affiliate_base_url: textField(4_000) })
export const checkBody = z.strictObject({ before: momentField.optional() })
