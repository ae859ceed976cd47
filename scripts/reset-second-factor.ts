/**
 * `npm run reset-second-factor [-- ADDRESS]`: for who lost the app, the recovery codes and the passkeys; without a mail address for the
 * first owner. Takes the environment of the server, which may be running or not. Afterwards the password alone signs in, and every session
 * of this person has ended.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { resetSecondFactor } from '../src/accounts/second-factor/reset-second-factor.ts'
import { explainStartFault, migrate, openDatabase, type OpenDatabase } from '../src/database/database.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readEnv } from '../src/platform/env.ts'
import { AppError } from '../src/errors/errors.ts'
import { causesOf } from '../src/platform/fail-start.ts'
import { createLog } from '../src/platform/log.ts'
import { createSecrets, loadMasterKey } from '../src/platform/secrets.ts'

function fail(reason: string): never {
  console.error(`The second factor was not reset: ${reason}`)
  process.exit(1)
}

function open(): OpenDatabase {
  try {
    return openDatabase(place)
  } catch (error) {
    fail(reasonOf(error))
  }
}

const address = (process.argv[2] ?? '').trim().toLowerCase()
const read = readEnv()
if (!read.ok) fail(read.faults.join('; '))
const { env } = read
const file = join(env.dataDir, 'elke.sqlite')
if (!env.databaseUrl && !existsSync(file)) fail(`there is no database ${file}; set DATA_DIR as for the server`)
const place = { url: env.databaseUrl, dataDir: env.dataDir }
const reasonOf = (error: unknown): string => causesOf(explainStartFault(place, error))
const { db, dialect, close } = open()
try {
  await migrate(db, dialect)
  const secrets = createSecrets(loadMasterKey(env.secretKey, env.dataDir))
  await resetSecondFactor({ db, dialect, clock: systemClock, log: createLog('silent'), secrets, actor: { kind: 'system' } }, address)
  console.log('The second factor is off. Sign in with the password, and set it up anew at Beveiliging.')
} catch (error) {
  fail(error instanceof AppError && error.code === 'not_found' ? `there is nobody ${address === '' ? 'yet' : `with the address ${address}`}` : reasonOf(error))
} finally {
  await close()
}
