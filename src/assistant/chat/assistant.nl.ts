/** Every sentence of the chat that does not come from the knowledge: panel, states, errors. */
import { dutchDate } from '../../platform/dutch-time.ts'
import { formatDecimal } from '../../platform/number-format.ts'
import type { AnswerStage } from '../conversation/conversation.ts'
import type { MaskedKind } from '../conversation/mask-personal-data.ts'
import { chatHeadTexts } from './chat-head.nl.ts'

export const chatTexts = {
  ...chatHeadTexts,
  greeting: 'Hallo, hoe kan ik u helpen?',
  placeholder: 'Stel uw vraag...',
  send: 'Versturen',
  you: 'U',
  answerMark: 'AI-antwoord',
  sources: 'Bronnen',
  suggestions: 'Vragen die hierop volgen',
  examples: 'Bijvoorbeeld',
  newConversation: 'Nieuw gesprek',
  conversation: 'Uw gesprek',
  call: 'Bel',
  mail: 'Mail',
  error: 'Er is een fout opgetreden bij het verwerken van uw bericht.',
  errorTitle: 'Error',
  /** Below the error: what is wrong, and what the visitor can do. */
  offline: 'Uw apparaat heeft geen internet. Zodra het er weer is, halen wij uw antwoord vanzelf op.',
  unreachable: 'Wij kunnen onze server niet bereiken. Kijk of uw internet werkt en probeer het opnieuw.',
  fault: 'De storing ligt bij ons. Uw vraag blijft staan. Probeer het over een paar minuten opnieuw, of bel ons.',
  tooMany: (n: number, unit: 'minute' | 'hour') =>
    `U hebt veel vragen kort na elkaar gesteld. Over ${n} ${unit === 'hour' ? 'uur' : n === 1 ? 'minuut' : 'minuten'} kunt u verder. Wilt u niet wachten, neem dan contact met ons op.`,
  retry: 'Opnieuw proberen',
  lost: 'De verbinding is weg. Wij proberen het opnieuw.',
  unanswered: 'Op uw vraag kwam nog geen antwoord.',
  partial: 'Dit antwoord is niet af.',
  stop: 'Stoppen',
  restoring: 'Wij halen uw gesprek op.',
  erased: 'Uw gesprek is gewist.',
  notErased: 'Het wissen is niet gelukt. Probeer het opnieuw.',
  waiting: 'Geschatte wachttijd: Minder dan 30 seconden',
  finished: 'Antwoord van de assistent:',
  charactersLeft: (n: number) => `Nog ${n} tekens`,
  tooLong: 'Uw vraag is te lang. Gebruik hoogstens 500 tekens.',
  transcript: 'Gesprek',
  backTo: 'Terug naar de pagina',
  noScriptTitle: 'Uw gesprek',
} as const

export const personTexts = {
  summary: 'Ik wil een mens spreken',
  phone: 'Bellen',
  mail: 'Mailen',
  form: 'Een bericht sturen',
  formNote: 'U kiest zelf of uw gesprek meegaat.',
  formButton: 'Naar het contactformulier',
} as const

export const ownDataTexts = {
  download: 'Downloaden',
  erase: 'Wissen',
  eraseQuestion: 'Weet u zeker dat u dit gesprek wilt wissen? Dit kan niet ongedaan worden gemaakt.',
  eraseNow: 'Ja, wissen',
  erasedText: 'Wij bewaren uw vragen, de antwoorden en uw oordeel niet meer. Stuurde u het gesprek mee met een bericht? Dan blijft het bij dat bericht.',
} as const

export const feedbackTexts = {
  question: 'Had u hier iets aan?',
  yes: 'Ja',
  no: 'Nee',
  reasonsTitle: 'Wat ging er mis?',
  reasons: [
    ['onjuist', 'Het klopt niet'],
    ['niet-mijn-vraag', 'Het is geen antwoord op mijn vraag'],
    ['onduidelijk', 'Ik begrijp het niet'],
    ['anders', 'Iets anders'],
  ],
  note: 'Wilt u dat toelichten? Dat hoeft niet.',
  send: 'Doorgeven',
  thanks: 'Bedankt',
  failed: 'Dat is niet gelukt. Probeer het opnieuw.',
} as const

export const ctaTexts = {
  partnerTitle: 'Weten wat een notaris voor u kost?',
  partnerText: 'Gratis offertes van notarissen, via onze partner.',
  partnerButton: 'Offerte aanvragen',
  followUpTitle: 'Zoekt u een notaris?',
  place: 'Uw plaats',
  orPostcode: 'of postcode',
  deed: 'Waarvoor',
  anyDeed: 'Kies een akte',
  find: 'Zoek notaris',
  quotes: 'Vraag offertes aan',
  askOn: 'Nog een vraag?',
} as const

/** Around an answer: what it takes as given, what it asks, how else it may be read, and offices. */
export const aroundTexts = {
  assumptions: 'Ik ga uit van:',
  correct: 'verbeteren',
  otherReading: 'Bedoelde u:',
  help: {
    suicide: [
      { label: 'Bel 113', href: 'tel:113' },
      { label: 'Bel gratis 0800-0113', href: 'tel:08000113' },
      { label: 'Chat via 113.nl', href: 'https://www.113.nl/' },
    ],
    violence: [
      { label: 'Bel 112 bij gevaar', href: 'tel:112' },
      { label: 'Bel Veilig Thuis: 0800-2000', href: 'tel:08002000' },
    ],
  },
  referral: (deed: string, place: string | null) => (place === null ? `Notarissen voor ${deed}` : `Notarissen voor ${deed} bij ${place}`),
  noPrice: 'Prijs niet bekend',
  priceOf: (day: string) => `Prijs van ${dutchDate(day)}`,
  rating: (value: number, count: number) => `${formatDecimal(value)} van 10 uit ${count} beoordelingen`,
  // A partner's offer may stand below it, and that button goes elsewhere.
  request: 'Kies zelf kantoren voor een offerte',
  allOffices: 'Alle notarissen bekijken',
} as const

/** Demo shows the specified indicator, live what really happens. */
export const demoThinking = (notaries: number): string => (notaries === 1 ? 'Een notaris bekijkt uw vraag' : `${notaries} notarissen bekijken uw vraag`)
export const liveThinking: Record<AnswerStage, string> = {
  searching: 'De assistent doorzoekt onze artikelen…',
  calculating: 'De assistent rekent het voor u uit…',
  writing: 'De assistent schrijft het antwoord…',
}

const maskedNames: Record<MaskedKind, string> = {
  bsn: 'een burgerservicenummer',
  iban: 'een rekeningnummer',
  email: 'een e-mailadres',
  phone: 'een telefoonnummer',
  address: 'een adres',
}

export function maskedNotice(kinds: readonly MaskedKind[]): string {
  const names = kinds.map((kind) => maskedNames[kind])
  const list = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`
  return `Wij zagen ${list} in uw vraag en hebben dat niet bewaard.`
}
