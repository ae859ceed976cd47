/** Writes the mail by which an office hears what became of what it said of itself. */
import type { ComposeMail } from '../../mail/mail.ts'
import { findNotary } from '../../notaries/list-notaries.ts'
import { officePath } from '../../notaries/office-address.ts'
import { toOffice, type OfficeMailPlace } from '../compose-office-mails.ts'
import { momentWords } from '../moment-words.ts'
import { acceptedProposalMailTexts, proposalMailLines as names, refusedProposalMailTexts } from './proposals.nl.ts'
import { findProposal } from './proposals.queries.ts'

export function composeProposalMail(place: OfficeMailPlace): ComposeMail {
  return async (context, { proposalId = '' }) => {
    const proposal = await findProposal(context.db, proposalId)
    if (proposal?.state !== 'accepted' && proposal?.state !== 'refused') return undefined
    const office = await findNotary(context, { id: proposal.notary_id, ...place.offices() })
    if (!office) return undefined
    const { subject, title, notes, open } = proposal.state === 'accepted' ? acceptedProposalMailTexts : refusedProposalMailTexts
    const lines = [
      [names.office, office.name],
      [names.sent, momentWords(proposal.created_at)],
      ...(proposal.reason === null ? [] : [[names.reason, proposal.reason]]),
    ] as [string, string][]
    const link = { href: new URL(officePath(office.slug), place.origin).href, label: open }
    return toOffice(context, place, { notaryId: office.id, mail: { subject, title, lines, notes, link } })
  }
}
