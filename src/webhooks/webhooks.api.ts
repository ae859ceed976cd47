/** The owner adds, changes, tries and removes webhooks, and sees what they were told. */
import { Hono } from 'hono'
import { z } from 'zod'
import { isRecentSignIn } from '../accounts/sessions/confirm-owner.ts'
import { readId, readJson, readQuery } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { idField, textField, trimmedField } from '../platform/request-fields.ts'
import { listWebhookDeliveries, resendToWebhook, testWebhook } from './deliveries.ts'
import { webhookEvents } from './event.ts'
import { addWebhook, changeWebhook, removeWebhook, renewSecret, switchWebhook } from './keep-webhooks.ts'
import { listWebhooks } from './list-webhooks.ts'
import { MAX_WEBHOOK_NAME, MAX_WEBHOOK_URL } from './webhook.ts'

const password = textField(128).optional()

const webhookBody = z.strictObject({
  name: trimmedField(MAX_WEBHOOK_NAME).min(1),
  url: trimmedField(MAX_WEBHOOK_URL).min(1),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  password,
})
const stateBody = z.strictObject({ on: z.boolean() })
const secretBody = z.strictObject({ password })
const deliveriesQuery = z.object({ state: z.enum(['delivered', 'waiting', 'failed']).optional(), after: idField.optional() })

export function webhooksApi({ env }: { env: { webhookHosts: readonly string[] } }) {
  const services = { inside: env.webhookHosts }
  return new Hono<HttpEnv>()
    .get('/api/admin/webhooks', async (c) => c.json({ webhooks: await listWebhooks(c.get('context')), recent: await isRecentSignIn(c.get('context')) }))
    .post('/api/admin/webhooks', async (c) => {
      const { password: typed, ...webhook } = await readJson(c, webhookBody)
      return c.json(await addWebhook(c.get('context'), services, { ...webhook, password: typed }), 201)
    })
    .put('/api/admin/webhooks/:id', async (c) => {
      const { password: typed, ...webhook } = await readJson(c, webhookBody)
      await changeWebhook(c.get('context'), services, { id: readId(c), ...webhook, password: typed })
      return c.json({ saved: true })
    })
    .put('/api/admin/webhooks/:id/state', async (c) => {
      const { on } = await readJson(c, stateBody)
      await switchWebhook(c.get('context'), { id: readId(c), on })
      return c.json({ on })
    })
    .post('/api/admin/webhooks/:id/secret', async (c) => {
      const body = await readJson(c, secretBody)
      return c.json(await renewSecret(c.get('context'), { id: readId(c), password: body.password }))
    })
    .post('/api/admin/webhooks/:id/test', async (c) => {
      await testWebhook(c.get('context'), readId(c))
      return c.json({ queued: true })
    })
    .delete('/api/admin/webhooks/:id', async (c) => {
      await removeWebhook(c.get('context'), readId(c))
      return c.json({ removed: true })
    })
    .get('/api/admin/webhooks/:id/deliveries', async (c) =>
      c.json(await listWebhookDeliveries(c.get('context'), { id: readId(c), ...readQuery(c, deliveriesQuery) })),
    )
    .post('/api/admin/webhooks/:id/deliveries/:delivery/resend', async (c) => {
      await resendToWebhook(c.get('context'), { id: readId(c), delivery: readId(c, 'delivery') })
      return c.json({ queued: true })
    })
}
