/** How large a file of links may be. */
export const MAX_IMPORT_LINES = 5_000
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024
