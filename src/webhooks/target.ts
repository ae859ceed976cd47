/** Where a webhook may lead: an address that everybody can reach, over https; or a host of the environment's list, which may be http and inside. */
import { isListedForm } from '../mail/mail-address.ts'
import { isClosedHost } from '../platform/public-address.ts'

export interface Target {
  url: URL
  /** The environment names it, so that it may lead inside the network. */
  isListed: boolean
}

/** `inside` as host:port. Undefined when it may not be used; what a name leads to is only known when it is looked up. */
export function readTarget(text: string, inside: readonly string[]): Target | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  if (isListedForm(url, inside)) return { url, isListed: true }
  return url.protocol === 'https:' && !isClosedHost(url.hostname) ? { url, isListed: false } : undefined
}
