/** What the owner does with the session of this browser. */
import { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/types.ts'
import type { Auth } from './auth.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { setCookies } from './set-cookies.ts'
import { cookiesToSet } from './sign-in-cookies.ts'

export function ownSessionApi(services: { auth(): Promise<Auth> }) {
  return (
    new Hono<HttpEnv>()
      // What the owner's screen sends while it is touched: reading a long text is use as well.
      .put('/api/admin/session', (c) => c.json({ used: true }))
      .post('/api/admin/sign-out', async (c) => {
        const auth = await services.auth()
        const response = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true })
        await recordAudit(c.get('context'), { action: 'sign-out' })
        setCookies(c, cookiesToSet(response.headers))
        c.header('Clear-Site-Data', '"cache", "storage"')
        return c.json({ signedIn: false })
      })
  )
}
