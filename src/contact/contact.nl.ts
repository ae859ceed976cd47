/** Every sentence of the contact page, its form and the mail that carries a message. */
import { durationText } from '../settings/duration.nl.ts'
import { siteName } from '../platform/site-name.ts'
import type { ContactOutcome } from './message-form-state.ts'
import type { ContactField, FieldFault, FieldFaults } from './contact-fields.ts'
import { DAY_MINUTES } from '../platform/days.ts'

export const contactTexts = {
  title: 'Contact',
  description: 'Hebt u een vraag over deze site of over uw gegevens? Bel, mail of schrijf ons. U leest erbij wat wij met uw bericht doen.',
  lead: 'Hebt u een vraag over deze site, of wilt u iets aan ons doorgeven? Bel, mail of schrijf ons.',
  details: 'Bel of mail ons',
  detailsNote: 'Gaat uw vraag over een testament, een huis of een andere notariszaak? De assistent op de homepagina antwoordt meteen, met de bron erbij.',
  toAssistant: 'Naar de assistent',
  form: 'Stuur ons een bericht',
  required: 'Alle velden zijn verplicht.',
  trap: 'Laat dit veld leeg',
  handover: 'Stuur mijn gesprek met de assistent mee.',
  submit: 'Verzenden',
  privacyLink: 'Lees hoe wij met uw gegevens omgaan',
  failedTitle: 'Fout',
} as const

/** On the button, meanwhile. By itself: the browser loads it without the rest. */
export const sendingText = 'Verzenden...'

export const fieldLabels: Record<ContactField, string> = { name: 'Naam', email: 'E-mail', phone: 'Telefoonnummer', message: 'Bericht' }

/** Behind the label of a field that may stay empty, in every form. */
export const optionalMark = '(niet verplicht)'

/** Number and unit stay on one line. */
export const keptFor = (days: number): string => durationText(days * DAY_MINUTES).replace(' ', '\u00A0')

/** What happens with the data, in one sentence. `service` is the host of a form-mail service, when messages go through one. */
export function privacySentence(days: number, service: string | undefined): string {
  const keeping = `bewaren die hoogstens ${keptFor(days)}`
  if (service) return `Wij gebruiken uw gegevens alleen om u te antwoorden, ontvangen uw bericht via de formulierdienst ${service} en ${keeping}.`
  return `Wij gebruiken uw gegevens alleen om u te antwoorden en ${keeping}.`
}

const faultSentences: Record<ContactField, Record<FieldFault, string>> = {
  name: {
    empty: 'Vul uw naam in.',
    too_long: 'Uw naam is te lang. Gebruik hoogstens 100 tekens.',
    invalid: 'Uw naam past niet op één regel. Haal de nieuwe regel weg.',
  },
  email: {
    empty: 'Vul uw e-mailadres in.',
    too_long: 'Dit e-mailadres is te lang. Gebruik hoogstens 254 tekens.',
    invalid: 'Dit e-mailadres klopt niet. Een e-mailadres ziet eruit als naam@voorbeeld.nl.',
  },
  phone: {
    empty: '',
    too_long: 'Dit telefoonnummer is te lang. Gebruik hoogstens 30 tekens.',
    invalid: 'Dit telefoonnummer klopt niet. Gebruik cijfers, bijvoorbeeld 06 12 34 56 78.',
  },
  message: {
    empty: 'Vul uw bericht in.',
    too_long: 'Uw bericht is te lang. Gebruik hoogstens 5.000 tekens.',
    invalid: 'Wij kunnen uw bericht niet lezen. Typ het opnieuw.',
  },
}

/** '' when nothing is wrong with the field. */
export const fieldSentence = (field: ContactField, faults: FieldFaults): string => (faults[field] ? faultSentences[field][faults[field]] : '')

const failed = 'Er is een fout opgetreden bij het verzenden van uw bericht. Probeer het later opnieuw.'
const kept = 'Wat u hebt getypt, staat er nog. U kunt ons ook bellen of mailen.'

/** What stands above the form after it was sent, by how that ended. */
export function outcomeTexts(outcome: Exclude<ContactOutcome, 'idle'>, faults: FieldFaults): { title: string; text: string } {
  switch (outcome) {
    case 'sent':
      return { title: 'Bericht verzonden', text: 'Bedankt voor uw bericht. We nemen zo snel mogelijk contact met u op.' }
    case 'faults': {
      const empty = Object.values(faults).includes('empty')
      return { title: empty ? 'Vul alle velden in om het formulier te verzenden.' : 'Uw bericht is nog niet verzonden.', text: '' }
    }
    case 'too_many':
      return { title: failed, text: `U hebt kort na elkaar meer berichten verzonden. Wacht een paar minuten. ${kept}` }
    case 'not_accepted':
      return { title: 'Uw bericht is nog niet verzonden.', text: 'Een verborgen veld was ingevuld en is nu weer leeg. Verzend uw bericht nog een keer.' }
    case 'failed':
      return { title: failed, text: kept }
  }
}

/** The title is the first thing that a screen reader says of the page that comes back. */
export function contactTitle(outcome: ContactOutcome, faults: FieldFaults): string {
  if (outcome === 'idle') return contactTexts.title
  return outcome === 'sent' ? outcomeTexts(outcome, faults).title : `${contactTexts.failedTitle}: ${contactTexts.title}`
}

export const messageColumns: readonly string[] = ['Ontvangen', 'Naam', 'E-mail', 'Telefoon', 'Bericht', 'Pagina', 'Gemaild aan', 'Gelezen', 'Beantwoord']

export const officeMailTexts = {
  get title() {
    return `Bericht aan uw kantoor via ${siteName()}`
  },
  subject: (name: string) => `Bericht van ${name} via ${siteName()}`,
  reply: 'Beantwoordt u deze mail, dan gaat uw antwoord naar de afzender van het bericht.',
  get why() {
    return `U krijgt dit bericht omdat uw kantoor op de lijst van ${siteName()} staat en de afzender vroeg het aan u door te geven.`
  },
} as const

export const contactMailTexts = {
  get title() {
    return `Nieuw bericht via ${siteName()}`
  },
  subject: (name: string, notary: string | null) => `Bericht van ${name}${notary ? ` over ${notary}` : ''} via ${siteName()}`,
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  notary: 'Over notaris',
  page: 'Pagina',
  received: 'Ontvangen',
  conversation: 'Gesprek met de assistent, door de afzender meegestuurd:',
  reply: 'Beantwoordt u deze mail, dan gaat uw antwoord naar de afzender van het bericht.',
  open: 'Bekijk dit bericht bij uw instellingen',
} as const
