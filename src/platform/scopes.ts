/** What a program may read with a key of its own. */

/** 'people' adds who is behind it to messages and requests: names, addresses, telephone numbers and their own words. */
export const scopes = ['clicks', 'conversations', 'messages', 'requests', 'people'] as const

export type Scope = (typeof scopes)[number]
