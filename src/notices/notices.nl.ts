/** Every sentence of the page where something is reported, and of the mails about it. */
import { siteName } from '../platform/site-name.ts'
import { durationText } from '../settings/duration.nl.ts'
import { DAY_MINUTES } from '../platform/days.ts'
import type { NoticeDecision, NoticeFault, NoticeFaults, NoticeField, NoticeKind } from './notice.ts'

export const noticeTexts = {
  title: 'Melding',
  get description() {
    return `Meld hier wat op ${siteName()} niet klopt of volgens u niet mag. Wij kijken het na, besluiten en mailen u wat wij doen en waarom.`
  },
  lead: 'Klopt er iets niet op deze site, of staat er iets wat volgens u niet mag? Meld het hier. Wij kijken het na en mailen u wat wij hebben besloten en waarom.',
  next: 'Een mens beslist, geen computer. Bent u het niet eens met ons besluit? Schrijf ons dan terug, of ga naar de rechter.',
  form: 'Uw melding',
  required: 'Alle velden zijn verplicht.',
  kind: 'Wat is er aan de hand?',
  fields: {
    page: 'Adres van de pagina',
    what: 'Om welk stuk gaat het?',
    why: 'Waarom klopt het niet of mag het niet?',
    email: 'Uw e-mailadres',
  } satisfies Record<NoticeField, string>,
  notes: {
    page: 'Zoals het in uw browser staat. Was het een antwoord van de assistent? Schrijf dan ‘assistent’.',
    what: 'Bijvoorbeeld de zin, het bedrag, de beoordeling of het kantoor.',
    why: 'Noem een bron of een wet, als u die weet. Gaat het om uw eigen rechten? Zeg dat erbij.',
    email: 'Hierheen sturen wij ons besluit.',
  } satisfies Record<NoticeField, string>,
  honest: 'Met ‘Verzenden’ zegt u dat uw melding volgens u juist en volledig is.',
  trap: 'Laat dit veld leeg',
  submit: 'Verzenden',
  privacyLink: 'Lees hoe wij met uw gegevens omgaan',
  failedTitle: 'Fout',
} as const

export const kindNames: Record<NoticeKind, string> = { wrong: 'Het klopt niet', unlawful: 'Het mag niet volgens de wet' }

export const decisionNames: Record<NoticeDecision, string> = { removed: 'Weggehaald', changed: 'Aangepast', kept: 'Blijft staan' }

/** Number and unit stay on one line. */
export const noticePrivacy = (days: number): string =>
  `Wij gebruiken uw gegevens alleen om uw melding te behandelen en bewaren die hoogstens ${durationText(days * DAY_MINUTES).replace(' ', '\u00A0')}.`

const faultSentences: Record<NoticeField, Record<NoticeFault, string>> = {
  page: {
    empty: 'Vul het adres van de pagina in.',
    too_long: 'Dit adres is te lang. Gebruik hoogstens 500 tekens.',
    invalid: 'Het adres past niet op één regel. Haal de nieuwe regel weg.',
  },
  what: {
    empty: 'Vul in om welk stuk het gaat.',
    too_long: 'Dit is te lang. Gebruik hoogstens 2.000 tekens.',
    invalid: 'Wij kunnen dit niet lezen. Typ het opnieuw.',
  },
  why: {
    empty: 'Vul in waarom het niet klopt of niet mag.',
    too_long: 'Dit is te lang. Gebruik hoogstens 5.000 tekens.',
    invalid: 'Wij kunnen dit niet lezen. Typ het opnieuw.',
  },
  email: {
    empty: 'Vul uw e-mailadres in.',
    too_long: 'Dit e-mailadres is te lang. Gebruik hoogstens 254 tekens.',
    invalid: 'Dit e-mailadres klopt niet. Een e-mailadres ziet eruit als naam@voorbeeld.nl.',
  },
}

/** '' when nothing is wrong with the field. */
export const noticeFaultSentence = (field: NoticeField, faults: NoticeFaults): string => (faults[field] ? faultSentences[field][faults[field]] : '')

export type NoticeOutcome = 'idle' | 'sent' | 'faults' | 'not_accepted' | 'too_many' | 'failed'

const failed = 'Er is een fout opgetreden bij het verzenden van uw melding. Probeer het later opnieuw.'
const kept = 'Wat u hebt getypt, staat er nog. U kunt ons ook bellen of mailen.'

/** What stands above the form after it was sent, by how that ended. */
export const noticeOutcomes: Record<Exclude<NoticeOutcome, 'idle'>, { title: string; text: string }> = {
  sent: { title: 'Melding verzonden', text: 'Bedankt. Wij kijken uw melding na en mailen u ons besluit, met de redenen.' },
  faults: { title: 'Uw melding is nog niet verzonden.', text: '' },
  not_accepted: { title: 'Uw melding is nog niet verzonden.', text: 'Een verborgen veld was ingevuld en is nu weer leeg. Verzend uw melding nog een keer.' },
  too_many: { title: failed, text: `U hebt kort na elkaar meer meldingen verzonden. Wacht een paar minuten. ${kept}` },
  failed: { title: failed, text: kept },
}

export const noticeMailTexts = {
  get title() {
    return `Nieuwe melding over ${siteName()}`
  },
  subject: (kind: NoticeKind) => `Melding: ${kindNames[kind].toLowerCase()}`,
  page: 'Pagina',
  kind: 'Soort',
  email: 'E-mail',
  received: 'Ontvangen',
  what: 'Om welk stuk het gaat:',
  why: 'Waarom:',
  todo: 'Neem een besluit en geef de redenen. Wie de melding deed, krijgt die dan per mail.',
  open: 'Bekijk deze melding bij uw instellingen',
} as const

export const decisionMailTexts = {
  title: 'Ons besluit over uw melding',
  get subject() {
    return `Ons besluit over uw melding aan ${siteName()}`
  },
  page: 'Pagina',
  sent: 'Uw melding van',
  decision: 'Besluit',
  sentences: {
    removed: 'Wij hebben weggehaald waar uw melding over ging.',
    changed: 'Wij hebben aangepast waar uw melding over ging.',
    kept: 'Wij laten staan waar uw melding over ging.',
  } satisfies Record<NoticeDecision, string>,
  reasons: 'Onze redenen:',
  human:
    'Een mens heeft dit besluit genomen. Bent u het er niet mee eens? Beantwoord deze mail, dan kijken wij er nog een keer naar. U kunt ook naar de rechter gaan.',
} as const
