/** Clicks on calls to action: their kinds, and what the server makes of them for the books. */

export const ctaTypes = ['chat', 'results_premium', 'content_inline'] as const
export type CtaType = (typeof ctaTypes)[number]

/** Where a call to action leads: to a partner by way of `/out/{slug}`, to the chat on the home page, or to our own request for quotes. */
export const ctaDestinations = ['out', 'home', 'request'] as const
export type CtaDestination = (typeof ctaDestinations)[number]

/** Path that the buttons post to. */
export const CTA_PATH = '/klik'

/** The chat on the home page. */
export const HOME_CHAT = '/#chat-titel'

const UTM_SOURCE = 'elke_notaris'

/** Derived on the server, so that nobody can write another's campaign into the books. */
export function utmOf(ctaType: CtaType, context: string | null): { utm_source: string; utm_medium: string; utm_campaign: string } {
  if (ctaType === 'chat') return { utm_source: UTM_SOURCE, utm_medium: 'chat', utm_campaign: 'ai_chat' }
  if (ctaType === 'results_premium') return { utm_source: UTM_SOURCE, utm_medium: 'results', utm_campaign: 'results_page' }
  return { utm_source: UTM_SOURCE, utm_medium: 'content', utm_campaign: context ?? 'content_page' }
}
