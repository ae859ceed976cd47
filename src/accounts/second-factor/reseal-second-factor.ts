/** Versions before sealed the second factor in another form (XChaCha20-Poly1305, in hexadecimal); it is sealed anew at the first start after them. */
import { hash } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { listTwoFactors, replaceSealed } from './second-factor.queries.ts'
import { sealFactor } from './second-factor-seal.ts'

const NONCE_BYTES = 24
const isOldForm = (sealed: string): boolean => /^[0-9a-f]+$/.test(sealed)

/** What was sealed with another key stays as it is, and may be read when that key is back. */
export async function resealSecondFactor(context: Context): Promise<void> {
  const rows = (await listTwoFactors(context.db)).filter(({ secret, backupCodes }) => [secret, backupCodes].some(isOldForm))
  if (rows.length === 0) return
  const { xchacha20poly1305 } = await import('@noble/ciphers/chacha.js')
  const key = hash('sha256', context.secrets.derive('sign-in'), 'buffer')
  const reseal = (sealed: string): string => {
    if (!isOldForm(sealed)) return sealed
    const bytes = Buffer.from(sealed, 'hex')
    try {
      const plain = xchacha20poly1305(key, bytes.subarray(0, NONCE_BYTES)).decrypt(bytes.subarray(NONCE_BYTES))
      return sealFactor(context, Buffer.from(plain).toString('utf8'))
    } catch {
      return sealed
    }
  }
  for (const row of rows) await replaceSealed(context.db, row, { secret: reseal(row.secret), backupCodes: reseal(row.backupCodes) })
}
