/** What the request's middleware leave for the handlers. */
import type { Context } from '../context.ts'

/** A page as it is asked for: of the address only what the page reads. */
export interface PageAddress {
  /** Decoded; for an unknown address that of the page that says so. */
  path: string
  /** The declared part of the query with its question mark; '' where there is none. */
  search: string
  /** The status with which the page is kept. */
  status: 200 | 404
  /** Where the page is kept: 'pages' are few, 'variants' endlessly many. Undefined: it is made anew for each request. */
  shelf: 'pages' | 'variants' | undefined
  /** Under which name an opened page is counted: its own path, one name for pages without end; undefined for an unknown address. */
  countedAs?: string | undefined
  /** What was found out on the way, for the page itself. */
  locals?: Partial<App.Locals>
}

export interface HttpVariables {
  requestId: string
  /** Pattern of the route that answers, where that stands in an app of its own. */
  route: string | undefined
  page: PageAddress
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
