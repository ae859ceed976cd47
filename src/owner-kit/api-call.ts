/** What comes back from the API of the site: the body of a success, or a problem with its fields. */
import type { ClientResponse } from 'hono/client'

/** An answer of the API that is not a success. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  /** A Dutch sentence for the reader, or ''. */
  readonly title: string
  /** Names of the fields at fault. */
  readonly fields: readonly string[]

  constructor(status: number, body: { code?: unknown; title?: unknown; fields?: unknown } = {}) {
    super(`the API answered ${status}`)
    this.name = 'ApiProblem'
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : ''
    this.title = typeof body.title === 'string' ? body.title : ''
    this.fields = Array.isArray(body.fields) ? body.fields.filter((field) => typeof field === 'string') : []
  }
}

/** The sign-in form tells of it. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'not_signed_in'

/** The body of a success. Throws ApiProblem for any other answer, and what `fetch` throws when there is none. */
export async function answerOf<T>(request: Promise<ClientResponse<T, number, 'json'>>): Promise<T> {
  const response = await request
  if (response.ok) return response.json()
  const body: unknown = await response.json().catch(() => undefined)
  throw new ApiProblem(response.status, typeof body === 'object' && body !== null ? body : {})
}
