/** Campaign parameters that tell a partner where a visitor came from. Also runs in the browser. */

export interface Utm {
  source: string
  medium: string
  campaign: string
}

export const noUtm: Utm = { source: '', medium: '', campaign: '' }

/** Adds what is filled in and not there yet; the rest of the address stays as it was, letter for letter. */
export function withUtm(address: string, utm: Utm): string {
  const url = URL.parse(address)
  if (!url) return address
  const missing = (Object.keys(noUtm) as (keyof Utm)[])
    .filter((name) => utm[name].trim() !== '' && !url.searchParams.has(`utm_${name}`))
    .map((name) => `utm_${name}=${encodeURIComponent(utm[name].trim())}`)
  if (missing.length === 0) return address
  const hash = address.indexOf('#')
  const [front, fragment] = hash === -1 ? [address, ''] : [address.slice(0, hash), address.slice(hash)]
  const glue = !front.includes('?') ? '?' : /[?&]$/.test(front) ? '' : '&'
  return front + glue + missing.join('&') + fragment
}
