/** How a delivery stands, as the owner reads it. */
import type { FaultCode } from './transport.ts'

export interface DeliveryState {
  status: 'delivered' | 'waiting' | 'failed'
  /** Tries so far, also a running one. */
  attempts: number
  deliveredAt: string | null
  /** It went nowhere: the owner reads it on screen, as the settings say. */
  onlyHere: boolean
  /** When it is tried again; null unless it waits. */
  nextTryAt: string | null
  /** Why the last try failed. */
  fault: { code: FaultCode; detail: string } | null
}
