/** `POST /klik`: notes that a call to action was clicked and sends the visitor on, without JavaScript. */
import { Hono, type Context as HonoContext } from 'hono'
import { isbot } from 'isbot'
import { z } from 'zod'
import { clippedField, keyField, textField } from '../platform/request-fields.ts'
import { readForm } from '../platform/http/request-input.ts'
import { requestHeader } from '../platform/http/request-header.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { deeds } from '../deeds/deed.ts'
import { quoteAddress } from '../deeds/quote-address.ts'
import { CTA_PATH, HOME_CHAT, ctaDestinations, ctaTypes } from './cta-click.ts'
import { recordCtaClick, type ConversationFlags, type CtaClick } from './record-cta-click.ts'
import { fetchSignals } from './fetch-signals.ts'
import { DEFAULT_SLUG } from './default-slug.ts'
import { classifyHit, slugSchema } from './redirect.ts'
import type { Offers } from './redirect-targets.ts'
import type { Context } from '../platform/context.ts'

/** The visitor goes on after this time, also when the database does not answer. */
const MAX_WAIT_MS = 800
const MAX_LABEL = 80
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const CONTROLS = /[\u0000-\u001f\u007f]+/g

const label = clippedField(2_000)
  .transform((text) => text.replace(CONTROLS, ' ').trim().slice(0, MAX_LABEL) || null)
  .nullable()
  .catch(null)
  .default(null)

/** What cannot be read falls back to something harmless: a click must always lead on. */
const clickForm = z.object({
  cta_type: z.enum(ctaTypes).catch('content_inline'),
  destination: z.enum(ctaDestinations).catch('out'),
  slug: slugSchema.catch(DEFAULT_SLUG),
  source_page: textField(200)
    .regex(/^\/(?!\/)[\w\-./%]*$/)
    .catch('/'),
  session_id: keyField.nullable().catch(null),
  context: label,
  region: label,
  service: label,
})

export interface CtaServices extends ConversationFlags {
  targets: Offers
}

export function ctaApi({ targets, ...marks }: CtaServices) {
  return new Hono<HttpEnv>().post(CTA_PATH, async (c) => {
    const form = clickForm.parse(await readForm(c.req.raw))
    // Only ever a path of this site: the slug is a word, and the other pages are fixed. A link may be gone since its button was shown.
    const slug = form.destination === 'out' ? targets.offered(form.slug) : undefined
    if (isPerson(c)) {
      const { cta_type: ctaType, source_page: sourcePage, context, region, service } = form
      // Without a partner there is none that the conversation was sent on to.
      const sessionId = form.destination === 'out' && slug === undefined ? null : form.session_id
      await recordInTime({ ...c.get('context'), ...marks }, { sessionId, ctaType, sourcePage, context, region, service })
    }
    c.header('Cache-Control', 'no-store')
    return c.redirect(addressOf(form, slug), 303)
  })
}

/** `slug` of a partner link that is there. */
function addressOf({ destination, service, region }: z.infer<typeof clickForm>, slug: string | undefined): string {
  if (destination === 'home') return HOME_CHAT
  if (slug !== undefined) return `/out/${slug}`
  return quoteAddress({ deed: deeds.find((deed) => deed.slug === service || deed.label === service)?.slug, place: region ?? undefined })
}

function isPerson(c: HonoContext<HttpEnv>): boolean {
  const userAgent = requestHeader(c, 'user-agent') ?? ''
  return classifyHit({ method: 'POST', userAgent, purpose: '', ...fetchSignals((name) => requestHeader(c, name)), isRobot: isbot(userAgent) }).kind === 'human'
}

async function recordInTime(context: Context & ConversationFlags, click: CtaClick): Promise<void> {
  const { sessionId: _, ...shown } = click
  const recording = recordCtaClick(context, click).catch((error: unknown) => context.log.error({ err: error, click: shown }, 'a click could not be stored'))
  const { promise: tooLong, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, MAX_WAIT_MS)
  await Promise.race([recording, tooLong])
  clearTimeout(timer)
}
