/** A visitor asks for quotes: the request is stored with the mail about it, or not at all; what looks like a program waits in a folder. */
import { AppError } from '../errors/errors.ts'
import { countQuoteStep } from '../events/count-quote-step.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { DAY_SECONDS } from '../platform/days.ts'
import { countAttempt, type Limit } from '../platform/rate-limit.ts'
import { submissionId } from '../platform/submission-id.ts'
import { consentText, REQUEST_CONSENT } from './consent.nl.ts'
import { CONFIRM_DELIVERY, PAGE_DELIVERY, pageKey } from './deliveries.ts'
import { ageOfForm, LEAST_MS } from './form-age.ts'
import { insertInvitation } from './invitations.queries.ts'
import { maskRequestText } from './mask-request-text.ts'
import { newInvitation, type ChosenOffice } from './new-invitation.ts'
import type { Particular } from './particulars.ts'
import { daysAfter, OWN_DAYS, UNCONFIRMED_DAYS, type PersonTyped, type Wanted } from './quote-request.ts'
import { findRequest, insertRequest, setDoubt, type RequestRow } from './quotes.queries.ts'
import { recordStep } from './record-step.ts'
import { newReference } from './reference.ts'
import { personHash, seal } from './sealed.ts'
import { hashOfLink, linkOf } from './secret-links.ts'

/** More than a person asks in that time: the rest waits in the folder. */
const fewPerNetwork: Limit = { name: 'quote', max: 5, windowSeconds: 600 }
const fewPerAddress: Limit = { name: 'quote-address', max: 3, windowSeconds: DAY_SECONDS }
/** More than a network asks in a day. */
const mostPerNetwork: Limit = { name: 'quote', max: 30, windowSeconds: DAY_SECONDS }

export interface NewRequest {
  /** Slug of a deed, and of a region. */
  deed: string
  place: string
  wanted: Wanted
  particulars: readonly Particular[]
  /** Absent: Dutch. */
  language?: string | undefined
  /** None: the request is for the visitor alone. Otherwise there is a mail address. */
  offices: readonly ChosenOffice[]
  /** Cleaned, and without faults. */
  person: PersonTyped
  /** UUID of the form that was shown; the same form with the same text is stored once. */
  submissionKey: string
  /** What stands in the field that people do not see, and when the form was shown. */
  trap: string
  mark: string
}

type Doubt = RequestRow['doubt']

function doubtOfForm(context: Context, { trap, mark }: NewRequest): Doubt {
  if (trap !== '') return 'trap'
  const age = ageOfForm(context, mark)
  return age === undefined || age < LEAST_MS ? 'fast' : null
}

/** Counts it. Throws `too_many_messages` past what a network may send in a day. */
async function doubtOfNumber({ db, clock, actor }: TransactionContext, address: string | null): Promise<Doubt> {
  if (actor.kind !== 'visitor') return null
  const most = await countAttempt(db, clock, mostPerNetwork, actor.visitor)
  if (!most.allowed) throw new AppError('too_many_messages', { retryAfterSeconds: most.retryAfterSeconds })
  const few = await countAttempt(db, clock, fewPerNetwork, actor.visitor)
  const ofAddress = address === null || (await countAttempt(db, clock, fewPerAddress, address)).allowed
  return few.allowed && ofAddress ? null : 'many'
}

/** Resolves once it is on disk, with the secret of the visitor's page: for offices it goes by mail alone, and opens what it confirms. Throws `too_many_messages`. */
export async function submitRequest(context: Context, input: NewRequest): Promise<{ id: string; link: string }> {
  const { secrets, clock } = context
  const { deed, place, wanted, particulars, submissionKey, offices, language } = input
  const person = { ...input.person, note: maskRequestText(input.person.note, input.person.name) }
  const id = submissionId(submissionKey, { deed, place, wanted, particulars, person, language, offices: offices.map((office) => office.id) })
  const link = linkOf(secrets, 'visitor', id)
  const hash = personHash(secrets, person.email)
  const isOwn = offices.length === 0
  await context.db.transaction().execute(async (tx) => {
    const now = isoNow(clock)
    const stored = await insertRequest(tx, {
      id,
      reference: newReference(),
      deed,
      place,
      wanted,
      state: isOwn ? 'own' : 'unconfirmed',
      doubt: null,
      sealed: seal(secrets, id, { ...person, particulars }),
      person_hash: hash,
      language: language ?? null,
      consent_version: isOwn ? null : REQUEST_CONSENT,
      consent_text: isOwn ? null : consentText(offices),
      link_hash: hashOfLink(link),
      source_page: '/offerte',
      created_at: now,
      confirmed_at: null,
      due_at: null,
      ended_at: null,
      erase_at: daysAfter(now, isOwn ? OWN_DAYS : UNCONFIRMED_DAYS),
    })
    // A repeat is no second request, so it neither counts nor is mailed again.
    if (!stored) return requireThere(tx, id)
    const at = { ...context, db: tx }
    for (const office of offices) await insertInvitation(tx, newInvitation(id, office, now))
    const doubt = (await doubtOfNumber(at, hash)) ?? doubtOfForm(context, input)
    await recordStep(at, { requestId: id, step: 'made', actor: 'visitor' })
    if (doubt !== null) await setDoubt(tx, id, doubt)
    else if (person.email !== '')
      await enqueueDelivery(tx, { kind: isOwn ? PAGE_DELIVERY : CONFIRM_DELIVERY, dedupeKey: pageKey(id), payload: { requestId: id }, now })
    // Last: who counts has others wait for the row of the day.
    if (doubt === null && !isOwn) await countQuoteStep(at, { measure: 'quote_requests', deed })
  })
  wakeOutbox(context.db)
  return { id, link }
}

/** A reference that two requests drew at once would be taken for a repeat: then this one can be sent again. */
async function requireThere(tx: TransactionContext['db'], id: string): Promise<void> {
  if (!(await findRequest(tx, id))) throw new AppError('unavailable')
}
