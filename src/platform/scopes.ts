/** What a program may read with a key of its own. */

/** 'people' adds who is behind it and their own words to messages, and their own words alone to requests: who asks is for the office that they choose. */
export const scopes = ['clicks', 'conversations', 'messages', 'requests', 'people'] as const

export type Scope = (typeof scopes)[number]
