/** Table types. Times are UTC ISO-8601 strings, booleans booleans, money integer cents, JSON columns text parsed with zod by their room. */
import type { Generated } from 'kysely'
import type { ChatFeedbackTable, ChatMessagesTable, ChatRunsTable, ChatSessionsTable } from './chat-tables.ts'
import type { SignInTables } from './sign-in-tables.ts'
import type { LinkTables, RedirectClicksTable } from './link-tables.ts'
import type { ChatLogTables } from './chat-log-tables.ts'
import type { KnowledgeTables } from './knowledge-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { NotaryEditColumns, NotaryPricesTable, ErasedSlugsTable, NotarySlugsTable, OfficeAgreementsTable, ReviewEditColumns } from './notary-tables.ts'
import type { FigureTables } from './figure-tables.ts'
import type { NoticeTables } from './notice-tables.ts'
import type { QuoteTables } from './quote-tables.ts'
import type { MailTables } from './mail-tables.ts'
import type { ProgramTables } from './program-tables.ts'
import type { LiveTables } from './live-tables.ts'
import type { CountTables } from './count-tables.ts'
import type { InstallationTables } from './installation-tables.ts'

interface ProviderUsageTable {
  /** YYYY-MM-DD in the Netherlands. */
  day: string
  requests: number
  input_tokens: number
  output_tokens: number
}

interface ProviderOutcomesTable {
  /** YYYY-MM-DD in the Netherlands. */
  day: string
  /** See `model-outcome.ts`. */
  outcome: string
  count: number
}

export interface AffiliateClicksTable {
  id: string
  session_id: string | null
  source_page: string
  cta_type: 'chat' | 'results_premium' | 'content_inline'
  utm_campaign: string
  utm_medium: string
  utm_source: string
  context: string | null
  region: string | null
  service: string | null
  created_at: string
}

interface SettingsTable {
  id: string
  key: string
  value: string
  is_secret: Generated<boolean>
  updated_at: string
}

export interface HomepageContentTable {
  id: string
  content_nl: string
  is_active: boolean
  created_at: string
  /** Shown from this moment on; null: at once. */
  starts_at: Generated<string | null>
  /** Not shown any more from this moment on; null: without end. */
  ends_at: Generated<string | null>
  /** Put away by the owner, who can bring it back. */
  deleted_at: Generated<string | null>
  /** Goes up with each save, so that two screens do not overwrite each other. */
  version: Generated<number>
}

export interface AffiliateRedirectsTable {
  id: string
  slug: string
  destination_url: string
  title: string
  description: string | null
  click_count: Generated<number>
  is_active: Generated<boolean>
  is_sample: Generated<boolean>
  created_at: string
  updated_at: string
  /** Deleted links keep their numbers for thirty days; their slug is then one that no address has. */
  deleted_at: Generated<string | null>
  deleted_slug: Generated<string | null>
  /** Goes up with each change, so that two screens do not overwrite each other. */
  version: Generated<number>
}

export interface ChatAnalysesTable {
  id: string
  analysis_date: string
  /** JSON list of {topic, count, percentage, example}. */
  top_questions: string
}

export interface ContactMessagesTable {
  id: string
  name: string
  email: string
  phone: string | null
  message: string
  notary_id: string | null
  /** Path of the page with the form. */
  source_page: Generated<string>
  /** The conversation with the assistant that the visitor sent along, as text. */
  conversation: Generated<string | null>
  /** The office that the message went to; null: it came to the owner. */
  recipient_name: Generated<string | null>
  recipient_email: Generated<string | null>
  /** What the visitor was told of that before sending. */
  consent_version: Generated<string | null>
  consent_text: Generated<string | null>
  /** When the owner opened it first, and said to have answered it. */
  read_at: Generated<string | null>
  answered_at: Generated<string | null>
  version: Generated<number>
  /** By the owner; it is erased a day later. */
  deleted_at: Generated<string | null>
  created_at: string
}

export interface NotariesTable extends NotaryEditColumns {
  id: string
  name: string
  avatar: string | null
  logo: string | null
  rating: number | null
  review_count: number
  location: string
  best_price: string
  /** JSON lists of strings. */
  languages: string
  specializations: string
  features: string
  phone: string | null
  email: string | null
  is_sample: Generated<boolean>
  is_active: Generated<boolean>
  created_at: string
}

export interface ReviewsTable extends ReviewEditColumns {
  id: string
  name: string
  avatar: string | null
  rating: number
  date_text: string
  comment: string
  service: string
  source: string | null
  is_sample: Generated<boolean>
  created_at: string
}

export interface EventsTable {
  id: string
  name: string
  /** JSON object of short strings; no personal data. */
  properties: string
  created_at: string
}

/** Who is looking right now; rows live five minutes. */
export interface PresenceTable {
  /** HMAC of address and user agent with a daily salt that is destroyed after two days. */
  visitor: string
  seen_at: string
}

interface RateLimitsTable {
  key: string
  window_start: string
  count: number
}

interface DailySaltsTable {
  day: string
  salt: string
}

interface ContentVersionTable {
  id: number
  version: number
}

export interface AuthSessionTable {
  id: string
  expiresAt: string
  /** SHA-256 of the token in the cookie, in hexadecimal. */
  token: string
  createdAt: string
  updatedAt: string
  userAgent: string | null
  userId: string
}

interface AuthAccountTable {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: string
  updatedAt: string
}

/** An earlier or the present version of something that the owner edits. */
export interface RevisionsTable {
  id: string
  /** What was edited, such as 'artikel'. */
  kind: string
  subject_id: string
  /** JSON, as the room of that kind writes and reads it. */
  data: string
  created_at: string
}

export interface Schema
  extends
    SignInTables,
    LinkTables,
    ChatLogTables,
    KnowledgeTables,
    ContentTables,
    LiveTables,
    CountTables,
    NoticeTables,
    FigureTables,
    QuoteTables,
    ProgramTables,
    MailTables,
    InstallationTables {
  elk_revisions: RevisionsTable
  elk_chat_sessions: ChatSessionsTable
  elk_chat_messages: ChatMessagesTable
  elk_chat_runs: ChatRunsTable
  elk_chat_feedback: ChatFeedbackTable
  elk_affiliate_clicks: AffiliateClicksTable
  elk_settings: SettingsTable
  elk_homepage_content: HomepageContentTable
  elk_affiliate_redirects: AffiliateRedirectsTable
  elk_redirect_clicks: RedirectClicksTable
  elk_chat_analyses: ChatAnalysesTable
  elk_contact_messages: ContactMessagesTable
  elk_notaries: NotariesTable
  elk_notary_prices: NotaryPricesTable
  elk_office_agreements: OfficeAgreementsTable
  elk_notary_slugs: NotarySlugsTable
  elk_erased_slugs: ErasedSlugsTable
  elk_reviews: ReviewsTable
  elk_events: EventsTable
  elk_presence: PresenceTable
  elk_provider_usage: ProviderUsageTable
  elk_provider_outcomes: ProviderOutcomesTable
  elk_rate_limits: RateLimitsTable
  elk_daily_salts: DailySaltsTable
  elk_content_version: ContentVersionTable
  elk_auth_session: AuthSessionTable
  elk_auth_account: AuthAccountTable
}
