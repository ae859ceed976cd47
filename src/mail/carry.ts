/** Deliveries that are no mail: who carries them. */
import type { Context } from '../platform/context.ts'
import type { TransportName } from './transport.ts'

export interface Carried {
  payload: Record<string, string>
  key: string
  /** From 1. */
  attempt: number
  signal: AbortSignal
}

/** False when what it is about is gone. Throws DeliveryFault; one that `isFinal` is not tried again. */
export type Carry = (context: Context, delivery: Carried) => Promise<boolean>

/** What took it. */
export type Carrier = TransportName | 'webhook'
