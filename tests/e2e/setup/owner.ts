/** The owner, signed in. */
import type { BrowserContextOptions } from 'playwright-core'
import { json } from './chat-client.ts'
import { PASSWORD } from './server.ts'

export interface Profile extends Pick<BrowserContextOptions, 'reducedMotion'> {
  storageState: Exclude<NonNullable<BrowserContextOptions['storageState']>, string>
}

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Signs in by the call that the screen makes; gives the cookies as name and value. */
export async function signInByCall(url: string): Promise<[name: string, value: string][]> {
  const headers = { ...json, 'Sec-Fetch-Site': 'same-origin', 'User-Agent': CHROME }
  const answer = await fetch(`${url}/api/sign-in`, { method: 'POST', headers, body: JSON.stringify({ password: PASSWORD }) })
  if (!answer.ok) throw new Error(`the owner was not signed in: ${answer.status} ${await answer.text()}`)
  return answer.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
    return [name, value]
  })
}

/** Signs in once and gives the profile as the screen leaves it, for visits that begin signed in: signing in too often is refused. The owner asks for less motion, since drawing each frame of what fades and slides cost a tenth of these journeys. */
export async function ownerProfile(url: string): Promise<Profile> {
  const { hostname, origin } = new URL(url)
  const place = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' } as const
  const cookies = (await signInByCall(url)).map(([name, value]) => ({ name, value, ...place }))
  return { reducedMotion: 'reduce', storageState: { cookies, origins: [{ origin, localStorage: [{ name: 'isAuthenticated', value: 'true' }] }] } }
}
