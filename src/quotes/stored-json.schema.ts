/** What this room stored as JSON, as it is read again; what is wrong is said with where it stands, and without what stands there. */
import { z } from 'zod'
import { fits, reaches, type MatchReasons } from './match-offices.ts'
import type { SealedPart } from './quote-request.ts'
import type { QuoteLines } from './quote-lines.ts'

const cents = z.int().min(0).max(100_000_000).optional()

const linesSchema = z.strictObject({
  fee: cents,
  vat: cents,
  landRegistry: cents,
  registers: cents,
  other: cents,
  total: cents,
  otherParty: cents,
})

const reasonsSchema = z.strictObject({
  reach: z.enum(reaches),
  fit: z.enum(fits),
  waitedDays: z.int().min(0).nullable(),
  answeredShare: z.int().min(0).max(100),
})

const sealedSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  particulars: z.array(z.strictObject({ ask: z.string(), answer: z.string() })),
  note: z.string(),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read<T>(schema: z.ZodType<T>, text: string, where: string): T {
  const { data, error } = schema.safeParse(parseJson(text))
  if (error) throw new Error(`${where}: ${error.issues.map(({ code, path }) => [code, ...path].join(' ')).join(', ')}`)
  return data
}

export const readLines = ({ id, lines }: { id: string; lines: string }): QuoteLines => read(linesSchema, lines, `elk_quotes.lines of ${id}`)

export const readReasons = ({ id, reasons }: { id: string; reasons: string }): MatchReasons =>
  read(reasonsSchema, reasons, `elk_quote_invitations.reasons of ${id}`)

/** `text` is no longer encrypted. */
export const readSealed = (id: string, text: string): SealedPart => read(sealedSchema, text, `elk_quote_requests.sealed of ${id}`)
