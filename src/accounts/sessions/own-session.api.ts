/** What the owner does with the session of this browser. */
import { Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/types.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { setCookies } from './cookies.ts'
import { endOwnSession } from './open-session.ts'

export function ownSessionApi({ origin }: { origin: string }) {
  return (
    new Hono<HttpEnv>()
      // What the owner's screen sends while it is touched: reading a long text is use as well.
      .put('/api/admin/session', (c) => c.json({ used: true }))
      .post('/api/admin/sign-out', async (c) => {
        const cookies = await endOwnSession(c.get('context'), origin, c.req.raw.headers)
        await recordAudit(c.get('context'), { action: 'sign-out' })
        setCookies(c, cookies)
        c.header('Clear-Site-Data', '"cache", "storage"')
        return c.json({ signedIn: false })
      })
  )
}
