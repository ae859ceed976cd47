/** An article: front matter by schema and a Markdown body in which figures are tokens. */
import { z } from 'zod'

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const sourceSchema = z.strictObject({
  title: z.string().min(3),
  url: z.url({ protocol: /^https?$/ }),
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .optional(),
})

export type Source = z.infer<typeof sourceSchema>

export const frontMatterSchema = z.strictObject({
  title: z.string().min(3).max(70),
  description: z.string().min(70).max(160),
  lang: z.enum(['nl', 'en']),
  topic: z.string(),
  updated: isoDate,
  factCheck: z.strictObject({
    reviewedBy: z.literal('ai'),
    how: z.string().min(40),
    against: z.string().min(20),
    date: isoDate,
  }),
  sources: z.array(sourceSchema.extend({ supports: z.string().min(5) })).min(3),
  related: z.array(z.string()).min(2).max(5),
  questions: z.array(z.string().endsWith('?')).min(4).max(8),
  priceFigures: z.array(z.string()).max(4).default([]),
  illustration: z.string(),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

export interface Article extends FrontMatter {
  /** File name without extension; also the path of the page. */
  slug: string
  /** Markdown with unresolved figure tokens. */
  body: string
}
