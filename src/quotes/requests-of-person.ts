/** The requests that were made with one mail address, with all that is kept of each: to hand over and to erase. */
import { requireOwner } from '../audit/require-role.ts'
import { findDeed } from '../deeds/deed.ts'
import { pricePartLabels } from '../deeds/price-parts.nl.ts'
import { listDeliveryStates } from '../mail/list-delivery-states.ts'
import type { Context } from '../platform/context.ts'
import { amsterdamTime, dutchDate } from '../platform/dutch-time.ts'
import { eraseInBatches } from '../platform/erase-in-batches.ts'
import { formatEuros } from '../platform/number-format.ts'
import type { OfPerson, PersonRecord } from '../platform/stored-data.ts'
import { readGivenReviews } from '../reviews/read-given-reviews.ts'
import { stateNames, stepNames } from './admin/quotes-admin.nl.ts'
import { showQuestion, type ShownQuestion } from './ask-question.ts'
import { keysOf, mailName } from './deliveries.ts'
import { eraseTheseRequests } from './erase-requests.ts'
import { listForwards } from './forwards.queries.ts'
import { listInvitations, type InvitationRow } from './invitations.queries.ts'
import { whyOffice } from './matching.nl.ts'
import { listSteps } from './owner.queries.ts'
import { listQuestions } from './questions.queries.ts'
import type { QuoteLines } from './quote-lines.ts'
import { wantedNames } from './quotes.nl.ts'
import { listQuotes, listRequestsOfPerson, type QuoteRow, type RequestRow } from './quotes.queries.ts'
import { findReviewLinkOf } from './reviewing/review-links.queries.ts'
import { personHash, unseal } from './sealed.ts'
import { quoteActorNames, quoteMailWords, quotePersonFields as names, quotePersonLines as words } from './stored-data.nl.ts'
import { readLines, readReasons } from './stored-json.schema.ts'

const BATCH = 200
/** More requests than a person makes. */
const MOST = 5_000

const lineNames: Record<keyof QuoteLines, string> = { ...pricePartLabels, total: words.total, otherParty: words.otherParty }

const moment = (iso: string | null): string => (iso === null ? '' : amsterdamTime(iso))

function quoteWords(row: QuoteRow): string {
  const lines = readLines(row)
  const amounts = Object.keys(lines) as (keyof QuoteLines)[]
  const said = amounts.flatMap((line) => (lines[line] === undefined ? [] : [`${lineNames[line]} € ${formatEuros(lines[line])}`]))
  const until = row.valid_until === null ? '' : words.validUntil(dutchDate(row.valid_until))
  return [`${row.office_name}, ${moment(row.created_at)}`, ...said, row.includes, until].filter(Boolean).join('; ')
}

const invitationWords = (row: InvitationRow): string =>
  words.invitation({ office: row.office_name, why: whyOffice(readReasons(row)), invited: moment(row.invited_at), answered: moment(row.answered_at) })

const questionWords = ({ question, answer }: ShownQuestion): string => words.question(question, answer)

/** What others wrote down of it. */
async function lateParts({ db, secrets }: Context, { id }: RequestRow) {
  const invitations = await listInvitations(db, id)
  const offices = new Map(invitations.map((row) => [row.id, row.office_name]))
  const keys = keysOf(
    id,
    invitations.map((row) => row.id),
  )
  const deliveries = await listDeliveryStates(db, keys)
  const steps = await listSteps(db, id)
  const link = await findReviewLinkOf(db, id)
  const reviews = await readGivenReviews(
    db,
    [link?.office_review_id, link?.site_review_id].filter((one) => typeof one === 'string'),
  )
  return {
    [names.offices]: invitations.map(invitationWords),
    [names.quotes]: (await listQuotes(db, id)).map(quoteWords),
    [names.questions]: (await listQuestions(db, id)).map((row) => questionWords(showQuestion(secrets, row))),
    [names.chosen]: invitations.filter(({ state }) => state === 'chosen').map((row) => row.office_name),
    [names.forwards]: (await listForwards(db, id)).map((row) => words.forward(row.office_name, row.reason, words.forwardAnswers[row.state])),
    [names.steps]: steps.map(({ at, step, actor, invitation_id: by }) =>
      [`${moment(at)} ${stepNames[step]}`, by === null ? '' : offices.get(by), quoteActorNames[actor]].filter(Boolean).join(', '),
    ),
    [names.reviews]: reviews.map(({ rating, comment, isAboutOffice }) => words.review(isAboutOffice ? (link?.office_name ?? '') : '', rating, comment)),
    [names.mails]: keys.flatMap((key) => {
      const delivery = deliveries.get(key)
      return delivery ? [`${mailName(key)}: ${quoteMailWords[delivery.status]} ${moment(delivery.deliveredAt)}`.trim()] : []
    }),
  }
}

async function toRecord(context: Context, row: RequestRow): Promise<PersonRecord> {
  const part = row.sealed === null ? undefined : unseal(context.secrets, row.id, row.sealed)
  const late = await lateParts(context, row)
  const all: [string, string | null | undefined][] = [
    [names.reference, row.reference],
    [names.state, stateNames[row.state]],
    [names.deed, findDeed(row.deed)?.label ?? row.deed],
    [names.place, row.place],
    [names.wanted, wantedNames[row.wanted]],
    [names.language, row.language],
    [names.name, part?.name],
    [names.email, part?.email],
    [names.phone, part?.phone],
    [names.particulars, (part?.particulars ?? []).map(({ ask, answer }) => `${ask} ${answer}`).join('\n')],
    [names.note, part?.note],
    [names.consent, row.consent_text],
    [names.consentVersion, row.consent_version],
    [names.page, row.source_page],
    [names.confirmed, moment(row.confirmed_at)],
    [names.due, moment(row.due_at)],
    [names.ended, moment(row.ended_at)],
    [names.erased, moment(row.erase_at)],
    [names.doubt, row.doubt && words.doubt],
    ...Object.entries(late).map(([name, lines]): [string, string] => [name, lines.join('\n')]),
  ]
  return { id: row.id, storedAt: row.created_at, fields: Object.fromEntries(all.filter((pair): pair is [string, string] => Boolean(pair[1]))) }
}

export const requestsOfPerson: OfPerson = {
  async find(context, email) {
    requireOwner(context)
    const hash = personHash(context.secrets, email)
    const records: PersonRecord[] = []
    for (const row of hash === null ? [] : await listRequestsOfPerson(context.db, hash, MOST)) records.push(await toRecord(context, row))
    return records
  },
  async erase(context, email) {
    requireOwner(context)
    const hash = personHash(context.secrets, email)
    if (hash === null) return 0
    return eraseInBatches(async () => eraseTheseRequests(context, await listRequestsOfPerson(context.db, hash, BATCH), 'with-reviews'))
  },
}
