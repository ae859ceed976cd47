/** The two calls to action of a conversation, each shown once: to a partner, and to what the visitor can do next. */
import { z } from 'zod'

const ctaKinds = ['partner', 'vervolg'] as const

export const ctaSchema = z.object({
  kind: z.enum(ctaKinds),
  /** Of the partner link, as in `/out/{slug}`. */
  slug: z.string(),
  region: z.string().nullable().optional(),
  /** Slug of the deed that fits the topic, when one does. */
  deed: z.string().optional(),
})

export type Cta = z.infer<typeof ctaSchema>
