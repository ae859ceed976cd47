/** The frozen, numbered, forward-only list of migrations. Never edit one that has landed; add the next number. */
import type { Migration } from 'kysely/migration'
import type { DialectName } from '../dialects.ts'
import { conversations } from './0001-conversations.ts'
import { redirects } from './0002-redirects.ts'
import { content } from './0003-content.ts'
import { operations } from './0004-operations.ts'
import { accounts } from './0005-accounts.ts'
import { publicSite } from './0006-public-site.ts'
import { erasing } from './0007-erasing.ts'
import { provider } from './0008-provider.ts'
import { runningAnswers } from './0009-running-answers.ts'
import { ownerArea } from './0010-owner-area.ts'
import { secondFactor } from './0011-second-factor.ts'
import { linkStatistics } from './0012-link-statistics.ts'
import { chatLogSearch } from './0013-chat-log-search.ts'
import { ownerKnowledge } from './0014-owner-knowledge.ts'
import { contentEditing } from './0015-content-editing.ts'
import { notaryEditing } from './0016-notary-editing.ts'
import { liveEvidence } from './0017-live-evidence.ts'
import { dailyCounts } from './0018-daily-counts.ts'
import { refusedTries } from './0020-refused-tries.ts'
import { secureErasing } from './0022-secure-erasing.ts'
import { erasingGuard } from './0023-erasing-guard.ts'
import { installation } from './0024-installation.ts'
import { judgementsRecounted } from './0025-judgements-recounted.ts'
import { linkVersion } from './0026-link-version.ts'
import { ownSignIn } from './0028-own-sign-in.ts'
import { claimProof } from './0029-claim-proof.ts'
import { notices } from './0030-notices.ts'
import { figureValues } from './0031-figure-values.ts'
import { officeMessages } from './0032-office-messages.ts'
import { handledMessages } from './0033-handled-messages.ts'
import { deletedMessages } from './0035-deleted-messages.ts'
import { ownerHears } from './0036-owner-hears.ts'
import { linkFees } from './0037-link-fees.ts'
import { articleTexts } from './0038-article-texts.ts'
import { notaryRegister } from './0039-notary-register.ts'
import { smallLetters } from './0040-small-letters.ts'
import { allInPrices } from './0041-all-in-prices.ts'
import { answerExtras } from './0042-answer-extras.ts'
import { messageMail } from './0043-message-mail.ts'
import { officePages } from './0044-office-pages.ts'
import { erasedSlugs } from './0047-erased-slugs.ts'
import { quoteRequests } from './0050-quote-requests.ts'
import { quoteInvitations } from './0051-quote-invitations.ts'
import { quoteQuestions } from './0052-quote-questions.ts'
import { deliveredInvitations } from './0053-delivered-invitations.ts'
import { officesFollowNotaries } from './0054-offices-follow-notaries.ts'
import { newestRequests } from './0055-newest-requests.ts'
import { mailSuppressions } from './0056-mail-suppressions.ts'
import { quoteForwards } from './0057-quote-forwards.ts'
import { reviewsAfterRequests } from './0058-reviews-after-requests.ts'
import { officePauses } from './0059-office-pauses.ts'
import { officesOfRequests } from './0060-offices-of-requests.ts'
import { requestsThatGo } from './0061-requests-that-go.ts'
import { officeProposals } from './0062-office-proposals.ts'
import { fillTable } from './0066-fills.ts'
import { apiKeys } from './0071-api-keys.ts'
import { webhooks } from './0072-webhooks.ts'
import { people } from './0068-people.ts'
import { invitations } from './0069-invitations.ts'
import { quoteFees } from './0086-quote-fees.ts'
import { officeAgreements } from './0087-office-agreements.ts'

export function listMigrations(dialect: DialectName): Record<string, Migration> {
  return {
    '0001-conversations': conversations(dialect),
    '0002-redirects': redirects(dialect),
    '0003-content': content(dialect),
    '0004-operations': operations(dialect),
    '0005-accounts': accounts(),
    '0006-public-site': publicSite(dialect),
    '0007-erasing': erasing(),
    '0008-provider': provider(),
    '0009-running-answers': runningAnswers(dialect),
    '0010-owner-area': ownerArea(dialect),
    '0011-second-factor': secondFactor(),
    '0012-link-statistics': linkStatistics(dialect),
    '0013-chat-log-search': chatLogSearch(dialect),
    '0014-owner-knowledge': ownerKnowledge(dialect),
    '0015-content-editing': contentEditing(dialect),
    '0016-notary-editing': notaryEditing(dialect),
    '0017-live-evidence': liveEvidence(dialect),
    '0018-daily-counts': dailyCounts(dialect),
    '0020-refused-tries': refusedTries(dialect),
    '0022-secure-erasing': secureErasing(dialect),
    '0023-erasing-guard': erasingGuard(dialect),
    '0024-installation': installation(dialect),
    '0025-judgements-recounted': judgementsRecounted(dialect),
    '0026-link-version': linkVersion(),
    '0028-own-sign-in': ownSignIn(),
    '0029-claim-proof': claimProof(),
    '0030-notices': notices(dialect),
    '0031-figure-values': figureValues(dialect),
    '0032-office-messages': officeMessages(),
    '0033-handled-messages': handledMessages(dialect),
    '0035-deleted-messages': deletedMessages(dialect),
    '0036-owner-hears': ownerHears(),
    '0037-link-fees': linkFees(dialect),
    '0038-article-texts': articleTexts(dialect),
    '0039-notary-register': notaryRegister(),
    '0040-small-letters': smallLetters(dialect),
    '0041-all-in-prices': allInPrices(dialect),
    '0042-answer-extras': answerExtras(),
    '0043-message-mail': messageMail(),
    '0044-office-pages': officePages(dialect),
    '0047-erased-slugs': erasedSlugs(dialect),
    '0050-quote-requests': quoteRequests(dialect),
    '0051-quote-invitations': quoteInvitations(dialect),
    '0052-quote-questions': quoteQuestions(dialect),
    '0053-delivered-invitations': deliveredInvitations(dialect),
    '0054-offices-follow-notaries': officesFollowNotaries(dialect),
    '0055-newest-requests': newestRequests(),
    '0056-mail-suppressions': mailSuppressions(dialect),
    '0057-quote-forwards': quoteForwards(dialect),
    '0058-reviews-after-requests': reviewsAfterRequests(dialect),
    '0059-office-pauses': officePauses(dialect),
    '0060-offices-of-requests': officesOfRequests(),
    '0061-requests-that-go': requestsThatGo(),
    '0062-office-proposals': officeProposals(dialect),
    '0066-fills': fillTable(),
    '0071-api-keys': apiKeys(dialect),
    '0072-webhooks': webhooks(dialect),
    '0068-people': people(),
    '0069-invitations': invitations(),
    '0086-quote-fees': quoteFees(),
    '0087-office-agreements': officeAgreements(dialect),
  }
}
