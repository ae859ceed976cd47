/**
 * `npm run restore -- FILE --check` puts a backup back in a temporary place and says whether it is whole, what it holds and whether its key
 * fits; `npm run restore -- FILE` puts it back for good, where nothing is yet. Takes the environment of the server, and BACKUP_PASSPHRASE.
 */
import { parseArgs } from 'node:util'
import { PassphraseNeeded } from '../src/backup/unpack-backup.ts'
import { cleanOnSignals } from '../src/backup/undo-on-stop.ts'
import { checkBackup, restoreBackup } from '../src/backup/restore-backup.ts'
import { explainStartFault } from '../src/database/database.ts'
import { listSealedWithOther } from '../src/owner/check-key.ts'
import { readEnv } from '../src/platform/env.ts'
import { causesOf } from '../src/platform/fail-start.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean', default: false } } })
const [file] = positionals
const done = values.check ? 'checked' : 'restored'

function fail(reason: string): never {
  console.error(file === undefined ? reason : `${file} was not ${done}: ${reason}`)
  process.exit(1)
}

if (file === undefined) fail('Say which file, as in: npm run restore -- /mnt/backups/elke.tar.gz --check')
const read = readEnv()
if (!read.ok) fail(read.faults.join('; '))
const { databaseUrl: url, dataDir, secretKey } = read.env
const passphrase = process.env['BACKUP_PASSPHRASE'] || undefined
process.umask(0o077)
cleanOnSignals(() => console.error(`${file} was not ${done}: it was stopped`))

function reasonOf(error: unknown): string {
  if (error instanceof PassphraseNeeded) return 'it is encrypted; set BACKUP_PASSPHRASE'
  return causesOf(explainStartFault({ url, dataDir }, error))
}

const wish = { file, passphrase, place: { url, dataDir } }
try {
  const { manifest, isEncrypted, added } = values.check
    ? await checkBackup({ ...wish, listUnreadable: listSealedWithOther })
    : { ...(await restoreBackup({ ...wish, secretKey })), added: undefined }
  const rows = Object.values(manifest.counts)
  const kind = manifest.database === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  console.log(`${file}: ${kind}, made ${manifest.madeAt}, ${isEncrypted ? 'encrypted' : 'not encrypted'}`)
  console.log(`  rows     ${rows.reduce((sum, count) => sum + count, 0)} in ${rows.length} tables`)
  console.log(`  schema   ${manifest.migrations.at(-1)}`)
  if (added) {
    console.log(`  upgrade  ${added.length === 0 ? 'none needed' : `${added.length} migrations of this version, tried: ${added.join(', ')}`}`)
    console.log('  whole    yes: sums, rows and integrity are as when it was made')
    console.log('  key      opens everything that is stored encrypted')
  } else console.log(`  restored into ${url ? 'DATABASE_URL' : dataDir}`)
} catch (error) {
  fail(reasonOf(error))
}
