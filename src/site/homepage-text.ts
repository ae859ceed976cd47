/** A text for the card 'Actueel & Interessant': what it may hold, and whether it is to be seen at a moment. */
import { AppError } from '../errors/errors.ts'
import { hasBrokenLink } from '../ui/linked-text.tsx'

export const MAX_HOMEPAGE_TEXT = 2000

/** What the owner decides about a text. Moments are UTC ISO-8601. */
export interface HomepageText {
  content: string
  isActive: boolean
  startsAt: string | null
  endsAt: string | null
}

export type HomepageTextState = 'shown' | 'older' | 'scheduled' | 'ended' | 'off' | 'deleted'

type Window = Pick<HomepageText, 'startsAt' | 'endsAt'>

export const hasStarted = ({ startsAt }: Pick<Window, 'startsAt'>, now: string): boolean => startsAt === null || startsAt <= now
export const hasEnded = ({ endsAt }: Pick<Window, 'endsAt'>, now: string): boolean => endsAt !== null && endsAt <= now

/** `shownId` is the text that the home page shows at `now`. */
export function stateOf(text: Omit<HomepageText, 'content'> & { id: string; isDeleted: boolean }, shownId: string | undefined, now: string): HomepageTextState {
  if (text.isDeleted) return 'deleted'
  if (!text.isActive) return 'off'
  if (hasEnded(text, now)) return 'ended'
  if (!hasStarted(text, now)) return 'scheduled'
  return text.id === shownId ? 'shown' : 'older'
}

/** Trimmed; throws `invalid_input` with the field at fault. */
export function checkHomepageText(text: HomepageText): HomepageText {
  const content = text.content.trim()
  if (content === '' || content.length > MAX_HOMEPAGE_TEXT || hasBrokenLink(content)) throw new AppError('invalid_input', { fields: ['content'] })
  if (text.startsAt !== null && text.endsAt !== null && text.endsAt <= text.startsAt) throw new AppError('invalid_input', { fields: ['endsAt'] })
  return { content, isActive: text.isActive, startsAt: text.startsAt, endsAt: text.endsAt }
}
