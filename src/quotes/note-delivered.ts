/** An office is charged for what its mail server took: so that is written down with the invitation, which outlives the outbox. */
import type { OnSent } from '../mail/deliver-next.ts'
import { INVITATION_DELIVERY } from './deliveries.ts'
import { setDelivered } from './invitations.queries.ts'

const noteDelivered: OnSent = async (db, { invitationId = '' }, { at, by }) => {
  if (by === 'smtp') await setDelivered(db, invitationId, at)
}

export const quoteDeliveries: Readonly<Record<string, OnSent>> = { [INVITATION_DELIVERY]: noteDelivered }
