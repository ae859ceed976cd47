/** What a visitor is told of a question that was not accepted. */
import type { ChatWords } from './chat-words.ts'

export interface Refusal {
  code: string | undefined
  /** In the words of the server. */
  sentence: string | undefined
  /** Until it may be asked again. */
  seconds?: number | undefined
}

const MOST_MINUTES = 90

/** Whole minutes, and whole hours beyond an hour and a half; never too few. */
function roundWait(seconds: number): { n: number; unit: 'minute' | 'hour' } {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= MOST_MINUTES ? { n: minutes, unit: 'minute' } : { n: Math.ceil(seconds / 3_600), unit: 'hour' }
}

/** In the words of the page where it has them, else in those of the server. */
export function refusalSentence({ code = '', sentence, seconds }: Refusal, { chat, errors }: Pick<ChatWords, 'chat' | 'errors'>): string {
  if (code === 'too_many_questions' && seconds !== undefined) {
    const { n, unit } = roundWait(seconds)
    return chat.tooMany(n, unit)
  }
  return errors[code] ?? sentence ?? chat.error
}

/** When it may be asked again, in milliseconds since 1970. */
export const retryAt = ({ seconds }: Pick<Refusal, 'seconds'>): number | undefined => (seconds === undefined ? undefined : Date.now() + seconds * 1_000)
