/** Requests for the routes about the people who sign in. */
import { PASSWORD } from './owner-site.ts'
import type { Examples } from './route-examples.ts'

const token = 'A'.repeat(43)

export const peopleExamples = (): Examples => ({
  'GET /api/admin/people': () => ({}),
  'POST /api/admin/people/invitations': () => ({ body: { email: `${crypto.randomUUID()}@voorbeeld.nl`, role: 'editor', password: PASSWORD } }),
  'DELETE /api/admin/people/invitations/:id': () => ({ params: { id: 'abc' }, refused: 404 }),
  'PUT /api/admin/people/:id/role': () => ({ params: { id: 'abc' }, body: { role: 'editor' }, refused: 404 }),
  'PUT /api/admin/people/:id/suspended': () => ({ params: { id: 'abc' }, body: { suspended: true }, refused: 404 }),
  'POST /api/admin/people/:id/remove': () => ({ params: { id: 'abc' }, body: {}, refused: 404 }),
  'PUT /api/admin/profile': () => ({ body: { name: 'Eigenaar', email: '' } }),
  // Too short, since a new password would sign out the browser that asks.
  'PUT /api/admin/password': () => ({ body: { password: 'kort', current: PASSWORD }, refused: 422, away: 422 }),
  'POST /api/invitation': () => ({ body: { token }, refused: 404 }),
  'POST /api/invitation/accept': () => ({ body: { token, name: 'Sanne de Vries', password: PASSWORD }, refused: 404 }),
})
