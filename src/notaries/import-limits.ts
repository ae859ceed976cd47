/** How large a file of notaries may be: all offices of the country fit. */
export const MAX_IMPORT_LINES = 2_000
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024
/** As many as the lists of this site read. */
export const MAX_OFFICES = 2_000
