/** The owner begins with an app for codes: a secret to put in it, which counts for nothing until a code confirms it. */
import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { siteName } from '../../platform/site-name.ts'
import { confirmByPassword } from '../sessions/confirm-owner.ts'
import { sealFactor } from './second-factor-seal.ts'
import { putPendingSecret } from './second-factor.queries.ts'
import { base32, totpAddress } from './totp.ts'

const ACCOUNT = 'eigenaar'

/** 144 bits, as text: the app's key is the text itself. */
export const makeTotpSecret = (): string => randomBytes(18).toString('base64url')

export interface PendingTotp {
  /** To be typed. */
  secret: string
  /** To be shown as a picture. */
  address: string
}

/** Throws `wrong_password`, or `conflict` when an app is in use already. */
export async function startTotp(context: Context, input: { password: string }): Promise<PendingTotp> {
  const userId = await confirmByPassword(context, input.password)
  const secret = makeTotpSecret()
  const sealed = { secret: sealFactor(context, secret), backupCodes: sealFactor(context, '[]') }
  const put = await putPendingSecret(context.db, { id: newId(), userId, ...sealed, confirmedAt: null })
  if (!put) throw new AppError('conflict')
  return { secret: base32(secret), address: totpAddress(secret, siteName(), ACCOUNT) }
}
