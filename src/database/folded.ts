/** A text in small letters without accents, in SQL, to be looked through; `foldLetters` does the same to what is typed. */
import { sql, type RawBuilder } from 'kysely'
import type { DialectName } from './dialects.ts'

const accented = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ'
const plain = 'aaaaaaceeeeiiiinoooooouuuuyy'
// In both sizes: SQLite makes small letters of ASCII alone.
const pairs = Array.from(accented, (letter, at) => [letter, letter.toUpperCase()].map((one) => [one, plain[at] ?? ''] as const)).flat()

/** `column` is a name of our own, never what somebody typed. */
export function folded(dialect: DialectName, column: string): RawBuilder<string> {
  const ref = sql.ref(column)
  if (dialect === 'postgres') return sql`translate(lower(${ref}), ${pairs.map(([from]) => from).join('')}, ${pairs.map(([, to]) => to).join('')})`
  return pairs.reduce<RawBuilder<string>>((text, [from, to]) => sql`replace(${text}, ${from}, ${to})`, sql`lower(${ref})`)
}

/** Anywhere in it; what is typed has no signs that mean something of their own. */
export const containing = (typed: string): string => `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
