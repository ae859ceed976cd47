/** Reads a calculator's form from the query of its address: what was typed, what is wrong with it, or the input to calculate with. */
import { z } from 'zod'
import { textField } from '../../platform/request-fields.ts'
import { parsePrice } from '../../platform/money-input.ts'

const LONGEST = 60

/** What stands in the fields, by their name in the query; a field that was not sent is absent. */
export type FieldValues = Readonly<Record<string, string | undefined>>

export interface FieldError {
  /** Name of the field in the query. */
  field: string
  message: string
}

/** Pairs in the order of the form, without what is empty or does not matter. */
export type Query = readonly (readonly [field: string, value: string])[]

export type FormReading<Input> =
  | { state: 'empty'; values: FieldValues }
  | { state: 'faulty'; values: FieldValues; errors: readonly FieldError[] }
  | { state: 'complete'; values: FieldValues; input: Input }

/** Only the form's own fields count; of a field that occurs twice the first does. */
export function readValues(query: URLSearchParams, fields: readonly string[]): FieldValues {
  return Object.fromEntries(fields.filter((field) => query.has(field)).map((field) => [field, (query.get(field) ?? '').trim().slice(0, LONGEST)]))
}

export function readForm<Input>(values: FieldValues, schema: z.ZodType<Input>): FormReading<Input> {
  if (Object.keys(values).length === 0) return { state: 'empty', values }
  const parsed = schema.safeParse(values)
  if (parsed.success) return { state: 'complete', values, input: parsed.data }
  return { state: 'faulty', values, errors: parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })) }
}

/** What a field says when it is empty, cannot be read, or is out of bounds. */
export interface NumberTexts {
  missing: string
  unclear: string
  outside: string
}

interface Bounds {
  min: number
  max: number
}

function numberField(parse: (text: string) => number | undefined, texts: NumberTexts, { min, max }: Bounds): z.ZodType<number> {
  return textField(LONGEST)
    .default('')
    .transform((text, ctx) => {
      const value = parse(text)
      const message = text === '' ? texts.missing : value === undefined ? texts.unclear : value < min || value > max ? texts.outside : undefined
      if (message === undefined && value !== undefined) return value
      ctx.addIssue({ code: 'custom', message: message ?? texts.unclear })
      return z.NEVER
    })
}

/** Cents. */
export const moneyField = (texts: NumberTexts, bounds: Bounds): z.ZodType<number> => numberField(parsePrice, texts, bounds)

/** A year of birth is read as well, to be told that it is no age. */
const parseWhole = (text: string): number | undefined => (/^\d{1,4}$/.test(text) ? Number(text) : undefined)

/** Whole years; 'jaar' may be typed along. */
export const ageField = (texts: NumberTexts): z.ZodType<number> =>
  numberField((text) => parseWhole(text.replace(/(?<!\s)\s*jaar$/i, '')), texts, { min: 0, max: 120 })

const parsePercent = (text: string): number | undefined => {
  const plain = text.replace(/(?<!\s)\s*%$/, '').replace(',', '.')
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

/** A percentage in 1/10,000, above 0 and below the whole; without one it is half. */
export const shareField = (texts: NumberTexts): z.ZodType<number> =>
  z.preprocess((text) => (text === undefined || text === '' ? '50' : text), numberField(parsePercent, texts, { min: 1, max: 9999 }))

/** One of the options by its word in the query; `fallback` where nothing was chosen. */
export function choiceField<Code extends string>(options: Readonly<Record<string, Code>>, message: string, fallback?: Code): z.ZodType<Code> {
  return textField(LONGEST)
    .default('')
    .transform((word, ctx) => {
      const code = word === '' ? fallback : Object.hasOwn(options, word) ? options[word] : undefined
      if (code !== undefined) return code
      ctx.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

/** A field that does not matter after what was chosen elsewhere. */
export const ignoredField: z.ZodType<undefined> = z
  .unknown()
  .transform(() => undefined)
  .optional()

export const yesField: z.ZodType<boolean> = textField(LONGEST)
  .default('')
  .transform((word) => word === 'ja')

/** A year that the form offers; `thisYear` where nothing was chosen. */
export function yearField(years: readonly number[], thisYear: number, message: string): z.ZodType<number> {
  return textField(LONGEST)
    .default('')
    .transform((text, ctx) => {
      const year = text === '' ? thisYear : Number(text)
      if (years.includes(year)) return year
      ctx.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

/** The word in the query that stands for a code. */
export const wordOf = <Code extends string>(options: Readonly<Record<string, Code>>, code: Code): string =>
  Object.keys(options).find((word) => options[word] === code) ?? ''
