/** What the redirects room keeps of visitors. */
import type { StoredData } from '../platform/stored-data.ts'
import { eraseClicks } from './erase-clicks.ts'
import { eraseCtaClicks } from './erase-cta-clicks.ts'
import { clickDataTexts, clickTerm, ctaClickDataTexts } from './stored-data.nl.ts'

export const clickData: readonly StoredData[] = [
  {
    id: 'kliks-partners',
    about: 'visitors',
    tables: ['elk_redirect_clicks'],
    ...clickDataTexts,
    term: { setting: 'retention_click_days', after: clickTerm },
    aged: [{ table: 'elk_redirect_clicks', column: 'created_at', sortedById: true }],
    passedTo: 'nobody',
    forget: (context, before) => eraseClicks(context, { before }),
  },
  {
    id: 'kliks-offertes',
    about: 'visitors',
    tables: ['elk_affiliate_clicks'],
    ...ctaClickDataTexts,
    term: { setting: 'retention_click_days', after: clickTerm },
    aged: [{ table: 'elk_affiliate_clicks', column: 'created_at', sortedById: true }],
    passedTo: 'nobody',
    forget: (context, before) => eraseCtaClicks(context, { before }),
  },
]
