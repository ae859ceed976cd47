/** Says whether a SQLite database of the site is whole: that of `DATA_DIR`, or the file that is named. Changes nothing; the site may be running. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const path = process.argv[2] ?? join(process.env['DATA_DIR'] ?? 'data', 'elke.sqlite')

function findFaults(): unknown[] {
  using file = new DatabaseSync(path, { readOnly: true })
  const broken = file.prepare('pragma integrity_check').all()
  return [...broken.filter((row) => row['integrity_check'] !== 'ok'), ...file.prepare('pragma foreign_key_check').all()]
}

try {
  const faults = findFaults()
  if (faults.length === 0) console.log(`${path}: ok`)
  else throw new Error(faults.map((fault) => JSON.stringify(fault)).join('\n'))
} catch (error) {
  console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
