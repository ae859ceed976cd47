/** The owner's own title, description and text of an article, laid over those of its file. */
import { AppError } from '../errors/errors.ts'

export const MAX_TITLE = 120
export const MAX_DESCRIPTION = 300
export const MAX_BODY = 30_000
export const MIN_BODY = 200
const MIN_TITLE = 3
const MIN_DESCRIPTION = 10

/** Null: that of the article's own file. */
export interface ArticleWording {
  title: string | null
  description: string | null
  /** Markdown with figures as tokens. */
  body: string | null
}

export interface BodyFault {
  code: 'short' | 'long' | 'figure' | 'html' | 'image' | 'link' | 'heading' | 'same'
  /** Counted from 1; 0 is the text as a whole. */
  line: number
}

export const ownWording: ArticleWording = { title: null, description: null, body: null }

export const isOwnWording = ({ title, description, body }: ArticleWording): boolean => title === null && description === null && body === null

const tidy = (text: string | null, own: string): string | null => {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line === '' || line === own ? null : line
}

/** As it is typed, with plain line ends. */
export const plainEnds = (text: string): string => text.replace(/\r\n?/g, '\n').trimEnd()

/** As it is compared: with plain line ends, and nothing around it. */
export const plainBody = (text: string): string => plainEnds(text).trim()

const tidyBody = (text: string | null, own: string): string | null => {
  const body = plainBody(text ?? '')
  return body === '' || body === plainBody(own) ? null : body
}

const fits = (text: string | null, least: number, most: number): boolean => text === null || (text.length >= least && text.length <= most)

/**
 * Title and description on one line; empty, or the same as in the file, becomes null. Throws `invalid_input` with the fields at fault, of the text
 * as `body.<code>.<line>`.
 */
export function checkWording(
  wording: ArticleWording,
  file: { title: string; description: string; body: string },
  faultsOf: (body: string) => readonly BodyFault[],
): ArticleWording {
  const checked = { title: tidy(wording.title, file.title), description: tidy(wording.description, file.description), body: tidyBody(wording.body, file.body) }
  const fields = [
    ...(fits(checked.title, MIN_TITLE, MAX_TITLE) ? [] : ['title']),
    ...(fits(checked.description, MIN_DESCRIPTION, MAX_DESCRIPTION) ? [] : ['description']),
    ...(checked.body === null ? [] : faultsOf(plainEnds(wording.body ?? '')).map(({ code, line }) => `body.${code}.${line}`)),
  ]
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  return checked
}
