/**
 * `npm run backup -- FILE`: one file with the database, as it is at one moment, and the key. Takes the environment of the server, which may
 * be running. With BACKUP_PASSPHRASE the file is encrypted in the format of age.
 */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupFault, exitCodes } from '../src/backup/backup-fault.ts'
import { formatBytes } from '../src/backup/format-bytes.ts'
import { isPassphrase, PASSPHRASE_MIN } from '../src/backup/passphrase.ts'
import { backupName } from '../src/backup/backup-name.ts'
import { KEY } from '../src/backup/load-manifest.ts'
import { cleanOnSignals } from '../src/backup/undo-on-stop.ts'
import { writeBackup } from '../src/backup/write-backup.ts'
import { databaseFile, explainStartFault } from '../src/database/database.ts'
import { readEnv } from '../src/platform/env.ts'
import { causesOf } from '../src/platform/fail-start.ts'
import { loadMasterKey } from '../src/platform/secrets.ts'

function say(reason: string): void {
  console.error(`No backup was made: ${reason}`)
}

function fail(reason: string, code = 1): never {
  say(reason)
  process.exit(code)
}

const [given] = process.argv.slice(2)
if (given === undefined) fail('say where, as in: npm run backup -- /mnt/backups/elke.tar.gz')
const passphrase = process.env['BACKUP_PASSPHRASE'] || undefined
if (passphrase !== undefined && !isPassphrase(passphrase)) fail(`BACKUP_PASSPHRASE: must have at least ${PASSPHRASE_MIN} characters`)
const read = readEnv()
if (!read.ok) fail(read.faults.join('; '))
const { databaseUrl: url, dataDir, secretKey } = read.env
// Nothing is made anew in a folder that is the wrong one.
if (!url && !existsSync(databaseFile(dataDir))) fail(`there is no database ${databaseFile(dataDir)}; set DATA_DIR as for the server`)
if (secretKey === undefined && !existsSync(join(dataDir, KEY))) fail(`there is no key ${join(dataDir, KEY)}; set DATA_DIR or SECRET_KEY as for the server`)
const now = new Date()
process.umask(0o077)
cleanOnSignals(() => say('it was stopped'))
try {
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory() === true
  const file = resolve(isFolder ? join(given, backupName(now, passphrase !== undefined)) : given)
  const { counts, migrations, bytes } = await writeBackup({ place: { url, dataDir }, masterKey: loadMasterKey(secretKey, dataDir), passphrase, file, now })
  const rows = Object.values(counts)
  const sum = rows.reduce((total, count) => total + count, 0)
  console.log(
    `${file}: ${formatBytes(bytes)}, ${passphrase === undefined ? 'not encrypted' : 'encrypted'}, ${sum} rows in ${rows.length} tables, schema ${migrations.at(-1)}`,
  )
} catch (error) {
  if (error instanceof BackupFault) fail(error.message, exitCodes.get(error.code))
  fail(causesOf(explainStartFault({ url, dataDir }, error)))
}
