/** The owner tries the delivery of messages, looks what DNS says of the sender, and lets addresses have mail again. */
import { Hono } from 'hono'
import { readId } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { checkSender, type ResolveTxt } from './check-sender.ts'
import type { MailServices } from './choose-transport.ts'
import { sendTestMail } from './send-test-mail.ts'
import { listSuppressed, releaseAddress } from './suppressions.ts'

export function mailApi(services: MailServices & { resolveTxt: ResolveTxt }) {
  return (
    new Hono<HttpEnv>()
      .post('/api/admin/mail/test', async (c) => c.json(await sendTestMail(c.get('context'), services)))
      // Undefined leaves the answer without it.
      .get('/api/admin/mail/sender', async (c) => c.json({ check: await checkSender(c.get('context'), services) }))
      .get('/api/admin/mail/suppressed', async (c) => c.json({ addresses: await listSuppressed(c.get('context')) }))
      .delete('/api/admin/mail/suppressed/:id', async (c) => {
        await releaseAddress(c.get('context'), readId(c))
        return c.json({ released: true })
      })
  )
}
