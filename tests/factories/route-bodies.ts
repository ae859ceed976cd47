/** What a browser would send to the routes, field by field. */
import { dutchDay, systemClock } from '../../src/platform/clock.ts'
import { addDays } from '../../src/platform/days.ts'

export const today = dutchDay(systemClock)
/** For what must not be over yet: the day may end while the routes are asked. */
const laterDay = addDays(today, 30)
export const MESSAGE = 'Wat kost een testament?'
export const notaryDraft = {
  source: 'Opgave van het kantoor',
  sourceDay: '2026-11-01',
  name: 'Kantoor aan de Gracht',
  location: 'Amsterdam',
  languages: ['Nederlands'],
  specializations: ['Erfrecht'],
  features: ['Avondafspraak'],
  phone: '020 123 45 67',
  email: 'post@kantoor.example',
  website: 'https://kantoor.example',
  registerUrl: 'https://register.example/kantoor',
  registerDay: today,
  relation: 'geen',
  state: 'zichtbaar',
  prices: [{ deed: 'testament', amountCents: 60_000, includes: 'Gesprek en akte', asOf: today, allIn: true }],
}
/** Of the office of `notaryDraft`. */
export const proposal = {
  phone: '020 765 43 21',
  website: 'https://kantoor.example',
  languages: ['Nederlands', 'Engels'],
  specializations: ['Testament'],
  features: [],
  prices: [
    {
      deed: 'testament',
      amountCents: 55_450,
      includes: 'Gesprek en akte',
      asOf: today,
      allIn: true,
      parts: { fee: 45_000, vat: 9_450, registers: 1_000, other: 0 },
    },
  ],
  removed: [],
}
export const reviewDraft = {
  name: 'A. de Vries',
  rating: 4,
  day: today,
  comment: 'Duidelijke uitleg.',
  service: 'Testament',
  sourceKind: 'mail',
  sourceName: '',
  sourceUrl: '',
  sourceDay: today,
  notaryId: '',
  state: 'geplaatst',
  refusalReason: '',
  refusalNote: '',
}
export const link = {
  slug: 'proefpartner',
  title: 'Partner',
  destination_url: 'https://partner.example.com/x',
  description: 'Uitleg',
  utm: { source: 'a', medium: 'b', campaign: 'c' },
  fee: '1,50',
}
export const text = { content: 'Nieuws van vandaag.', isActive: false, startsAt: `${today}T10:00:00.000Z`, endsAt: null }
/** Two entries of the owner may not answer the same question. */
export const entry = (name: string = crypto.randomUUID()) => ({
  question: `Kan ik parkeren bij ${name}?`,
  ways: [`parkeerplaats ${name}`],
  answer: 'Ja. Achter het kantoor zijn parkeerplaatsen voor bezoekers.',
  topic: 'platform',
  sources: [{ title: 'Over ons', url: '/over-ons' }],
  replaces: null,
  checkedOn: today,
})
export const contact = { name: 'J. Jansen', email: 'j@jansen.example', message: 'Kunt u mij helpen met een testament?' }
export const settings = {
  default_prompt: 'Wees kort.',
  assistant_name: 'Elke',
  assistant_disclaimer: 'Dit antwoord is een algemene uitleg en geen advies.',
  provider_model: 'proefmodel',
  provider_daily_requests: '100',
  contact_phone: '020 123 45 67',
  contact_email: 'post@site.example',
  company_legal_name: 'Proefbedrijf',
  company_address: 'Singel 1',
  company_kvk: '12345678',
  company_vat_id: 'NL123456782B01',
  mail_to: 'post@site.example',
  retention_chat_days: '90',
  review_sites: 'https://reviews.example/a',
}
export const passkey = { id: 'abc', rawId: 'abc', type: 'public-key', clientExtensionResults: { credProps: { rk: true } } }
export const csvOfLinks = 'slug;titel;bestemming\nproef-a;Partner;https://partner.example.com/a\n'
export const csvOfMessages = `"id","session_id","role","content","timestamp"\n"1","s1","user","Wat kost een testament?","2026-01-01T10:00:00Z"\n`

/** Of the page where something is reported. */
export const notice = {
  page: '/testament',
  kind: 'wrong',
  what: 'Het bedrag bij de kosten.',
  why: 'Dat was in 2025 zo.',
  email: 'melder@voorbeeld.nl',
} as const

/** The limit for first-time buyers in a year. */
export const figureDraft = (year: string) => ({
  figure: 'startersvrijstelling-grens',
  low: '585.000',
  high: '',
  from: `${year}-01-01`,
  until: `${year}-12-31`,
  source: 'Belastingdienst',
  url: 'https://www.belastingdienst.nl/',
  checked: '2026-11-20',
  note: '',
})

export const quoteRequest = {
  akte: 'testament',
  plaats: 'utrecht',
  wanneer: 'maand',
  'v-personen': 'Twee',
  'v-kinderen': 'Ja, samen',
  'v-wensen': 'Een executeur.',
  'v-bedrijf': 'Nee',
  'v-thuis': 'Nee',
  note: 'Wij zijn overdag bereikbaar.',
  name: 'J. Jansen',
  email: 'j@jansen.example',
}

/** A review of an office, as its writer fills it in. */
export const givenReview = {
  geholpen: 'ja',
  sterren: '4',
  tekst: 'Rustig uitgelegd, en op tijd klaar.',
  'sterren-site': '',
  'tekst-site': '',
  naam: 'Jan',
}

export const ownQuote = {
  doe: 'bewaar',
  kantoor: 'Kantoor aan de Gracht',
  'bedrag-fee': '450',
  'bedrag-vat': '94,50',
  'bedrag-registers': '10',
  'bedrag-other': '0',
  'bedrag-total': '554,50',
  inbegrepen: 'Twee gesprekken.',
  geldig: '2026-12-31',
}

export const storedRequest = {
  deed: 'testament',
  place: 'utrecht',
  wanted: 'maand',
  particulars: [{ ask: 'Voor hoeveel mensen?', answer: 'Twee' }],
  person: { name: 'J. Jansen', email: '', phone: '', note: '' },
  offices: [],
  submissionKey: '0d5bb1f4-3f3a-4a51-9a8e-5e0c5a9d1a11',
  trap: '',
  mark: '',
} as const
export const claim = {
  claim: 'experience',
  value: '15 jaar',
  evidence: 'Wij werken sinds 2011 met deze kantoren.',
  source: 'Handelsregister',
  evidenceDay: today,
  validUntil: laterDay,
  proof: { since: '2011-01-01' },
}
