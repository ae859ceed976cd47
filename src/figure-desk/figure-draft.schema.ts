/** What the routes take as a value of a figure; its rules are those of `figure-draft.ts`. */
import { z } from 'zod'
import { textField, trimmedField } from '../platform/request-fields.ts'
import { figureLimits } from './figure-draft.ts'

const day = textField(10)

export const figureDraftSchema = z.strictObject({
  figure: textField(100),
  low: trimmedField(figureLimits.amount),
  high: trimmedField(figureLimits.amount),
  from: day,
  until: day,
  source: trimmedField(figureLimits.source),
  url: trimmedField(figureLimits.url),
  checked: day,
  note: trimmedField(figureLimits.note),
})
