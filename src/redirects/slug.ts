/** The rule for a slug, without a schema library: the owner's form checks it while typing. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_SLUG = 60

export const isSlug = (text: string): boolean => text.length <= MAX_SLUG && SLUG_PATTERN.test(text)

/** A slug of a deleted link that nobody can type, so that its own is free at once. */
export const deletedSlug = (id: string): string => `~${id}`
