/** A notice: somebody says that something on the site is wrong or unlawful. What is asked, and what may be decided. */
import { cleanText, hasLineBreak } from '../platform/clean-text.ts'
import { isMailAddress } from '../platform/is-mail-address.ts'

export const noticeKinds = ['wrong', 'unlawful'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticeDecisions = ['removed', 'changed', 'kept'] as const
export type NoticeDecision = (typeof noticeDecisions)[number]

/** In the order of the form. */
export const noticeFields = ['page', 'what', 'why', 'email'] as const
export type NoticeField = (typeof noticeFields)[number]

/** The most characters of each. */
export const noticeLimits: Record<NoticeField, number> = { page: 500, what: 2_000, why: 5_000, email: 254 }

/** Of the reasons that the owner gives. */
export const reasonBounds = { least: 10, most: 4_000 } as const

export type NoticeFault = 'empty' | 'too_long' | 'invalid'
export type NoticeTyped = Record<NoticeField, string>
export type NoticeFaults = Partial<Record<NoticeField, NoticeFault>>

const isOneLine: ReadonlySet<NoticeField> = new Set(['page', 'email'])

function faultOf(field: NoticeField, text: string): NoticeFault | undefined {
  if (text === '') return 'empty'
  if (text.length > noticeLimits[field]) return 'too_long'
  if (isOneLine.has(field) && hasLineBreak(text)) return 'invalid'
  return field === 'email' && !isMailAddress(text) ? 'invalid' : undefined
}

/** Without invisible characters, and without spaces around the text. */
export const cleanNotice = (typed: NoticeTyped): NoticeTyped => ({
  page: cleanText(typed.page),
  what: cleanText(typed.what),
  why: cleanText(typed.why),
  email: cleanText(typed.email),
})

/** Of a cleaned notice, in the order of its fields. */
export const findNoticeFaults = (typed: NoticeTyped): NoticeFaults =>
  Object.fromEntries(noticeFields.map((field) => [field, faultOf(field, typed[field])]).filter(([, fault]) => fault !== undefined))
