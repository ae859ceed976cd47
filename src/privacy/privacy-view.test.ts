/** The privacy page says what the software does: terms, routes and the owner's identity come from the settings, the rest from the rooms. */
import { expect, test } from 'vitest'
import { eventNames } from '../events/record-event.ts'
import { providerSettings } from '../assistant/model/provider.settings.ts'
import { companySettings } from '../frame/company.settings.ts'
import { formServiceOf } from '../mail/form-service.ts'
import { mailSettings } from '../mail/mail.settings.ts'
import { modeSettings } from '../settings/mode.settings.ts'
import { retentionTerms } from '../settings/retention.settings.ts'
import { defaultsOf } from '../settings/setting.ts'
import { hostingSettings } from './hosting.settings.ts'
import { storedData } from './list-stored-data.ts'
import { viewPrivacy } from './privacy-view.ts'
import { aiText, protectionText, shortText } from './privacy.nl.ts'

const defaults = defaultsOf({ ...providerSettings, ...companySettings, ...hostingSettings, ...mailSettings, ...modeSettings, ...retentionTerms })

const viewWith = (changes: Partial<typeof defaults>, smtpUrl?: string) =>
  viewPrivacy({ settings: () => ({ ...defaults, ...changes }), env: { smtpUrl }, articles: new Map() })

const protectionOf = (view: ReturnType<typeof viewWith>) => protectionText(view.passing, view)

const cardOf = (id: string, changes: Partial<typeof defaults> = {}, smtpUrl?: string) =>
  viewWith(changes, smtpUrl)
    .groups.flatMap((group) => group.items)
    .find((item) => item.id === id)

test('every declaration has a card of its own, with every line filled', () => {
  const cards = viewWith({}).groups.flatMap((group) => group.items)
  expect(cards.map((card) => card.id)).toEqual(storedData.map((data) => data.id))
  expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
  for (const card of cards) for (const text of Object.values(card)) expect(text).not.toBe('')
  for (const { title, id, ...sentences } of cards)
    for (const text of Object.values(sentences)) expect([title, id, text]).toEqual([title, id, expect.stringMatching(/[.]$/)])
})

test('the terms are those of the settings', () => {
  expect(cardOf('gesprekken')?.kept).toBe('Tot 180 dagen na het laatste bericht in het gesprek.')
  expect(cardOf('gesprekken', { retention_chat_days: '30' })?.kept).toBe('Tot 30 dagen na het laatste bericht in het gesprek.')
  expect(cardOf('berichten', { retention_contact_days: '730' })?.kept).toBe('Tot 2 jaar na de dag van uw bericht.')
  expect(cardOf('nu-op-de-site')?.kept).toBe('Tot 5 minuten na uw laatste pagina.')
})

test('messages that stay on the site go to nobody outside it', () => {
  expect(viewWith({}).passing).toMatchObject({ mail: { transport: 'inbox', host: undefined }, model: undefined })
  expect(cardOf('berichten')?.passedTo).toContain('Verder niemand.')
  expect(protectionOf(viewWith({}))).toContain('gaan niet per mail weg')
})

test.each(['smtp', 'form_mail'])('an owner who wants no mail about new messages is not said to get one by %s', (mail_transport) => {
  const ways = { mail_transport, smtp_host: 'mail.example.nl', form_mail_url: 'https://forms.example.nl/f' }
  expect(protectionOf(viewWith(ways))).toMatch(/gaan (?:ook per mail )?naar (?:de eigenaar|een formulierdienst)/)
  const text = protectionOf(viewWith({ ...ways, signal_topics: 'week' }))
  expect(text).toContain('Een nieuw bericht aan ons gaat niet per mail weg.')
  expect(text).not.toMatch(/gaan (?:ook per mail )?naar (?:de eigenaar|een formulierdienst)/)
  expect([formServiceOf({ ...defaults, ...ways }), formServiceOf({ ...defaults, ...ways, signal_topics: 'week' })]).toEqual([
    mail_transport === 'form_mail' ? 'forms.example.nl' : undefined,
    undefined,
  ])
})

