/** A door of the sign-in library for our own use: a new session for an owner who has just shown who it is, with its cookie. */
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { BetterAuthPlugin } from 'better-auth/types'
import { z } from 'zod'
import { textField } from '../platform/door-fields.ts'

export const renewSession = () =>
  ({
    id: 'renew-session',
    endpoints: {
      renewSession: createAuthEndpoint('/renew-session', { method: 'POST', body: z.object({ userId: textField(64) }) }, async (c) => {
        const { internalAdapter } = c.context
        const user = await internalAdapter.findUserById(c.body.userId)
        if (!user) throw c.error('NOT_FOUND')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(c, { session, user })
        return c.json({ token: session.token })
      }),
    },
  }) satisfies BetterAuthPlugin
