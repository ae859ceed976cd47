/** The page where something is reported: an untouched form, or a posted one with how it stands. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { TRAP_FIELD } from '../contact/message-form-state.ts'
import { submissionKeySchema } from '../contact/contact.ts'
import { AppError } from '../errors/errors.ts'
import { NOTICE_PATH } from '../frame/notice-address.ts'
import { cleanText } from '../platform/clean-text.ts'
import type { Context } from '../platform/context.ts'
import { readForm } from '../platform/http/request-input.ts'
import { textField } from '../platform/request-fields.ts'
import { toldFault } from '../platform/told-fault.ts'
import { retentionDays } from '../settings/retention-days.ts'
import type { retentionTerms } from '../settings/retention.settings.ts'
import type { ValuesOf } from '../settings/setting.ts'
import { cleanNotice, findNoticeFaults, noticeKinds, noticeLimits, type NoticeFaults, type NoticeField, type NoticeKind, type NoticeTyped } from './notice.ts'
import { noticeOutcomes, noticeTexts, type NoticeOutcome } from './notices.nl.ts'
import { submitNotice } from './submit-notice.ts'

/** A reload of this address sends nothing again, and it tells nothing of the notice. */
const SENT_PATH = `${NOTICE_PATH}?verzonden`

const typed = textField(50_000).catch('')
const postedForm = z.object({
  page: typed,
  what: typed,
  why: typed,
  email: typed,
  kind: z.enum(noticeKinds).catch('wrong'),
  key: submissionKeySchema.catch(() => randomUUID()),
  [TRAP_FIELD]: typed,
})

export interface NoticeFormState {
  outcome: NoticeOutcome
  /** As typed. */
  values: NoticeTyped
  kind: NoticeKind
  faults: NoticeFaults
  /** UUID by which the server knows this form when it comes twice. */
  submissionKey: string
}

export interface NoticePageView {
  form: NoticeFormState
  title: string
  status: number
  retryAfterSeconds?: number | undefined
  keptDays: number
  /** Where to go instead of showing the page. */
  moveTo: string | undefined
}

const emptyForm = (outcome: NoticeOutcome, known: Partial<NoticeTyped> = {}): NoticeFormState => ({
  outcome,
  values: { page: '', what: '', why: '', email: '', ...known },
  kind: 'wrong',
  faults: {},
  submissionKey: randomUUID(),
})

type Answer = Pick<NoticePageView, 'form' | 'status' | 'retryAfterSeconds'>

/** Never throws: the page says what is wrong and keeps what was typed. */
async function receive(context: Context, request: Request): Promise<Answer> {
  const { key: submissionKey, [TRAP_FIELD]: trap, kind, ...values } = postedForm.parse(await readForm(request))
  const faults = findNoticeFaults(cleanNotice(values))
  const answer = (outcome: NoticeOutcome, status: number, retryAfterSeconds?: number): Answer => ({
    form: { outcome, values, kind, faults, submissionKey },
    status,
    retryAfterSeconds,
  })
  if (Object.keys(faults).length > 0) return answer('faults', 422)
  // Refused aloud: a person whose browser filled the trap can send again, and nothing is lost in silence.
  if (trap !== '') return answer('not_accepted', 422)
  try {
    await submitNotice(context, { ...values, kind, submissionKey })
    return { form: emptyForm('sent'), status: 200 }
  } catch (error) {
    const fault = toldFault(context, error)
    return answer(fault.code === 'too_many_messages' ? 'too_many' : 'failed', fault.status, fault.retryAfterSeconds)
  }
}

/** What the link to this page already said; a page of this site, and never more than fits. */
function knownOf(asked: URLSearchParams): Partial<NoticeTyped> {
  const given = (name: string, field: NoticeField) => cleanText(asked.get(name) ?? '').slice(0, noticeLimits[field])
  const page = given('pagina', 'page')
  return page.startsWith('/') ? { page, what: given('stuk', 'what') } : {}
}

/** The title is the first thing that a screen reader says of the page that comes back. */
function titleOf(outcome: NoticeOutcome): string {
  if (outcome === 'idle') return noticeTexts.title
  return outcome === 'sent' ? noticeOutcomes.sent.title : `${noticeTexts.failedTitle}: ${noticeTexts.title}`
}

export async function viewNoticePage(context: Context | undefined, request: Request, settings: ValuesOf<typeof retentionTerms>): Promise<NoticePageView> {
  if (!context) throw new AppError('unavailable')
  const isPosted = request.method === 'POST'
  const asked = new URL(request.url).searchParams
  const wasSent = asked.has('verzonden')
  const answer = isPosted ? await receive(context, request) : { form: wasSent ? emptyForm('sent') : emptyForm('idle', knownOf(asked)), status: 200 }
  return {
    ...answer,
    title: titleOf(answer.form.outcome),
    keptDays: retentionDays(settings, 'retention_contact_days'),
    moveTo: isPosted && answer.form.outcome === 'sent' ? SENT_PATH : undefined,
  }
}
