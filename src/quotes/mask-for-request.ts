/** Free text of either side of a request is kept without what says who asks. */
import type { Secrets } from '../platform/secrets.ts'
import { maskRequestText } from './mask-request-text.ts'
import type { RequestRow } from './quotes.queries.ts'
import { unseal } from './sealed.ts'

export const maskForRequest = (secrets: Secrets, { id, sealed }: Pick<RequestRow, 'id' | 'sealed'>, text: string): string =>
  maskRequestText(text, sealed === null ? '' : unseal(secrets, id, sealed).name)
