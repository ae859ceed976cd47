/** The examples of the routes for mail. */
import type { Examples } from './route-examples.ts'

export const mailExamples: Examples = {
  'POST /api/admin/mail/test': () => ({}),
  'GET /api/admin/mail/sender': () => ({}),
  'GET /api/admin/mail/suppressed': () => ({}),
  'DELETE /api/admin/mail/suppressed/:id': () => ({ params: { id: crypto.randomUUID() }, refused: 404 }),
}
