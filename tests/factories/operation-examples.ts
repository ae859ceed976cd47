/** Requests for the routes that tell how the site looks, how it is used and kept, and who keeps it. */
import { peopleExamples } from './people-examples.ts'
import { today } from './route-bodies.ts'
import type { Examples } from './route-examples.ts'

export const operationExamples = (): Examples => ({
  'GET /api/admin/dashboard': () => ({ query: { van: today, tot: today, periode: '30' } }),
  'GET /api/admin/dashboard/now': () => ({}),
  'GET /api/admin/dashboard/days.csv': () => ({ query: { van: today, tot: today, periode: '30' } }),
  'GET /api/admin/dashboard/parts.csv': () => ({ query: { van: today, tot: today, periode: '30' } }),
  'GET /huisstijl/:file': () => ({ params: { file: '0123456789abcdef.css' }, refused: 404 }),
  'GET /api/admin/backups': () => ({}),
  'POST /api/admin/backups': () => ({}),
  ...peopleExamples(),
})
