/** An office that the visitor wants to be asked, as it is stored until the request is confirmed. */
import { newId } from '../platform/ids.ts'
import type { insertInvitation } from './invitations.queries.ts'
import type { MatchReasons } from './match-offices.ts'

export interface ChosenOffice {
  id: string
  name: string
  location: string
  reasons: MatchReasons
}

export const newInvitation = (requestId: string, { id, name, reasons }: ChosenOffice, now: string): Parameters<typeof insertInvitation>[1] => ({
  id: newId(),
  request_id: requestId,
  notary_id: id,
  office_name: name,
  reasons: JSON.stringify(reasons),
  state: 'waiting',
  link_hash: null,
  invited_at: null,
  due_at: null,
  answered_at: null,
  decline_reason: null,
  total_cents: null,
  remind_at: null,
  created_at: now,
})
