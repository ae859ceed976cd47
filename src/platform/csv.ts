/** Comma-separated values as spreadsheets read them, and without letting a cell become a formula. */

/**
 * What a spreadsheet may run: a sign of a formula, also in full width, with or without something before it that is not seen (OWASP, CSV injection).
 * Apostrophes in front count too, so that the guard can be taken off again and leave every text as it was.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u

/** An apostrophe goes before what looks like a formula: a spreadsheet then shows it and does not run it. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text that was guarded; a text without a guard stays as it is. */
export const unguardFormula = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)

function csvCell(value: string | number | boolean | null): string {
  const text = typeof value === 'string' ? guardFormula(value) : String(value ?? '')
  return `"${text.replaceAll('"', '""')}"`
}

/** One line with its end, as RFC 4180 has it. */
export const csvLine = (cells: readonly (string | number | boolean | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`
