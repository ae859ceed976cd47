/** What the link of an invitation carries. It can be made again from the key of the site, so that the mail can be written later; the database holds only its hash. */
import { createHmac, hash } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'

export const invitationToken = (secrets: Pick<Secrets, 'derive'>, id: string): string =>
  createHmac('sha256', secrets.derive('invitations')).update(id).digest('base64url')

export const hashOfInvitation = (token: string): string => hash('sha256', token)

/** Behind the `#`, which browsers send to nobody: so it stands in no log. `origin` is the site's own address. */
export const invitationLink = (secrets: Pick<Secrets, 'derive'>, origin: string, id: string): string =>
  `${origin}/settings#uitnodiging=${invitationToken(secrets, id)}`
