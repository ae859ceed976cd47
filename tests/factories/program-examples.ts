/** Requests for the routes of other programs, and for the owner's routes about them. */
import { PASSWORD } from './owner-site.ts'
import type { Examples, RouteExample } from './route-examples.ts'
import { today } from './route-bodies.ts'
import type { WholeSite } from './whole-site.ts'

const keyBody = { name: 'Boekhouding', scopes: ['clicks', 'conversations', 'messages', 'requests', 'people'] }

export async function programExamples(site: WholeSite): Promise<Examples> {
  const made = await site.asOwner('/api/admin/api-keys', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...keyBody, password: PASSWORD }),
  })
  const { id, secret } = (await made.json()) as { id: string; secret: string }
  const headers = { Authorization: `Bearer ${secret}` }
  const webhook = { name: 'Boekhouding', url: 'https://hooks.example.nl/a', events: ['message.received'] }
  const hook = (await (
    await site.asOwner('/api/admin/webhooks', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...webhook, password: PASSWORD }),
    })
  ).json()) as { id: string }
  // Nothing here may look at an address outside.
  await site.asOwner(`/api/admin/webhooks/${hook.id}/state`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"on":false}' })
  const list =
    (query: Record<string, string> = {}) =>
    (): RouteExample => ({
      headers,
      query: { limit: '5', order: 'asc', from: today, to: `${today}T23:00:00.000Z`, after: `${today}T10:00:00.000Z_${id}`, ...query },
    })
  const one = (): RouteExample => ({ headers, params: { id: crypto.randomUUID() }, refused: 404 })
  return {
    'GET /api/v1/openapi.json': () => ({}),
    'GET /api/v1/key': () => ({ headers }),
    'GET /api/v1/clicks': list({ kind: 'all' }),
    'GET /api/v1/clicks/:id': one,
    'GET /api/v1/conversations': list({ unanswered: 'true' }),
    'GET /api/v1/conversations/:id': one,
    'GET /api/v1/messages': list(),
    'GET /api/v1/messages/:id': one,
    'GET /api/v1/requests': list(),
    'GET /api/v1/requests/:id': one,
    'GET /api/admin/api-keys': () => ({}),
    'POST /api/admin/api-keys': () => ({ body: { ...keyBody, lastDay: '2090-01-01', password: PASSWORD }, slow: true }),
    'GET /api/admin/webhooks': () => ({}),
    'POST /api/admin/webhooks': () => ({ body: { ...webhook, url: 'https://10.0.0.1/', password: PASSWORD }, refused: 422, away: 422 }),
    'PUT /api/admin/webhooks/:id': () => ({ params: { id: hook.id }, body: { ...webhook, events: ['click.recorded'] } }),
    'PUT /api/admin/webhooks/:id/state': () => ({ params: { id: hook.id }, body: { on: false } }),
    'POST /api/admin/webhooks/:id/secret': () => ({ params: { id: hook.id }, body: { password: PASSWORD }, slow: true }),
    'POST /api/admin/webhooks/:id/test': () => ({ params: { id: hook.id }, refused: 409 }),
    'DELETE /api/admin/webhooks/:id': () => ({ params: { id: crypto.randomUUID() }, refused: 404 }),
    'GET /api/admin/webhooks/:id/deliveries': () => ({ params: { id: hook.id }, query: { state: 'failed', after: crypto.randomUUID() } }),
    'POST /api/admin/webhooks/:id/deliveries/:delivery/resend': () => ({ params: { id: hook.id, delivery: crypto.randomUUID() }, refused: 409 }),
    'DELETE /api/admin/api-keys/:id': () => ({ params: { id: crypto.randomUUID() }, refused: 404 }),
  }
}
