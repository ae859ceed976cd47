/** The owner answers someone who asks for, or wants erased, what is kept about them. By POST, so that no address stands in a log. */
import { Hono } from 'hono'
import { z } from 'zod'
import { textField } from '../platform/request-fields.ts'
import { readJson } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { erasePerson, exportPerson, findPerson } from './person-data.ts'

const personBody = z.strictObject({ email: textField(254) })

export function personApi() {
  return new Hono<HttpEnv>()
    .post('/api/admin/person/find', async (c) => c.json({ kinds: await findPerson(c.get('context'), (await readJson(c, personBody)).email) }))
    .post('/api/admin/person/export', async (c) => c.json(await exportPerson(c.get('context'), (await readJson(c, personBody)).email)))
    .post('/api/admin/person/erase', async (c) => c.json({ erased: await erasePerson(c.get('context'), (await readJson(c, personBody)).email) }))
}
