/** Comma-separated values as spreadsheets read them, and without letting a cell become a formula. */

/** A cell that starts like a formula gets an apostrophe before it, so that a spreadsheet shows it and does not run it (OWASP, CSV injection). */
export function csvCell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** One line with its end, as RFC 4180 has it. */
export const csvLine = (cells: readonly (string | number | boolean | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`
