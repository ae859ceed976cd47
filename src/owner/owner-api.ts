/** The owner's routes, all below `/api/admin/`. Loaded with the owner's first call: a process that serves visitors alone never holds them. */
import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { ownSessionApi } from '../accounts/sessions/own-session.api.ts'
import { auditApi } from '../accounts/log/audit.api.ts'
import { peopleApi } from '../accounts/people/people.api.ts'
import { mailInvitation } from './people/invitation-mail.ts'
import { settingLabel } from './setting-labels.ts'
import { isSecondFactorOn } from '../accounts/second-factor/is-second-factor-on.ts'
import { securityApi } from '../accounts/second-factor/security.api.ts'
import { articlesAdminApi } from '../articles/articles-admin.api.ts'
import { articlesWithoutResponsibility } from '../articles/articles-without-responsibility.ts'
import { backupApi } from '../backup/backup.api.ts'
import { analysisApi } from '../chat-logs/analysis/analysis.api.ts'
import { chatImportApi } from '../chat-logs/chat-import.api.ts'
import { chatLogsApi } from '../chat-logs/chat-logs.api.ts'
import { ownEntriesApi } from '../own-entries/own-entries.api.ts'
import { providerApi } from '../assistant/model/provider.api.ts'
import { contactMessagesApi } from '../contact/contact-messages.api.ts'
import { countUnreadMessages } from '../contact/list-contact-messages.ts'
import { dashboardApi } from '../insights/dashboard.api.ts'
import { mailApi } from '../mail/mail.api.ts'
import { systemResolveTxt } from '../mail/resolve-txt.ts'
import { isKnownOffice } from '../notaries/is-known-office.ts'
import { notariesAdminApi } from '../notaries/notaries-admin.api.ts'
import { AppError } from '../errors/errors.ts'
import type { HttpEnv, HttpVariables } from '../platform/http/types.ts'
import { erasingApi } from '../privacy/erasing.api.ts'
import { personApi } from '../privacy/person.api.ts'
import { keysApi } from '../programs/keys/keys.api.ts'
import { figuresAdminApi } from '../figure-desk/figures-admin.api.ts'
import { noticesApi } from '../notices/notices.api.ts'
import { quotesAdminApi } from '../quotes/quotes-admin.api.ts'
import { redirectsAdminApi } from '../redirects/redirects-admin.api.ts'
import { reviewsAdminApi } from '../reviews/reviews-admin.api.ts'
import { claimsApi } from './claims/claims.api.ts'
import { liveApi } from './live/live.api.ts'
import { signalsApi } from './signals/signals.api.ts'
import { requireDeclaredRole } from './require-declared-role.ts'
import { settingsApi } from './settings.api.ts'
import { homepageApi } from '../site/homepage.api.ts'
import { pageTextsApi } from '../site/page-texts.api.ts'
import { webhooksApi } from '../webhooks/webhooks.api.ts'

type Needs<Api extends (services: never) => unknown> = Parameters<Api>[0]

/** What the rooms need for their routes, together. */
export type OwnerServices = Needs<typeof settingsApi> &
  Needs<typeof providerApi> &
  Needs<typeof securityApi> &
  Needs<typeof claimsApi> &
  Needs<typeof signalsApi> &
  Needs<typeof noticesApi> &
  Needs<typeof quotesAdminApi> &
  Needs<typeof redirectsAdminApi> &
  Needs<typeof chatImportApi> &
  Needs<typeof analysisApi> &
  Needs<typeof backupApi> &
  Needs<typeof ownEntriesApi> &
  Needs<typeof notariesAdminApi> &
  Needs<typeof figuresAdminApi> &
  Needs<typeof ownSessionApi> &
  Needs<typeof webhooksApi> &
  Omit<Needs<typeof articlesAdminApi>, keyof Pages> &
  Pick<Needs<typeof mailApi>, 'settings' | 'origin'> & {
    env: Needs<typeof liveApi>['env'] & Pick<Needs<typeof mailApi>, 'smtpUrl' | 'mailHosts'>
  }

/** What the pipeline found out about a call: the owner as actor, the request id. */
export interface OwnerCall extends Pick<HttpVariables, 'requestId' | 'visitor' | 'network' | 'context'> {
  /** Takes the pattern of the route that answers, for the log. */
  answers: (route: string) => void
}

interface OwnerEnv extends HttpEnv {
  Bindings: { call: OwnerCall }
}

/** What the owner's rooms ask of the pages of the site. */
type Pages = Pick<Needs<typeof articlesAdminApi>, 'render' | 'hasPage'>

/** Every route of the owner, behind the gate of its role; the one of signing in stands before them. */
export function ownerRoutes(app: OwnerServices, pages: Pages) {
  return new Hono<HttpEnv>()
    .use('/api/admin/*', requireDeclaredRole)
    .route('/', settingsApi(app))
    .route('/', chatLogsApi())
    .route('/', contactMessagesApi())
    .route('/', noticesApi(app))
    .route('/', quotesAdminApi(app))
    .route('/', mailApi({ settings: app.settings, smtpUrl: app.env.smtpUrl, mailHosts: app.env.mailHosts, origin: app.origin, resolveTxt: systemResolveTxt }))
    .route('/', providerApi(app))
    .route('/', securityApi(app))
    .route('/', peopleApi({ origin: app.origin, mailInvitation: mailInvitation({ ...app, ...app.env }) }))
    .route('/', auditApi({ fieldLabel: settingLabel }))
    .route(
      '/',
      liveApi({
        env: app.env,
        contentVersion: app.contentVersion,
        isSecondFactorOn,
        articlesWithoutResponsibility: (context) => articlesWithoutResponsibility(context, app.articleFiles),
      }),
    )
    .route('/', claimsApi(app))
    .route('/', signalsApi(app))
    .route('/', personApi())
    .route('/', erasingApi())
    .route('/', redirectsAdminApi(app))
    .route('/', chatImportApi(app))
    .route('/', analysisApi(app))
    .route('/', backupApi(app))
    .route('/', ownEntriesApi(app))
    .route('/', homepageApi())
    .route('/', pageTextsApi(pages))
    .route('/', articlesAdminApi({ ...app, ...pages }))
    .route('/', notariesAdminApi(app))
    .route('/', reviewsAdminApi({ isKnownOffice }))
    .route('/', figuresAdminApi(app))
    .route('/', dashboardApi({ figures: app.figures, countMessages: countUnreadMessages }))
    .route('/', keysApi())
    .route('/', webhooksApi(app))
    .route('/', ownSessionApi(app))
}

/**
 * An app of its own, since it is loaded late; each call is handed to it whole. Its faults go to the pipeline's own error handler, and an
 * address that none of the routes has is `not_found` there.
 */
export function createOwnerApi(app: OwnerServices, pages: Pages): (request: Request, call: OwnerCall) => Promise<Response> {
  const routes = new Hono<OwnerEnv>()
    .use(async (c, next) => {
      const { requestId, visitor, network, context, answers } = c.env.call
      c.set('requestId', requestId)
      c.set('visitor', visitor)
      c.set('network', network)
      c.set('context', context)
      try {
        await next()
      } finally {
        answers(routePath(c))
      }
    })
    .route('/', ownerRoutes(app, pages))
    .notFound(() => {
      throw new AppError('not_found')
    })
    .onError((error) => {
      throw error
    })
  return async (request, call) => routes.fetch(request, { call })
}
