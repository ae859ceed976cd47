/** What the request's middleware leave for the handlers. */
import type { Context } from '../context.ts'

export interface HttpVariables {
  requestId: string
  /** Keyed hash of the visitor's address and user agent, of today only. */
  visitor: string
  /** A verb's context for an anonymous visitor of this request. */
  context: Context
}

export interface HttpEnv {
  Variables: HttpVariables
}
