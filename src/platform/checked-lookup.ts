/** Resolves a host name for a connection, and refuses one that leads anywhere inside this server's network. */
import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'

export type Resolve = (host: string, answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void

export const systemResolve: Resolve = (host, answer) => systemLookup(host, { all: true, verbatim: true }, answer)

export class ClosedAddress extends Error {}

/**
 * The connection is made to the very addresses that were judged here; resolving once more could give others.
 * One address that is not allowed refuses the name.
 */
export function checkedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first) return callback(error ?? new Error('no address'), '', 4)
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(new ClosedAddress(host), '', 4)
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
}