test.each([
  [{}, 'Welk bedrijf dat is en in welk land de server staat, vertellen wij u als u het vraagt.', 'De hostingpartij.'],
  [{ hosting_party: 'Serverhuis B.V.' }, 'Dat bedrijf is Serverhuis B.V. In welk land de server staat, vertellen', 'De hostingpartij (Serverhuis B.V.).'],
  [{ hosting_country: 'Duitsland' }, 'De server staat in: Duitsland. Welk bedrijf dat is, vertellen', 'De hostingpartij.'],
  [
    { hosting_party: 'Serverhuis', hosting_country: 'Duitsland' },
    'Dat bedrijf is Serverhuis. De server staat in: Duitsland. Een server',
    'De hostingpartij (Serverhuis).',
  ],
])('who runs the server is told as far as the owner says so: %j', (changes, sentence, recipient) => {
  expect(protectionOf(viewWith(changes))).toContain(sentence)
  expect(
    viewWith(changes)
      .groups.flatMap((group) => group.items)
      .map((item) => item.passedTo),
  ).toContain(recipient)
})

test.each(['smtp', 'form_mail', 'inbox'])('what a demo does is told on a demo alone, with messages by %s', (mail_transport) => {
  expect(protectionOf(viewWith({ mail_transport }))).toContain('Zolang deze site een demo is')
  expect(protectionOf(viewWith({ mail_transport, site_mode: 'live' }))).not.toMatch(/\bdemo\b/i)
})

test('a mail server is named by its host and never with its account', () => {
  const changes = { mail_transport: 'smtp', smtp_host: 'mail.example.nl', smtp_user: 'naam', smtp_password: 'geheim' }
  const text = [cardOf('berichten', changes)?.passedTo, protectionOf(viewWith(changes))].join(' ')
  expect(text).toContain('mailserver (mail.example.nl)')
  expect(text).not.toMatch(/geheim|naam:/)
})

test('the mail server of the environment wins, as it does at the delivery', () => {
  const { passing } = viewWith({ mail_transport: 'smtp', smtp_host: 'mail.example.nl' }, 'smtp://other.example.nl:587')
  expect(passing.mail).toMatchObject({ transport: 'smtp', host: 'other.example.nl' })
})

test('a form-mail service is named by its host', () => {
  const changes = { mail_transport: 'form_mail', form_mail_url: 'https://forms.example.nl/abc123' }
  const text = [cardOf('berichten', changes)?.passedTo, protectionOf(viewWith(changes))].join(' ')
  expect(text).toContain('formulierdienst (forms.example.nl)')
  expect(text).not.toContain('abc123')
})

test('a route that is not set up completely still says what kind it is', () => {
  expect(protectionOf(viewWith({ mail_transport: 'smtp' }))).toContain('via een mailserver.')
})

test('while the assistant answers by itself no question leaves the site', () => {
  const view = viewWith({ provider_base_url: 'https://ai.example.nl/v1', provider_model: 'm' })
  expect(view.passing.model).toBeUndefined()
  expect(cardOf('gesprekken')?.passedTo).toBe('Verder niemand.')
  expect(shortText(view.passing)).toContain('gaat niet naar een AI-bedrijf')
  expect(protectionOf(view)).toContain('**AI-bedrijven.** Geen.')
})

test('the company behind a model is named wherever the page speaks of questions, and its key nowhere', () => {
  const changes = { provider_base_url: 'https://ai.example.nl/v1', provider_model: 'm', chatbot_api_key: 'sk-geheim' }
  const view = viewWith(changes)
  const texts = [
    cardOf('gesprekken', changes)?.passedTo ?? '',
    shortText(view.passing),
    protectionOf(view),
    aiText({ demo: true, model: view.passing.model, responsibility: view.responsibility }),
  ]
  for (const text of texts) expect(text).toContain('(ai.example.nl)')
  expect(texts.join()).not.toMatch(/gaat niet naar een AI-bedrijf|Geen\. De assistent|leert niet|geheim/)
})

test('what the owner has not filled in is said, and nothing more once it is there', () => {
  expect(viewWith({}).missing).toBe(
    'Deze site is nog een demo. De eigenaar moet hier nog invullen: de bedrijfsnaam, het adres, het KvK-nummer, het btw-id, het telefoonnummer en het e-mailadres.',
  )
  const given = {
    company_legal_name: 'Voorbeeld B.V.',
    company_address: 'Singel 1, Amsterdam',
    company_kvk: '12345678',
    company_vat_id: 'NL123456789B01',
    contact_phone: '020 - 123 45 67',
    contact_email: 'post@example.nl',
  }
  expect(viewWith(given).missing).toBeUndefined()
  expect(viewWith({ ...given, company_kvk: '', site_mode: 'live' }).missing).toBe('De eigenaar moet hier nog invullen: het KvK-nummer.')
})

test('each kind of event that is counted is one that the page describes', () => {
  // A new name changes what 'tellingen' says: write it there, then add it here.
  expect(eventNames).toEqual(['contact_button_click', 'chat_completed'])
})
