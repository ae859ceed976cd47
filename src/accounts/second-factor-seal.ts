/** Encrypts what the second factor rests on, in the form that the sign-in library reads. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'

type KeyHolder = Pick<Context, 'secrets'>

/** The key of everything about signing in. */
export const signInSecret = ({ secrets }: KeyHolder): string => secrets.derive('sign-in')

// Loaded on first use, as the sign-in library itself is.
const loadCrypto = () => import('better-auth/crypto')

export async function sealFactor(context: KeyHolder, text: string): Promise<string> {
  const { symmetricEncrypt } = await loadCrypto()
  return symmetricEncrypt({ key: signInSecret(context), data: text })
}

/** Throws `key_changed` when the key is another or the text was altered. */
export async function openFactor(context: KeyHolder, sealed: string): Promise<string> {
  const { symmetricDecrypt } = await loadCrypto()
  return symmetricDecrypt({ key: signInSecret(context), data: sealed }).catch((error: unknown) => {
    throw new AppError('key_changed', { cause: error })
  })
}

export async function openRecoveryCodes(context: KeyHolder, sealed: string): Promise<string[]> {
  return JSON.parse(await openFactor(context, sealed)) as string[]
}

/** Codes that were sealed with another key count as none. */
export async function countRecoveryCodes(context: KeyHolder, sealed: string): Promise<number> {
  try {
    return (await openRecoveryCodes(context, sealed)).length
  } catch (error) {
    if (error instanceof AppError && error.code === 'key_changed') return 0
    throw error
  }
}
