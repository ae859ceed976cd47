/** The owner makes, sees and revokes keys of programs. */
import { Hono } from 'hono'
import { z } from 'zod'
import { isRecentSignIn } from '../../accounts/sessions/confirm-owner.ts'
import { readId, readJson } from '../../platform/http/request-input.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { dayField, textField, trimmedField } from '../../platform/request-fields.ts'
import { scopes } from '../../platform/scopes.ts'
import { MAX_KEY_NAME } from './api-key.ts'
import { listKeys } from './list-keys.ts'
import { makeKey } from './make-key.ts'
import { revokeKey } from './revoke-key.ts'

const keyBody = z.strictObject({
  name: trimmedField(MAX_KEY_NAME).min(1),
  scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
  lastDay: dayField.optional(),
  password: textField(128).optional(),
})

export function keysApi() {
  return new Hono<HttpEnv>()
    .get('/api/admin/api-keys', async (c) => c.json({ keys: await listKeys(c.get('context')), recent: await isRecentSignIn(c.get('context')) }))
    .post('/api/admin/api-keys', async (c) => {
      const { name, scopes: chosen, lastDay, password } = await readJson(c, keyBody)
      return c.json(await makeKey(c.get('context'), { name, scopes: chosen, lastDay, password }), 201)
    })
    .delete('/api/admin/api-keys/:id', async (c) => {
      await revokeKey(c.get('context'), readId(c))
      return c.json({ revoked: true })
    })
}
