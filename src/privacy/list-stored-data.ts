/** Everything that the software keeps about people, from the declarations of the rooms. */
import { accountData } from '../accounts/stored-data.ts'
import { analysisData } from '../chat-logs/analysis/stored-data.ts'
import { backupData } from '../backup/stored-data.ts'
import { conversationData } from '../assistant/answering/stored-data.ts'
import { contactData } from '../contact/stored-data.ts'
import { eventData } from '../events/stored-data.ts'
import { noticeData } from '../notices/stored-data.ts'
import { mailData } from '../mail/stored-data.ts'
import { notaryData } from '../notaries/stored-data.ts'
import { platformData } from '../platform/platform-data.ts'
import type { StoredData } from '../platform/stored-data.ts'
import { quoteData, quoteOfficeData } from '../quotes/stored-data.ts'
import { clickData } from '../redirects/stored-data.ts'
import { reviewData } from '../reviews/stored-data.ts'
import { settingData } from '../settings/stored-data.ts'
import { presenceData } from '../events/presence-data.ts'

/** In the order of the privacy page. */
export const storedData: readonly StoredData[] = [
  ...conversationData,
  ...analysisData,
  ...contactData,
  ...noticeData,
  ...quoteData,
  ...clickData,
  ...eventData,
  ...presenceData,
  ...platformData,
  ...backupData,
  ...mailData,
  ...reviewData,
  ...notaryData,
  ...quoteOfficeData,
  ...accountData,
  ...settingData,
]

/** Tables in which no row says anything about a person, each with the reason. */
export const tablesWithoutPersonalData: Readonly<Record<string, string>> = {
  elk_affiliate_redirects: 'links to partners with the total of their clicks',
  elk_redirect_days: 'how often a link was followed on a day, by kind and device',
  elk_redirect_totals: 'how often a link was followed, by kind',
  elk_redirect_sources: 'from which page of the site a link was followed on a day, and how often',
  elk_link_fees: 'what a partner pays for a click, as the owner entered it, and from which day',
  elk_redirect_health: 'whether the destination of a link answered',
  elk_homepage_content: 'texts that the owner publishes on the home page',
  elk_article_wordings: 'titles, descriptions and texts of articles that the owner publishes',
  elk_page_texts: 'what the owner adds to the terms and the privacy page',
  elk_article_responsibility: 'for which articles the publisher of the site took responsibility, and when',
  elk_figure_values: 'amounts and terms with their source, which the owner entered',
  elk_content_version: 'one number that says when pages must be made anew',
  elk_installation: 'which key the site was made with, and when it last showed that it takes writes',
  elk_auth_verification: "steps of the owner's signing in that are under way, for minutes: random numbers, and how many codes were tried",
  elk_provider_usage: 'how often the model was called on a day, and how many tokens that took',
  elk_provider_outcomes: 'how often the model wrote an answer on a day, or why it did not',
  elk_claim_evidence: 'what the claims of the site rest on',
  elk_live_marks: 'what the owner tried or read before going live, and when',
  elk_chat_session_counts: 'how many conversations were last used on a day and in an hour',
  elk_chat_imports: 'when messages were imported, and how many',
  elk_answer_counts: 'how often each answer was given on a day; the id of the last one leads nowhere once its conversation is erased',
  elk_job_runs: 'when work by the clock was done',
  elk_erasing_marks: 'when the site last ran, and whether erasing by age waits for the owner',
  elk_daily_counts: 'how often something happened on a day, by path, site, word of a campaign, kind of device or kind at the most, each apart',
  elk_count_marks: 'from when and until when days have been counted',
  elk_fills: 'how far work has come that a change of the schema left',
  elk_api_keys: 'keys of programs: a name, a hash, what they may read and when they were used last',
  elk_webhooks: 'addresses of programs that are told what happens, with their secrets encrypted',
  elk_webhook_tries: 'when such an address was told something, and how it answered',
  elk_migrations: 'which changes of the schema have run',
  elk_migrations_lock: 'whether a change of the schema is running',
}
