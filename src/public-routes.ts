/** Everybody's routes that are no pages, and which pages take a form; the owner's come in at `owner-api.ts`. */
import { Hono } from 'hono'
import { accountsApi } from './accounts/sign-in/accounts.api.ts'
import type { App } from './app.ts'
import { assistantApi } from './assistant/chat/assistant.api.ts'
import { markAffiliateClicked } from './assistant/answering/mark-affiliate-clicked.ts'
import { DOWNLOAD_PATH } from './assistant/chat/own-data/own-data.api.ts'
import { contactApi } from './contact/contact.api.ts'
import { DESK_PATH, QUOTE_PATH } from './deeds/quote-address.ts'
import { notariesApi } from './notaries/notaries.api.ts'
import type { HttpEnv } from './platform/http/types.ts'
import { OFFICE_PATH, OWN_PATH, REVIEW_PATH } from './quotes/own-address.ts'
import type { AnswerHit } from './redirects/answer-hit.ts'
import { ctaApi } from './redirects/cta.api.ts'
import { redirectsApi } from './redirects/redirects.api.ts'
import { finderApi } from './results/finder.api.ts'
import { brandApi } from './site/brand.api.ts'
import { discoveryApi } from './site/discovery.api.ts'
import { newsApi } from './site/news.api.ts'
import { programsApi } from './programs/v1/programs.api.ts'

/** Pages with a form that works without JavaScript: they also take POST, and hold what one visitor typed. */
export const formPages = [
  '/gesprek',
  '/gesprek/oordeel',
  '/gesprek/wissen',
  DOWNLOAD_PATH,
  '/contact',
  '/contact/vanuit-gesprek',
  '/notaries/contact',
  '/melding',
  QUOTE_PATH,
  OWN_PATH,
  OFFICE_PATH,
  REVIEW_PATH,
  DESK_PATH,
] as const

export function publicRoutes(app: App, answerHit: AnswerHit) {
  return new Hono<HttpEnv>()
    .route('/', assistantApi({ ...app, chatLimits: app.env.chatLimits }))
    .route('/', accountsApi(app))
    .route('/', contactApi())
    .route('/', newsApi())
    .route('/', notariesApi(app))
    .route('/', redirectsApi({ answerHit }))
    .route('/', ctaApi({ markAffiliateClicked, targets: app.targets }))
    .route('/', finderApi(app))
    .route('/', brandApi(app))
    .route('/', discoveryApi(app))
    .route('/', programsApi(app))
}
