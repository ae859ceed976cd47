/** The owner sees to sign-in: second factor, passkeys and sessions. */
import { Hono } from 'hono'
import { z } from 'zod'
import { textField, trimmedField } from '../../platform/request-fields.ts'
import { readId, readJson } from '../../platform/http/request-input.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import type { AccountServices } from '../sessions/owner-only.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { confirmTotp } from './confirm-totp.ts'
import { endOtherSessions } from '../sessions/end-other-sessions.ts'
import { endSession } from '../sessions/end-session.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { passkeyName } from './passkey-name.ts'
import { passkeyMade } from './passkey-response.ts'
import { readSecurity } from './read-security.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { readSessionTerms } from '../sessions/session-terms.ts'
import { startTotp } from './start-totp.ts'
import { turnOffTotp } from './turn-off-totp.ts'

const password = textField(200).min(1)
const code = trimmedField(40).min(1)
const passwordBody = z.strictObject({ password })
const maybePasswordBody = z.strictObject({ password: password.optional() })
const codeBody = z.strictObject({ code })
const offBody = z.strictObject({ password, code })
const addBody = z.strictObject({ name: passkeyName, response: passkeyMade })
/** Versions before made other ids than ours. */
const rowId = textField(64).regex(/^[\w-]{1,64}$/)
const renameBody = z.strictObject({ id: rowId, name: passkeyName })
const removeBody = z.strictObject({ id: rowId, password: password.optional() })

function secondFactorApi() {
  return new Hono<HttpEnv>()
    .get('/api/admin/security', async (c) => c.json(await readSecurity(c.get('context'))))
    .post('/api/admin/security/app', async (c) => c.json(await startTotp(c.get('context'), await readJson(c, passwordBody))))
    .post('/api/admin/security/app/confirm', async (c) => {
      const codes = await confirmTotp(c.get('context'), await readJson(c, codeBody))
      return c.json({ recoveryCodes: codes ?? null })
    })
    .post('/api/admin/security/app/off', async (c) => {
      await turnOffTotp(c.get('context'), await readJson(c, offBody))
      return c.json({ off: true })
    })
    .post('/api/admin/security/recovery-codes', async (c) => {
      return c.json({ recoveryCodes: await renewRecoveryCodes(c.get('context'), await readJson(c, passwordBody)) })
    })
}

function passkeyApi(services: AccountServices) {
  return new Hono<HttpEnv>()
    .post('/api/admin/passkeys/question', async (c) => {
      const body = await readJson(c, maybePasswordBody)
      const asked = await startPasskey(c.get('context'), services.origin, { password: body.password, headers: c.req.raw.headers })
      for (const cookie of asked.cookies) c.header('Set-Cookie', cookie, { append: true })
      return c.json(asked.options)
    })
    .post('/api/admin/passkeys', async (c) => {
      const body = await readJson(c, addBody)
      const codes = await addPasskey(c.get('context'), services.origin, { ...body, headers: c.req.raw.headers })
      return c.json({ recoveryCodes: codes ?? null })
    })
    .post('/api/admin/passkeys/rename', async (c) => {
      await renamePasskey(c.get('context'), await readJson(c, renameBody))
      return c.json({ renamed: true })
    })
    .post('/api/admin/passkeys/remove', async (c) => {
      const { id, password: typed } = await readJson(c, removeBody)
      await removePasskey(c.get('context'), { id, password: typed })
      return c.json({ removed: true })
    })
}

function sessionApi({ settings }: AccountServices) {
  return new Hono<HttpEnv>()
    .get('/api/admin/sessions', async (c) => c.json({ sessions: await listSessions(c.get('context'), readSessionTerms(settings())) }))
    .delete('/api/admin/sessions/:id', async (c) => {
      await endSession(c.get('context'), readId(c, 'id', rowId))
      return c.json({ ended: 1 })
    })
    .post('/api/admin/sessions/end-others', async (c) => c.json({ ended: await endOtherSessions(c.get('context')) }))
}

export function securityApi(services: AccountServices) {
  return new Hono<HttpEnv>().route('/', secondFactorApi()).route('/', passkeyApi(services)).route('/', sessionApi(services))
}
