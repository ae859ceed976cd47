/** Links that open one page for whoever has them. They can be made again from the key of the site; the database holds only what they hash to. */
import { createHash, createHmac } from 'node:crypto'
import { textField } from '../platform/request-fields.ts'
import type { Secrets } from '../platform/secrets.ts'

/** Whose page it opens. */
export type LinkKind = 'visitor' | 'office' | 'review'

export const LINK_NAME = 'sleutel'

/** 256 bits in base64url. */
const linkField = textField(43).regex(/^[\w-]{43}$/)

/** `id` of the request, of the invitation for an office; the same each time, so that a mail can be written again. */
export const linkOf = (secrets: Pick<Secrets, 'derive'>, kind: LinkKind, id: string): string =>
  createHmac('sha256', secrets.derive('quote-links')).update(`${kind}:${id}`).digest('base64url')

export const hashOfLink = (link: string): string => createHash('sha256').update(link).digest('hex')

/** Undefined for what is no link at all. */
const readLink = (text: unknown): string | undefined => linkField.safeParse(text).data

/** What stands behind `?sleutel=`. */
export const linkFrom = (request: Request): string | undefined => readLink(new URL(request.url).searchParams.get(LINK_NAME))
