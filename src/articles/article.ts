/** An article: front matter by schema and a Markdown body in which figures are tokens. */
import { z } from 'zod'
import { findDeed } from '../deeds/deed.ts'
import { calculatorIds } from '../figures/calculator-pages.ts'

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const sourceSchema = z.strictObject({
  title: z.string().min(3),
  url: z.url({ protocol: /^https?$/ }),
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .optional(),
})

/** For an article that is about no deed in particular. */
const ANY_DEED = 'any'

/** How a reader gets from the text to an office with a price. */
const wayOnSchema = z.strictObject({
  /** The deed that the finder has chosen: a slug, or `any`. */
  deed: z.string().refine((slug) => slug === ANY_DEED || findDeed(slug) !== undefined, 'must be the slug of a deed, or any'),
  /** What the place field of the finder holds. */
  place: z.string().min(2).max(60).optional(),
  /** The heading of the section about costs, where the card with prices stands. */
  costs: z.string().optional(),
  /** The finder stands below the lead: the tool is what a reader came for. */
  first: z.boolean().default(false),
})

export const frontMatterSchema = z
  .strictObject({
    title: z.string().min(3).max(70),
    description: z.string().min(70).max(160),
    lang: z.enum(['nl', 'en']),
    topic: z.string(),
    /** The day on which the article first stood on the site. */
    published: isoDate,
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
    /** The figure that the title in search results names, with its year; none for an article that is not about one price. */
    titlePrice: z.string().optional(),
    /** Calculators that stand below the text. */
    calculators: z.array(z.enum(calculatorIds)).max(2).default([]),
    wayOn: wayOnSchema,
    illustration: z.string(),
    /** A wide drawing below the lead: a file of `public/beelden`, and what is to be seen in the language of the article. */
    image: z.strictObject({ file: z.string().regex(/^[a-z0-9-]+\.svg$/), alt: z.string().min(20).max(250) }).optional(),
    /** A film of our own below the lead. */
    video: z.enum(['starters']).optional(),
    /** A call to action in words of its own, which leads to the chat on the home page; without it, the call of the deed. */
    quote: z
      .strictObject({
        title: z.string().min(3).max(70),
        description: z.string().min(10).max(200),
        buttonText: z.string().min(3).max(30),
        context: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      })
      .optional(),
  })
  .refine(({ titlePrice, priceFigures }) => titlePrice === undefined || priceFigures.includes(titlePrice), {
    path: ['titlePrice'],
    error: 'must be one of priceFigures, since its source and day stand on the page',
  })
  .refine(({ published, updated }) => published <= updated, { path: ['published'], error: 'must not be after updated' })

type FrontMatter = z.infer<typeof frontMatterSchema>

export interface Article extends FrontMatter {
  /** File name without extension; also the path of the page. */
  slug: string
  /** Markdown with unresolved figure tokens. */
  body: string
  /** Since when the owner's own text stands in the place of that of the file, UTC ISO-8601; absent for the text of the file. */
  readonly ownTextSince?: string | undefined
  /** YYYY-MM-DD on which the owner took editorial responsibility for this text; absent while nobody has. */
  readonly responsibleSince?: string | undefined
}
