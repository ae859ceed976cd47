/** For which address a passkey counts. */

/** Browsers keep passkeys for names only, so a site on this machine's own address has them under `localhost`. */
export function relyingParty(origin: string): { rpID: string; origin: string } {
  const url = new URL(origin)
  if (url.hostname === '127.0.0.1' || ['0.0.0.0', '[::]', '[::1]'].includes(url.hostname)) url.hostname = 'localhost'
  return { rpID: url.hostname, origin: url.origin }
}
