/** What the owner types about a homepage text, and how that goes to and from the server. */
import { fromDutchMoment, toDutchMoment } from '../../platform/dutch-time.ts'
import { hasBrokenLink } from '../../ui/linked-text.tsx'
import { MAX_HOMEPAGE_TEXT, type HomepageText } from '../homepage-text.ts'
import { homepageEditorTexts as texts } from './homepage.nl.ts'

/** Moments as the fields hold them: `YYYY-MM-DDTHH:mm` on the Dutch clock, or ''. */
export interface HomepageForm {
  content: string
  active: boolean
  startsAt: string
  endsAt: string
}

export const emptyForm: HomepageForm = { content: '', active: true, startsAt: '', endsAt: '' }

const momentOf = (iso: string | null): string => (iso === null ? '' : toDutchMoment(iso))

export const formOf = ({ content, isActive, startsAt, endsAt }: HomepageText): HomepageForm => ({
  content,
  active: isActive,
  startsAt: momentOf(startsAt),
  endsAt: momentOf(endsAt),
})

const isMoment = (typed: string): boolean => typed === '' || fromDutchMoment(typed) !== undefined

export type HomepageField = keyof typeof texts.faults

/** Names of the fields at fault. */
export function faultsOf(form: HomepageForm): HomepageField[] {
  const [start, end] = [fromDutchMoment(form.startsAt), fromDutchMoment(form.endsAt)]
  const length = form.content.trim().length
  return [
    ...(length === 0 || length > MAX_HOMEPAGE_TEXT ? (['content'] as const) : []),
    ...(isMoment(form.startsAt) ? [] : (['startsAt'] as const)),
    ...(isMoment(form.endsAt) && !(start && end && end <= start) ? [] : (['endsAt'] as const)),
  ]
}

/** A sentence for each field at fault. */
export function sentencesOf(form: HomepageForm): Record<string, string> {
  const sentences = Object.fromEntries(faultsOf(form).map((field) => [field, texts.faults[field]]))
  return hasBrokenLink(form.content) ? { content: texts.brokenLink, ...sentences } : sentences
}

/** Of a form without faults. */
export const bodyOfForm = ({ content, active, startsAt, endsAt }: HomepageForm): HomepageText => ({
  content: content.trim(),
  isActive: active,
  startsAt: fromDutchMoment(startsAt) ?? null,
  endsAt: fromDutchMoment(endsAt) ?? null,
})

/** `2026-12-01T09:00` as `01-12-2026 09:00`. */
const dutchReading = (typed: string): string => `${typed.slice(0, 10).split('-').toReversed().join('-')} ${typed.slice(11)}`

/** All of it as one text, so that two versions can be compared. */
export function textOfForm({ content, active, startsAt, endsAt }: HomepageForm): string {
  const facts = [
    active ? texts.on : texts.off,
    ...(startsAt === '' ? [] : [`${texts.startsAt}: ${dutchReading(startsAt)}`]),
    ...(endsAt === '' ? [] : [`${texts.endsAt}: ${dutchReading(endsAt)}`]),
  ]
  return `${content.trim()}\n\n(${facts.join('; ')})`
}

const isMomentOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** Undefined for a version that this form does not know. */
export function formOfRevision(data: unknown): HomepageForm | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { content, isActive, startsAt, endsAt } = data as Partial<Record<keyof HomepageText, unknown>>
  const isKnown = typeof content === 'string' && typeof isActive === 'boolean' && isMomentOrNull(startsAt) && isMomentOrNull(endsAt)
  return isKnown ? formOf({ content, isActive, startsAt, endsAt }) : undefined
}

export function describeRevision(data: unknown): string {
  const form = formOfRevision(data)
  return form ? textOfForm(form) : ''
}

/** When the homepage shows what was saved. The field has it on the Dutch clock. */
export function savedToast({ active, startsAt, endsAt }: HomepageForm, now: Date) {
  const { shown, off, planned, ended } = texts.saved
  const nowIso = now.toISOString()
  if (!active) return off
  if ((fromDutchMoment(endsAt) ?? nowIso) < nowIso) return ended
  return (fromDutchMoment(startsAt) ?? '') > nowIso ? planned(dutchReading(startsAt)) : shown
}
