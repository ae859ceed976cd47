/** What the owner adds to the terms and to the privacy page: a text for each, in a section of its own at the end. */
import type { BodyFault } from '../articles/article-wording.ts'
import { findBodyFaults } from '../articles/article-body-faults.ts'
import { MAX_PAGE_TEXT } from './page-text-limits.ts'
import { AppError } from '../errors/errors.ts'

export const pageTextIds = ['algemene-voorwaarden', 'privacy-policy'] as const

export type PageTextId = (typeof pageTextIds)[number]

export interface PageText {
  /** Markdown; '' for nothing. */
  content: string
  /** UTC ISO-8601; null while nothing was ever saved. */
  changedAt: string | null
}

/** The heading of its section is one of the second level. */
const shape = { top: 3, hasAnchors: false, least: 0, most: MAX_PAGE_TEXT } as const

/** Figures do not stand in these pages, so that any token is a fault. */
export const findPageTextFaults = (content: string, hasPage: (path: string) => boolean): BodyFault[] =>
  findBodyFaults({ body: content, lang: 'nl', day: '2000-01-01' }, { figures: new Map(), hasPage }, shape)

/** With plain line ends, and nothing around it. Throws `invalid_input` with `content.<code>.<line>`. */
export function checkPageText(typed: string, hasPage: (path: string) => boolean): string {
  const plain = typed.replace(/\r\n?/g, '\n')
  // Lines are counted in the field as it stands on the screen.
  const fields = findPageTextFaults(plain, hasPage).map(({ code, line }) => `content.${code}.${line}`)
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  return plain.trim()
}
