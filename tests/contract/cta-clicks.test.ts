/** Clicks on calls to action: what is stored, and under which campaign. */
import { expect, test } from 'vitest'
import { markAffiliateClicked } from '../../src/assistant/answering/mark-affiliate-clicked.ts'
import { recordCtaClick, type CtaClick } from '../../src/redirects/record-cta-click.ts'
import { visitor } from '../factories/context.ts'
import { askAndWait, askContext, question } from '../factories/conversation.ts'
import { onBothDatabases } from './both-databases.ts'

const click = (values: Partial<CtaClick> = {}): CtaClick => ({
  sessionId: null,
  ctaType: 'results_premium',
  sourcePage: '/results/amsterdam_testament',
  context: null,
  region: 'Amsterdam',
  service: 'testament',
  ...values,
})

onBothDatabases('clicks on calls to action', (open) => {
  test('a click on a results page is stored with its region, its service and the campaign of these pages', async () => {
    await using site = await open()
    expect(await recordCtaClick({ ...site.context, markAffiliateClicked }, click())).toBe(true)
    expect(await site.database.db.selectFrom('elk_affiliate_clicks').selectAll().execute()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        session_id: null,
        source_page: '/results/amsterdam_testament',
        cta_type: 'results_premium',
        utm_source: 'elke_notaris',
        utm_medium: 'results',
        utm_campaign: 'results_page',
        context: null,
        region: 'Amsterdam',
        service: 'testament',
        created_at: '2026-11-20T10:00:00.000Z',
      },
    ])
  })

  test.each<[Partial<CtaClick>, string, string]>([
    [{ ctaType: 'chat', context: 'iets' }, 'chat', 'ai_chat'],
    [{ ctaType: 'results_premium', context: 'iets' }, 'results', 'results_page'],
    [{ ctaType: 'content_inline', context: 'huwelijkse-voorwaarden' }, 'content', 'huwelijkse-voorwaarden'],
    [{ ctaType: 'content_inline', context: null }, 'content', 'content_page'],
  ])('%o is booked as %s, %s', async (values, medium, campaign) => {
    await using site = await open()
    await recordCtaClick({ ...site.context, markAffiliateClicked }, click(values))
    const row = await site.database.db.selectFrom('elk_affiliate_clicks').selectAll().executeTakeFirstOrThrow()
    expect([row.utm_medium, row.utm_campaign, row.utm_source]).toEqual([medium, campaign, 'elke_notaris'])
  })

  test('a click from a conversation is stored with it, and the conversation is marked', async () => {
    await using site = await open()
    const input = question()
    await askAndWait(askContext(site.context), input)
    await recordCtaClick({ ...site.context, markAffiliateClicked }, click({ ctaType: 'chat', sessionId: input.sessionId }))
    const { db } = site.database
    expect(await db.selectFrom('elk_affiliate_clicks').select('session_id').execute()).toEqual([{ session_id: input.sessionId }])
    expect(await db.selectFrom('elk_chat_sessions').select('affiliate_clicked').execute()).toEqual([{ affiliate_clicked: true }])
  })

  test('a click from a conversation that is not there is counted without it', async () => {
    await using site = await open()
    expect(await recordCtaClick({ ...site.context, markAffiliateClicked }, click({ ctaType: 'chat', sessionId: crypto.randomUUID() }))).toBe(true)
    expect(await site.database.db.selectFrom('elk_affiliate_clicks').select('session_id').execute()).toEqual([{ session_id: null }])
  })

  test('one visitor fills the books with sixty clicks an hour at the most; another still counts, and the next hour too', async () => {
    await using site = await open()
    const stored = async (context = site.context) => recordCtaClick({ ...context, markAffiliateClicked }, click())
    const verdicts: boolean[] = []
    for (let n = 0; n < 62; n += 1) verdicts.push(await stored())
    expect(verdicts.filter(Boolean)).toHaveLength(60)
    expect(await stored(site.context.as(visitor('visitor-2')))).toBe(true)
    site.context.clock.advance(3_600_000)
    expect(await stored()).toBe(true)
  })
})
