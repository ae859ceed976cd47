/** What stands around the text of an answer: what it takes as given, what it asks back, how else the question may be read, and the way to an office. */
import { z } from 'zod'

/** A button: what stands on it, and what the visitor says by pressing it. */
const choiceSchema = z.object({ label: z.string(), says: z.string() })

/** Facts of the visitor's case that a conversation keeps. */
const caseFacts = [
  'relation',
  'age',
  'amount',
  'civil',
  'regime',
  'since',
  'children',
  'minors',
  'parents',
  'will',
  'side',
  'bought',
  'newbuild',
  'deceased',
  'capable',
  'form',
  'died',
  'owner',
  'place',
  'deed',
  'year',
  'raise',
] as const

const assumptionSchema = z.object({
  fact: z.enum(caseFacts),
  /** As it stands after 'Ik ga uit van:'. */
  text: z.string(),
  /** What the visitor may say instead. */
  corrections: z.array(choiceSchema),
})

const factQuestionSchema = z.object({
  fact: z.enum(caseFacts),
  /** 'Bent u getrouwd, hebt u een samenlevingscontract of geen van beide?' */
  question: z.string(),
  options: z.array(choiceSchema),
})

const referredOfficeSchema = z.object({
  name: z.string(),
  place: z.string(),
  /** Path of what the site says about it. */
  href: z.string(),
  /** For the deed; null when it is not known. */
  priceCents: z.int().nullable(),
  /** YYYY-MM-DD of the price. */
  priceDay: z.string().nullable(),
  /** What is in the price and what is not, in words; absent in answers from before it was told. */
  priceTerms: z.string().nullish(),
  /** Out of 10, with how many reviews; null under three. */
  rating: z.object({ value: z.number(), count: z.int() }).nullable(),
  /** Why this one, in words. */
  why: z.string(),
})

const referralSchema = z.object({
  /** What it is written in; absent for Dutch, and in English answers from before it was. */
  lang: z.literal('en').optional(),
  deed: z.string(),
  place: z.string().nullable(),
  /** At most three, in the order that `order` explains. */
  offices: z.array(referredOfficeSchema),
  /** How the order is made, in words. */
  order: z.string(),
  /** All offices for this deed and place. */
  resultsHref: z.string(),
  /** The request for quotes with what is known filled in; null when there is none to make. */
  requestHref: z.string().nullable(),
})

export const answerExtrasSchema = z.object({
  /** BCP 47; absent for Dutch. */
  lang: z.string().optional(),
  assumptions: z.array(assumptionSchema).optional(),
  asks: factQuestionSchema.optional(),
  /** A question that may have been meant: 'Bedoelde u …?' */
  otherReading: z.string().optional(),
  /** A question that may have been meant, and that the answer says something to as well. */
  alsoRead: z.string().optional(),
  referral: referralSchema.optional(),
  /** Where help is for who may not want to live on, or is hurt. */
  helpLine: z.enum(['suicide', 'violence']).optional(),
})

export type AnswerExtras = z.infer<typeof answerExtrasSchema>
export type CaseFact = (typeof caseFacts)[number]
export type Assumption = z.infer<typeof assumptionSchema>
export type FactQuestion = z.infer<typeof factQuestionSchema>
export type Referral = z.infer<typeof referralSchema>
