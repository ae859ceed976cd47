/** The owner's own title and description of an article, laid over those of its file. */
import { AppError } from '../errors/errors.ts'

export const MAX_TITLE = 120
export const MAX_DESCRIPTION = 300
const MIN_TITLE = 3
const MIN_DESCRIPTION = 10

/** Null: that of the article's own file. */
export interface ArticleWording {
  title: string | null
  description: string | null
}

export const ownWording: ArticleWording = { title: null, description: null }

export const isOwnWording = ({ title, description }: ArticleWording): boolean => title === null && description === null

const tidy = (text: string | null, own: string): string | null => {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line === '' || line === own ? null : line
}

const fits = (text: string | null, least: number, most: number): boolean => text === null || (text.length >= least && text.length <= most)

/** On one line; empty, or the same as in the file, becomes null. Throws `invalid_input` with the fields at fault. */
export function checkWording(wording: ArticleWording, file: { title: string; description: string }): ArticleWording {
  const checked = { title: tidy(wording.title, file.title), description: tidy(wording.description, file.description) }
  const fields = [
    ...(fits(checked.title, MIN_TITLE, MAX_TITLE) ? [] : ['title']),
    ...(fits(checked.description, MIN_DESCRIPTION, MAX_DESCRIPTION) ? [] : ['description']),
  ]
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  return checked
}
