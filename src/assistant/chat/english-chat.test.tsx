/** On an English page what stays Dutch says so: words by `lang`, links by `hreflang`. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Referral } from '../conversation/answer-extras.ts'
import { chatWordsIn } from './chat-words-in.ts'
import { ChatWordsProvider } from './chat-words.ts'
import type { SiteInfo } from '../../frame/site-info.ts'
import type { FormAnswer } from './answer-form.ts'
import { ConversationPage } from './conversation-page.tsx'
import { FollowUpCta } from './ctas.tsx'
import { ErasedPage } from './own-data/erased-page.tsx'
import { PersonRoute } from './person-panel.tsx'
import { ReferralCard } from './referral-card.tsx'

const office = {
  name: 'Kantoor',
  place: 'Utrecht',
  href: '/notaries/kantoor',
  priceCents: 60_000,
  priceDay: '2026-11-01',
  priceTerms: 'Incl. btw. Er kunnen nog kosten bij komen.',
  rating: null,
  why: 'maakt deze akte',
}
const referral: Referral = {
  deed: 'een testament',
  place: 'Utrecht',
  offices: [office],
  order: 'Op prijs.',
  resultsHref: '/results/utrecht',
  requestHref: '/offerte',
}

const htmlIn = (lang: 'nl' | 'en') =>
  renderToStaticMarkup(
    <ChatWordsProvider value={chatWordsIn(lang)}>
      <ReferralCard referral={referral} />
      <PersonRoute phone="030 - 000 00 00" email="post@voorbeeld.invalid" />
      <FollowUpCta cta={{ kind: 'vervolg', slug: 'testament' }} deeds={[]} />
    </ChatWordsProvider>,
  )

const ownLinks = (html: string): string[] => html.match(/<a [^>]*href="\/[^>]*>/g) ?? []

test('every link to a page of the site is marked as Dutch on an English page, and none on a Dutch one', () => {
  expect(ownLinks(htmlIn('en'))).toHaveLength(5)
  for (const link of ownLinks(htmlIn('en'))) expect(link).toContain('hrefLang="nl"')
  expect(htmlIn('nl')).not.toMatch(/hrefLang|lang=/)
})

test('a price stands with its terms, marked as Dutch between the English facts; an answer from before they were told has none', () => {
  expect(htmlIn('en')).toContain('<p class="referral-terms" lang="nl">Incl. btw. Er kunnen nog kosten bij komen.</p>')
  const { priceTerms: _told, ...earlier } = office
  expect(renderToStaticMarkup(<ReferralCard referral={{ ...referral, offices: [earlier] }} />)).not.toContain('referral-terms')
})

test('why an office is named is marked as Dutch between the English facts', () => {
  expect(htmlIn('en')).toContain('Price of 01-11-2026 · <span lang="nl">maakt deze akte</span>')
})

test('what was written in English is not marked as Dutch, and stands between English words on a Dutch page too', () => {
  const english = { ...referral, lang: 'en' as const, order: 'By price.', offices: [{ ...office, priceTerms: 'Including VAT.', why: 'Is in Utrecht.' }] }
  const html = renderToStaticMarkup(
    <ChatWordsProvider value={chatWordsIn('en')}>
      <ReferralCard referral={english} />
    </ChatWordsProvider>,
  )
  expect(html).not.toMatch(/ lang="nl"/)
  expect(html).toContain('<h3>Notaries near Utrecht</h3>')
})

test('that a conversation is erased is said in the language of the page that it began on', () => {
  const english = renderToStaticMarkup(<ErasedPage lang="en" backTo="/notary-amsterdam-know" />)
  expect(english).toMatch(/Your conversation has been erased\.[\s\S]*We no longer keep your questions[\s\S]*Back to the page/)
  expect(renderToStaticMarkup(<ErasedPage lang="nl" backTo="/" />)).toMatch(/Uw gesprek is gewist\.[\s\S]*Terug naar de pagina/)
})

const callsOf = (html: string): string => (html.match(/<li class="chat-call".*?<\/li>/gs) ?? []).join('')

test('below an English answer on a Dutch page the calls are English and say so, below a Dutch one they are Dutch', () => {
  const site = { lang: 'nl', assistantName: 'Elke', avatar: { accent: '', lines: '' }, phone: '', email: '', disclaimer: '' } as unknown as SiteInfo
  const pageWith = (lang?: 'en') => {
    const message = {
      id: 'a',
      role: 'assistant',
      content: 'A will.',
      timestamp: '',
      kind: 'kennis',
      sources: [],
      status: 'complete',
      suggestions: [],
      feedback: null,
    } as const
    const call = { slug: 'testament', after: 'a' }
    const conversation: FormAnswer['conversation'] = {
      messages: [{ ...message, suggestions: [], sources: [], ...(lang && { extras: { lang } }) }],
      running: null,
      unanswered: null,
      ctas: { partner: { kind: 'partner', ...call }, followUp: { kind: 'vervolg', ...call } },
    }
    const result = { status: 200, retryAfterSeconds: undefined, sessionId: 's', pagePath: '/', conversation, error: undefined, errorCode: undefined, draft: '' }
    return renderToStaticMarkup(<ConversationPage site={site} result={result} />)
  }
  expect(callsOf(pageWith('en'))).toMatch(/lang="en".*Looking for a notary.*lang="en".*Request a quote/s)
  expect(callsOf(pageWith())).toMatch(/Offerte|offerte/)
  expect(callsOf(pageWith())).not.toMatch(/lang=/)
})
