/** The owner of a site that is put to the test: signs in once, and again when the session has ended. */
import { isAccepted, type Sending, type Sent, type SiteClient } from './site-client.ts'

export const PASSWORD = 'een-lang-wachtwoord-voor-de-proef'

export interface Owner {
  send(site: SiteClient, path: string, sending?: Sending): Promise<Sent>
}

export function createOwner(): Owner {
  let cookie: Promise<string> | undefined
  const signIn = async (site: SiteClient): Promise<string> => {
    // Not through `send`: the cookie is in a header.
    const response = await fetch(`${site.origin}/api/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ password: PASSWORD }),
    }).catch(() => undefined)
    const own = response?.headers.getSetCookie()[0]?.split(';')[0]
    if (own === undefined) cookie = undefined
    return own ?? ''
  }
  const send: Owner['send'] = async (site, path, sending = {}) => {
    const before = (cookie ??= signIn(site))
    const sent = await site.send(path, { ...sending, headers: { Cookie: await before } })
    if (sent.status !== 401) return sent
    if (cookie === before) cookie = signIn(site)
    return site.send(path, { ...sending, headers: { Cookie: await (cookie ?? '') } })
  }
  return { send }
}

export async function saveAsOwner(owner: Owner, site: SiteClient, settings: Record<string, string>): Promise<void> {
  const sent = await owner.send(site, '/api/admin/settings', { method: 'PUT', json: { ...settings, current_password: PASSWORD } })
  if (!isAccepted(sent, 200, 'saving settings')) throw new Error('settings were refused')
}
