/** SQL of the second factor: the app, the recovery codes and the passkeys. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { AuthPasskeyTable, AuthTwoFactorTable } from '../../database/sign-in-tables.ts'

export type TwoFactorRow = Selectable<AuthTwoFactorTable>
export type PasskeyRow = Selectable<AuthPasskeyTable>

export async function findTwoFactor(db: AnyDatabase, userId: string): Promise<TwoFactorRow | undefined> {
  return db.selectFrom('elk_auth_two_factor').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Puts a new secret in place of one that was never confirmed. False when one is in use. */
export async function putPendingSecret(db: AnyDatabase, row: Insertable<AuthTwoFactorTable>): Promise<boolean> {
  const written = await db
    .insertInto('elk_auth_two_factor')
    .values(row)
    .onConflict((oc) =>
      oc
        .column('userId')
        .doUpdateSet({ secret: (eb) => eb.ref('excluded.secret') })
        .where('elk_auth_two_factor.verified', '=', 0),
    )
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** False when it was confirmed before, or the secret is no longer this one. */
export async function confirmSecret(db: AnyDatabase, id: string, secret: string, values: { step: number; now: string }): Promise<boolean> {
  const result = await db
    .updateTable('elk_auth_two_factor')
    .set({ verified: 1, lastStep: values.step, confirmedAt: values.now })
    .where('id', '=', id)
    .where('secret', '=', secret)
    .where('verified', '=', 0)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Uses up the code of this step. False when it, or a later one, was used before: of two at once one wins. */
export async function claimStep(db: AnyDatabase, id: string, step: number): Promise<boolean> {
  const result = await db.updateTable('elk_auth_two_factor').set({ lastStep: step }).where('id', '=', id).where('lastStep', '<', step).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False when the codes are no longer those that the caller read. */
export async function replaceRecoveryCodes(db: AnyDatabase, id: string, from: string, to: string): Promise<boolean> {
  const result = await db.updateTable('elk_auth_two_factor').set({ backupCodes: to }).where('id', '=', id).where('backupCodes', '=', from).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Puts the same in another form, unless it changed since it was read. */
export async function replaceSealed(db: AnyDatabase, row: TwoFactorRow, to: Pick<TwoFactorRow, 'secret' | 'backupCodes'>): Promise<void> {
  await db
    .updateTable('elk_auth_two_factor')
    .set(to)
    .where('id', '=', row.id)
    .where('secret', '=', row.secret)
    .where('backupCodes', '=', row.backupCodes)
    .execute()
}

/** The app no longer counts; the recovery codes stay for the passkeys. */
export async function unconfirmSecret(db: AnyDatabase, userId: string, secret: string): Promise<void> {
  await db.updateTable('elk_auth_two_factor').set({ verified: 0, confirmedAt: null, secret, lastStep: 0 }).where('userId', '=', userId).execute()
}

export async function deleteTwoFactor(db: AnyDatabase, userId: string): Promise<void> {
  await db.deleteFrom('elk_auth_two_factor').where('userId', '=', userId).execute()
}

/** An app that was confirmed, or a passkey. */
export async function hasSecondFactor(db: AnyDatabase, userId: string): Promise<boolean> {
  const app = await db.selectFrom('elk_auth_two_factor').select('id').where('userId', '=', userId).where('verified', '=', 1).executeTakeFirst()
  if (app) return true
  return (await db.selectFrom('elk_auth_passkey').select('id').where('userId', '=', userId).limit(1).executeTakeFirst()) !== undefined
}

/** Of everybody. */
export async function listTwoFactors(db: AnyDatabase): Promise<TwoFactorRow[]> {
  return db.selectFrom('elk_auth_two_factor').selectAll().orderBy('id').execute()
}

export type PasskeySummary = Pick<PasskeyRow, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>

/** The oldest first. */
export async function listPasskeyRows(db: AnyDatabase, userId: string, limit: number): Promise<PasskeySummary[]> {
  return db
    .selectFrom('elk_auth_passkey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function renamePasskeyRow(db: AnyDatabase, userId: string, id: string, name: string): Promise<boolean> {
  const result = await db.updateTable('elk_auth_passkey').set({ name }).where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deletePasskeyRow(db: AnyDatabase, userId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom('elk_auth_passkey').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function deletePasskeys(db: AnyDatabase, userId: string): Promise<number> {
  const result = await db.deleteFrom('elk_auth_passkey').where('userId', '=', userId).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** False when the device has one here already. */
export async function insertPasskey(db: AnyDatabase, row: Insertable<AuthPasskeyTable>): Promise<boolean> {
  const written = await db
    .insertInto('elk_auth_passkey')
    .values(row)
    .onConflict((oc) => oc.column('credentialID').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export async function listCredentials(db: AnyDatabase, userId: string): Promise<Pick<PasskeyRow, 'credentialID'>[]> {
  return db.selectFrom('elk_auth_passkey').select('credentialID').where('userId', '=', userId).execute()
}

export async function findPasskey(db: AnyDatabase, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('elk_auth_passkey').selectAll().where('credentialID', '=', credentialId).executeTakeFirst()
}

/** False when it was taken away meanwhile. */
export async function touchPasskey(db: AnyDatabase, id: string, use: { counter: number; now: string }): Promise<boolean> {
  const result = await db.updateTable('elk_auth_passkey').set({ lastUsedAt: use.now, counter: use.counter }).where('id', '=', id).executeTakeFirst()
  return result.numUpdatedRows > 0n
}
