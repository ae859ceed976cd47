/** What the request's middleware leave for the handlers. */
import type { Context } from '../context.ts'

export interface HttpVariables {
  requestId: string
  /** Pattern of the route that answers, where that stands in an app of its own. */
  route: string | undefined
  /** Set by handlers whose response already carries the security headers. */
  hasSecurityHeaders: boolean | undefined
  /** Keyed hash of the visitor's address and user agent, of today only: tells browsers apart in counts. */
  visitor: string
  /** Keyed hash of the visitor's network, of today only: for limits, whatever browser is named. */
  network: string
  /** A verb's context for an anonymous visitor of this request; limits count by the actor's network. */
  context: Context
}

export interface HttpEnv {
  Variables: HttpVariables
}
