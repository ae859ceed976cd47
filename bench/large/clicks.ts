/** Clicks on partner links, and on calls to action, as the site would have stored them. */
import { idAt } from '../../src/platform/ids.ts'
import type { Draw } from './draw.ts'

export const LINKS = 50
const SOURCES = ['/', '/testament', '/hypotheekakte', '/goedkoopste-notaris', null]
const DEVICES = ['phone', 'phone', 'phone', 'desktop', 'tablet', 'unknown']
const CTA = [
  ['chat', 'chat', 'ai_chat'],
  ['results_premium', 'results', 'results_page'],
  ['content_inline', 'content', 'content_page'],
] as const

export function makeLinks(now: string, draw: Draw): Record<string, unknown>[] {
  return Array.from({ length: LINKS }, (_, n) => ({
    id: draw.uuid(),
    slug: `partner-${n + 1}`,
    destination_url: `https://example.com/partner-${n + 1}`,
    title: `Partner ${n + 1}`,
    description: null,
    click_count: 0,
    is_active: true,
    is_sample: true,
    created_at: now,
    updated_at: now,
  }))
}

/** A person in a little more than half of the cases. */
export function makeClick(at: number, redirectId: string, draw: Draw): Record<string, unknown> {
  const chance = draw.share()
  const [kind, reason] =
    chance < 0.55
      ? ['human', null]
      : chance < 0.7
        ? ['duplicate', 'same visitor within 30 minutes']
        : chance < 0.9
          ? ['bot', 'known robot']
          : chance < 0.96
            ? ['prefetch', 'fetched ahead']
            : ['head', 'HEAD request']
  return {
    id: idAt(at),
    redirect_id: redirectId,
    kind,
    reason,
    visitor: draw.uuid().replaceAll('-', ''),
    source_path: draw.of(SOURCES),
    device: draw.of(DEVICES),
    hits: 1,
    created_at: new Date(at).toISOString(),
  }
}

export function makeCtaClick(at: number, draw: Draw): Record<string, unknown> {
  const [ctaType, medium, campaign] = draw.of(CTA)
  return {
    id: idAt(at),
    session_id: null,
    source_page: '/',
    cta_type: ctaType,
    utm_campaign: campaign,
    utm_medium: medium,
    utm_source: 'elke_notaris',
    context: null,
    region: null,
    service: null,
    created_at: new Date(at).toISOString(),
  }
}
