/** What the owner can narrow the chat logs by. */

/**
 * 'onbeantwoord': an answer in it was of no use (nothing found, other subject, failed), or its last question has none.
 * 'beantwoord': every other conversation.
 */
export const answerFilters = ['beantwoord', 'onbeantwoord'] as const
export const feedbackFilters = ['geholpen', 'niet-geholpen', 'toelichting'] as const
export const ctaFilters = ['getoond', 'geklikt'] as const

export interface ChatFilter {
  /** YYYY-MM-DD in the Netherlands, both included; of the last message. */
  from?: string | undefined
  to?: string | undefined
  /** The page on which the conversation began. */
  path?: string | undefined
  answer?: (typeof answerFilters)[number] | undefined
  feedback?: (typeof feedbackFilters)[number] | undefined
  call?: (typeof ctaFilters)[number] | undefined
}

export const isFiltered = (filter: ChatFilter): boolean => Object.values(filter).some((value) => value !== undefined)

/** Where a list goes on: behind this conversation. */
export interface SessionCursor {
  lastActivity: string
  sessionId: string
}

/** What stands in the search field is a page when it begins with a slash. */
export function readSearch({ query = '', ...filter }: ChatFilter & { query?: string | undefined }): { text: string; filter: ChatFilter } {
  const text = query.trim()
  if (!text.startsWith('/') || filter.path !== undefined) return { text, filter }
  return { text: '', filter: { ...filter, path: text.replace(/(?<=.)\/$/, '') } }
}
