/** What can carry a mail out of the site, and how it says that it could not. */
import type { OutgoingMail } from './mail.ts'

export const transportNames = ['inbox', 'smtp', 'form_mail'] as const

export type TransportName = (typeof transportNames)[number]

const faultCodes = [
  'not_configured',
  'unreachable',
  'timed_out',
  'insecure',
  'sign_in_refused',
  'refused',
  'recipient_refused',
  'suppressed',
  'answer_not_ok',
  'moved',
  'stopped',
  'unknown',
] as const

export type FaultCode = (typeof faultCodes)[number]

export interface Transport {
  name: TransportName
  /** Where it goes, as the owner may read it; '' for the inbox. */
  destination: string
  /** Resolves once the receiver has taken the mail. `key` is the same at every try. Throws DeliveryFault. */
  deliver(mail: OutgoingMail, key: string, signal: AbortSignal): Promise<void>
}

const MAX_DETAIL = 200

/** Why a delivery failed. `detail` is what the other side said, for the owner: one line, without addresses. */
export class DeliveryFault extends Error {
  readonly code: FaultCode
  readonly detail: string
  /** Another try would end the same. */
  readonly isFinal: boolean

  constructor(code: FaultCode, detail = '', options: { cause?: unknown; isFinal?: boolean } = {}) {
    super(code, options)
    this.name = 'DeliveryFault'
    this.code = code
    this.isFinal = options.isFinal ?? false
    this.detail = detail
      .replace(/(?<![^\s<>:;,])@*[^\s<>:;,@]+@[^\s<>:;,]+/g, '…')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_DETAIL)
  }

  /** As kept with the delivery, read back by `readFault`. */
  get stored(): string {
    return this.detail === '' ? this.code : `${this.code}: ${this.detail}`
  }
}

/** Beside the settings that can be missing: the owner has not looked at the address that an office has now. */
export const OFFICE_UNCONFIRMED = 'quote_office'

export const officeUnconfirmed = (): DeliveryFault => new DeliveryFault('not_configured', OFFICE_UNCONFIRMED)

export const toFault = (error: unknown): DeliveryFault => (error instanceof DeliveryFault ? error : new DeliveryFault('unknown', '', { cause: error }))

export function readFault(stored: string): { code: FaultCode; detail: string } {
  const [name = '', ...rest] = stored.split(': ')
  const code = faultCodes.find((known) => known === name)
  return code ? { code, detail: rest.join(': ') } : { code: 'unknown', detail: stored }
}
