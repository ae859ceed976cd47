/** Passkeys in the browser, by its own means. */
import type { PasskeyAnswer, PasskeyMade } from '../second-factor/passkey-response.ts'

/** The owner closed the browser's dialog, or there was nothing to choose. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled'
}

/** Browsers keep passkeys for names, not for addresses of digits. */
export const isNumberAddress = (hostname = location.hostname): boolean => /^[\d.]+$|^\[/.test(hostname)

export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

export const canUsePasskeys = (): boolean => knowsPasskeys() && !isNumberAddress()

async function fromDialog(dialog: Promise<Credential | null>): Promise<unknown> {
  const credential = await dialog.catch((error: unknown) => {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)) return null
    throw error
  })
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyCancelled('no passkey')
  return credential.toJSON()
}

/** Throws PasskeyCancelled. */
export const takePasskey = async (options: PublicKeyCredentialRequestOptionsJSON): Promise<PasskeyAnswer> =>
  (await fromDialog(navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }))) as PasskeyAnswer

/** Throws PasskeyCancelled, also when the device has one already. */
export const makePasskey = async (options: PublicKeyCredentialCreationOptionsJSON): Promise<PasskeyMade> =>
  (await fromDialog(navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }))) as PasskeyMade
