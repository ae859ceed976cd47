/** The owner sees what waits before it is erased by age, and agrees to it. */
import { Hono } from 'hono'
import { z } from 'zod'
import { textField } from '../platform/request-fields.ts'
import { readJson } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { confirmErasing, readErasingHold } from './erasing-hold.ts'

const confirmBody = z.strictObject({ token: textField(2_000).min(1) })

export function erasingApi() {
  return new Hono<HttpEnv>()
    .get('/api/admin/erasing', async (c) => c.json({ hold: await readErasingHold(c.get('context')) }))
    .post('/api/admin/erasing/confirm', async (c) => {
      await confirmErasing(c.get('context'), await readJson(c, confirmBody))
      return c.json({ confirmed: true })
    })
}
