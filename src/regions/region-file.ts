/** The form of `content/regios`: provinces, their municipalities, and larger places within those. */
import { z } from 'zod'

const name = z.string().min(2).max(40)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A municipality is its name, or its name with what else there is to say of it. */
const municipalitySchema = z.union([
  name.transform((text) => ({ name: text, slug: undefined, otherNames: [] as string[], places: [] as string[] })),
  z.strictObject({ name, slug: slug.optional(), otherNames: z.array(name).default([]), places: z.array(name).default([]) }),
])

export const regionFileSchema = z.array(
  z.strictObject({
    province: name,
    /** Where the plain name means the town, as with Utrecht. */
    slug: slug.optional(),
    otherNames: z.array(name).default([]),
    municipalities: z.array(municipalitySchema).min(1),
  }),
)

export type ProvinceEntry = z.infer<typeof regionFileSchema>[number]
