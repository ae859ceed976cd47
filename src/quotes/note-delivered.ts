/** An office is charged for what its mail server took, by what was agreed with it then: so both are written down with the invitation, which outlives the outbox. */
import type { OnSent } from '../mail/deliver-next.ts'
import { INVITATION_DELIVERY } from './deliveries.ts'
import { readRelation } from '../notaries/read-relation.ts'
import { findInvitation, setDelivered } from './invitations.queries.ts'

const noteDelivered: OnSent = async (db, { invitationId = '' }, { at, by }) => {
  if (by !== 'smtp') return
  const invitation = await findInvitation(db, invitationId)
  if (invitation) await setDelivered(db, { id: invitation.id, at, relation: await readRelation(db, invitation.notary_id) })
}

export const quoteDeliveries: Readonly<Record<string, OnSent>> = { [INVITATION_DELIVERY]: noteDelivered }
