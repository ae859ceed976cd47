/** The shape of a figure in the files of `content/cijfers`. Apart from the figures themselves, so that a browser that shows one loads no schemas. */
import { z } from 'zod'

/** Who sets a figure and could say that it is right. */
const authorities = ['kadaster', 'rechtspraak'] as const

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const figureValueSchema = z
  .strictObject({
    value: z.number().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    from: isoDate.optional(),
    until: isoDate.optional(),
    asOf: z
      .string()
      .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
      .optional(),
    /** Where it was read. */
    source: z.string().min(2),
    url: z.url({ protocol: /^https$/ }),
    /** The law that sets it, when it was read elsewhere: named before the source. */
    law: z.strictObject({ source: z.string().min(2), url: z.url({ protocol: /^https$/ }) }).optional(),
    /** It could not be looked up at the one who sets it; wherever the figure is shown, that is said. */
    unconfirmedBy: z.enum(authorities).optional(),
    checked: isoDate,
    confidence: z.enum(['hoog', 'midden', 'laag']),
    note: z.string().optional(),
  })
  .refine((v) => (v.value === undefined) !== (v.min === undefined), 'give either value or min')

/** Amounts are whole units of `unit` (euros, percent, months); dates are inclusive, ISO, Europe/Amsterdam. */
export const figureSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  label: z.string().min(3),
  /** For English texts; a figure in the price card of an English article needs it. */
  labelEn: z.string().min(3).optional(),
  /** What it is the price of, where more than one source says so: in a list of prices the first of a subject leads. */
  subject: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .optional(),
  /** Why this source says something else than the one that leads: what is in it, and of which year. */
  differs: z.string().min(20).max(240).optional(),
  unit: z.enum(['euro', 'procent', 'maanden', 'dagen', 'jaar', 'aantal']),
  values: z.array(figureValueSchema).min(1),
})
