/** The owner tries the delivery of messages. */
import { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/types.ts'
import type { MailServices } from './choose-transport.ts'
import { sendTestMail } from './send-test-mail.ts'

export function mailApi(services: MailServices) {
  return new Hono<HttpEnv>().post('/api/admin/mail/test', async (c) => c.json(await sendTestMail(c.get('context'), services)))
}
