/** The closed list of things that can go wrong for a caller. No HTTP, no Dutch: one table maps a code to a status, copy files map it to a sentence. */
export type ErrorCode =
  | 'invalid_input'
  | 'message_empty'
  | 'message_too_long'
  | 'not_signed_in'
  | 'not_allowed'
  | 'wrong_password'
  | 'second_factor_refused'
  | 'too_many_tries'
  | 'too_many_questions'
  | 'too_many_messages'
  | 'too_many_tests'
  | 'session_full'
  | 'answer_running'
  | 'not_found'
  | 'conflict'
  | 'last_owner'
  | 'key_changed'
  | 'forbidden_origin'
  | 'other_host'
  | 'too_large'
  | 'unsupported_media_type'
  | 'key_refused'
  | 'scope_missing'
  | 'too_many_calls'
  | 'unavailable'
  /** This process has more to do than it can bear; nothing was done of what was asked. */
  | 'busy'

const statusOf: Record<ErrorCode, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 429 | 503> = {
  invalid_input: 422,
  message_empty: 422,
  message_too_long: 422,
  not_signed_in: 401,
  not_allowed: 403,
  wrong_password: 401,
  second_factor_refused: 401,
  too_many_tries: 429,
  too_many_questions: 429,
  too_many_messages: 429,
  too_many_tests: 429,
  session_full: 429,
  answer_running: 409,
  not_found: 404,
  conflict: 409,
  last_owner: 409,
  key_changed: 409,
  forbidden_origin: 403,
  other_host: 421,
  too_large: 413,
  unsupported_media_type: 415,
  key_refused: 401,
  scope_missing: 403,
  too_many_calls: 429,
  unavailable: 503,
  busy: 503,
}

/** What is away is mostly back within minutes, and nobody should ask for it every second. */
export const TRY_AGAIN_SECONDS = 60

export class AppError extends Error {
  readonly code: ErrorCode
  /** When trying again makes sense, in seconds. Always there for `unavailable` and `busy`. */
  readonly retryAfterSeconds: number | undefined
  /** Names of the fields at fault. */
  readonly fields: readonly string[]

  constructor(code: ErrorCode, options: { cause?: unknown; retryAfterSeconds?: number; fields?: readonly string[] } = {}) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds ?? (code === 'unavailable' ? TRY_AGAIN_SECONDS : undefined)
    this.fields = options.fields ?? []
  }

  get status() {
    return statusOf[this.code]
  }
}
