/** How a page was answered: its status, and when to try again. */
export interface AnswerStatus {
  status: number
  retryAfterSeconds?: number | undefined
}

export function setStatus(response: { status?: number; headers: Headers }, { status, retryAfterSeconds }: AnswerStatus): void {
  response.status = status
  if (retryAfterSeconds) response.headers.set('Retry-After', String(retryAfterSeconds))
}
