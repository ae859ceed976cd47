/** The shape of an own answer at the routes: a request, and a version in the history. */
import { z } from 'zod'
import { dayField, textField, trimmedField } from '../platform/request-fields.ts'
import { isOwnLink } from '../ui/safe-markdown.tsx'
import { topics } from '../assistant/retrieval/topics.ts'
import { limits } from './own-entry.ts'

const isAddress = (url: string): boolean => isOwnLink(url) || z.url({ protocol: /^https$/ }).safeParse(url).success

const entrySourceSchema = z.strictObject({
  title: trimmedField(limits.sourceTitle).min(3),
  url: trimmedField(300).refine(isAddress),
})

export const entryContentSchema = z.strictObject({
  question: trimmedField(limits.question).min(3),
  ways: z.array(trimmedField(limits.way).min(3)).max(limits.ways),
  answer: trimmedField(limits.answer),
  topic: z.enum(topics),
  sources: z.array(entrySourceSchema).max(limits.sources),
  replaces: textField(80).nullable(),
  checkedOn: dayField,
})
