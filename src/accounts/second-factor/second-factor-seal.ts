/** Encrypts what the second factor rests on. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'

type KeyHolder = Pick<Context, 'secrets'>

const LABEL = 'second-factor'

export const sealFactor = ({ secrets }: KeyHolder, text: string): string => secrets.encrypt(text, LABEL)

/** Throws `key_changed` when the key is another or the text was altered. */
export function openFactor({ secrets }: KeyHolder, sealed: string): string {
  try {
    return secrets.decrypt(sealed, LABEL)
  } catch (error) {
    throw new AppError('key_changed', { cause: error })
  }
}

export const openRecoveryCodes = (context: KeyHolder, sealed: string): string[] => JSON.parse(openFactor(context, sealed)) as string[]

/** Codes that were sealed with another key count as none. */
export function countRecoveryCodes(context: KeyHolder, sealed: string): number {
  try {
    return openRecoveryCodes(context, sealed).length
  } catch (error) {
    if (error instanceof AppError && error.code === 'key_changed') return 0
    throw error
  }
}
