/** A review as the owner edits it: its fields, its moderation, and what may be wrong with them. The browser checks by the same rules. */
import { isDay } from '../platform/days.ts'
import { isHttpsAddress } from '../platform/is-https-address.ts'

export const reviewStates = ['in_behandeling', 'geplaatst', 'geweigerd'] as const
export type ReviewState = (typeof reviewStates)[number]

/** The only grounds to refuse a review. That it is negative is none: leaving those out would mislead visitors. */
export const refusalReasons = ['geen_klant', 'beledigend', 'persoonsgegevens', 'dubbel'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Where it came from: nobody wrote that down, a site with reviews, or a mail to us. */
export const sourceKinds = ['onbekend', 'site', 'mail'] as const
/** Given here by its writer, after a request: nobody else can choose that. */
export const GIVEN = 'aanvraag'
export type SourceKind = (typeof sourceKinds)[number] | typeof GIVEN

export interface ReviewDraft {
  name: string
  /** 1 to 5. */
  rating: number
  /** YYYY-MM-DD. */
  day: string
  comment: string
  service: string
  sourceKind: SourceKind
  sourceName: string
  sourceUrl: string
  /** YYYY-MM-DD. */
  sourceDay: string
  /** '' for a review of our own service. */
  notaryId: string
  state: ReviewState
  /** '' unless refused. */
  refusalReason: RefusalReason | ''
  refusalNote: string
}

export type ReviewField = keyof ReviewDraft
export type ReviewFault = 'empty' | 'too_long' | 'invalid' | 'future'
export type ReviewFaults = Partial<Record<ReviewField, ReviewFault>>

const MOST = { name: 60, comment: 2_000, service: 60, sourceName: 80, sourceUrl: 300, refusalNote: 500 } as const

const dayFault = (text: string, today: string): ReviewFault | undefined =>
  text === '' ? 'empty' : !isDay(text) ? 'invalid' : text > today ? 'future' : undefined
const textFault = (text: string, most: number): ReviewFault | undefined => (text === '' ? 'empty' : text.length > most ? 'too_long' : undefined)
const longFault = (text: string, most: number): ReviewFault | undefined => (text.length > most ? 'too_long' : undefined)

function sourceFaults({ sourceKind, sourceName, sourceUrl, sourceDay, state }: ReviewDraft, today: string): ReviewFaults {
  const faults: ReviewFaults = {}
  const add = (field: ReviewField, fault: ReviewFault | undefined) => {
    if (fault) faults[field] = fault
  }
  if (sourceKind === 'onbekend') add('sourceKind', state === 'geplaatst' ? 'empty' : undefined)
  if (sourceKind === 'site') {
    add('sourceName', textFault(sourceName, MOST.sourceName))
    add('sourceUrl', textFault(sourceUrl, MOST.sourceUrl) ?? (isHttpsAddress(sourceUrl) ? undefined : 'invalid'))
  }
  if (sourceKind === 'mail') add('sourceDay', dayFault(sourceDay, today))
  return faults
}

/** In the order of the screen. `today` is YYYY-MM-DD. */
export function findReviewFaults(draft: ReviewDraft, today: string): ReviewFaults {
  const faults: [ReviewField, ReviewFault | undefined][] = [
    ['name', textFault(draft.name, MOST.name)],
    ['rating', Number.isInteger(draft.rating) && draft.rating >= 1 && draft.rating <= 5 ? undefined : 'empty'],
    ['day', dayFault(draft.day, today)],
    ['service', textFault(draft.service, MOST.service)],
    ['comment', textFault(draft.comment, MOST.comment)],
  ]
  const moderation: [ReviewField, ReviewFault | undefined][] = [
    ['refusalReason', draft.state === 'geweigerd' && draft.refusalReason === '' ? 'empty' : undefined],
    ['refusalNote', longFault(draft.refusalNote, MOST.refusalNote)],
  ]
  const given = (list: typeof faults) => Object.fromEntries(list.filter(([, fault]) => fault !== undefined)) as ReviewFaults
  return { ...given(faults), ...sourceFaults(draft, today), ...given(moderation) }
}

/** Without spaces around, and without what belongs to a choice that was not made. */
export function tidyReview(draft: ReviewDraft): ReviewDraft {
  const site = draft.sourceKind === 'site'
  const refused = draft.state === 'geweigerd'
  return {
    ...draft,
    name: draft.name.trim(),
    comment: draft.comment.trim(),
    service: draft.service.trim(),
    sourceName: site ? draft.sourceName.trim() : '',
    sourceUrl: site ? draft.sourceUrl.trim() : '',
    sourceDay: draft.sourceKind === 'mail' ? draft.sourceDay : '',
    refusalReason: refused ? draft.refusalReason : '',
    refusalNote: refused ? draft.refusalNote.trim() : '',
  }
}

export const emptyReview: ReviewDraft = {
  name: '',
  rating: 0,
  day: '',
  comment: '',
  service: '',
  sourceKind: 'onbekend',
  sourceName: '',
  sourceUrl: '',
  sourceDay: '',
  notaryId: '',
  state: 'in_behandeling',
  refusalReason: '',
  refusalNote: '',
}
