/** Who may sign in and as what, for an owner; and what everybody does about the own account. */
import { Hono } from 'hono'
import { z } from 'zod'
import { readId, readJson } from '../../platform/http/request-input.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { textField } from '../../platform/request-fields.ts'
import { roles } from '../../platform/role.ts'
import { passkeyAnswer } from '../second-factor/passkey-response.ts'
import { setCookies } from '../sessions/cookies.ts'
import { changePassword } from '../sign-in/change-password.ts'
import { changeRole, removePerson, setSuspended } from './change-person.ts'
import { invitationLink } from './invitation-link.ts'
import { invitePerson, withdrawInvitation, type MailInvitation } from './invite-person.ts'
import { listPeople } from './list-people.ts'
import { saveProfile } from './profile.ts'

const password = textField(200).optional()
const email = textField(254)
/** Versions before made other ids than ours. */
const rowId = textField(64).regex(/^[\w-]{1,64}$/)
const inviteBody = z.strictObject({ email, role: z.enum(roles), password })
const roleBody = z.strictObject({ role: z.enum(roles), password })
const suspendedBody = z.strictObject({ suspended: z.boolean(), password })
const removeBody = z.strictObject({ password })
const profileBody = z.strictObject({ name: textField(200), email, password })
const passwordBody = z.strictObject({
  password: textField(200).min(1),
  current: textField(200).min(1),
  code: textField(40).optional(),
  passkey: passkeyAnswer.optional(),
})

export interface PeopleServices {
  /** Of the site. */
  origin: string
  /** Undefined while the site cannot mail to others than the owner. */
  mailInvitation: () => MailInvitation
}

export function peopleApi({ origin, mailInvitation }: PeopleServices) {
  return new Hono<HttpEnv>()
    .get('/api/admin/people', async (c) => c.json(await listPeople(c.get('context'))))
    .post('/api/admin/people/invitations', async (c) => {
      const mail = mailInvitation()
      const { id } = await invitePerson(c.get('context'), await readJson(c, inviteBody), mail)
      return c.json({ link: mail ? null : invitationLink(c.get('context').secrets, origin, id) }, 201)
    })
    .delete('/api/admin/people/invitations/:id', async (c) => {
      await withdrawInvitation(c.get('context'), readId(c, 'id', rowId))
      return c.json({ withdrawn: true })
    })
    .put('/api/admin/people/:id/role', async (c) => {
      await changeRole(c.get('context'), { id: readId(c, 'id', rowId), ...(await readJson(c, roleBody)) })
      return c.json({ changed: true })
    })
    .put('/api/admin/people/:id/suspended', async (c) => {
      await setSuspended(c.get('context'), { id: readId(c, 'id', rowId), ...(await readJson(c, suspendedBody)) })
      return c.json({ changed: true })
    })
    .post('/api/admin/people/:id/remove', async (c) => {
      await removePerson(c.get('context'), { id: readId(c, 'id', rowId), ...(await readJson(c, removeBody)) })
      return c.json({ removed: true })
    })
    .put('/api/admin/profile', async (c) => {
      await saveProfile(c.get('context'), await readJson(c, profileBody))
      return c.json({ saved: true })
    })
    .put('/api/admin/password', async (c) => {
      setCookies(c, await changePassword(c.get('context'), origin, { ...(await readJson(c, passwordBody)), headers: c.req.raw.headers }))
      return c.json({ changed: true })
    })
}
