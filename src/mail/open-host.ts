/** Looks up where mail goes, and refuses a name that leads anywhere inside this server's network before anything is connected. */
import type { LookupFunction } from 'node:net'
import { checkedLookup, systemResolve } from '../platform/checked-lookup.ts'
import { isPublicAddress } from '../platform/public-address.ts'
import { DeliveryFault } from './transport.ts'

export const closedInside: LookupFunction = checkedLookup(systemResolve, isPublicAddress)

/** Throws DeliveryFault `unreachable`, alike for a name that leads inside and one that leads nowhere: the difference would be a map of the network. */
export function addressOf(host: string, lookup: LookupFunction, signal: AbortSignal): Promise<string> {
  return new Promise((settle, fail) => {
    signal.addEventListener('abort', () => fail(new DeliveryFault('unreachable')), { once: true })
    lookup(host, {}, (error, address) => {
      if (error || typeof address !== 'string') fail(new DeliveryFault('unreachable', '', { cause: error }))
      else settle(address)
    })
  })
}
