/** Sentences about what asks for the owner's attention. */
import { backupFaultWords } from '../../backup/backup-fault.nl.ts'
import { WARN_DAYS } from '../../figures/expiry.ts'
import { formatNumber } from '../../platform/number-format.ts'
import { siteName } from '../../platform/site-name.ts'
import { claimLabels } from '../claims/claims.nl.ts'
import type { ClaimId } from '../../settings/claims/claim-ids.ts'
import type { Signal } from './signal.ts'

const number = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${formatNumber(count)} ${more}`)
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('nl').format(names.length > 5 ? [...names.slice(0, 5), `nog ${names.length - 5}`] : names)

export function signalSentence({ topic, count, names, isToday }: Signal): string {
  switch (topic) {
    case 'messages':
      return `${number(count, 'nieuw bericht', 'nieuwe berichten')} van een bezoeker.`
    case 'undelivered':
      return `${number(count, 'bericht is', 'berichten zijn')} niet bezorgd.`
    case 'links':
      return `${number(count, 'partnerlink leidt', 'partnerlinks leiden')} naar een adres dat niet goed antwoordt: ${listed(names)}.`
    case 'model':
      return `${isToday ? 'Vandaag' : 'Gisteren'} ${count === 1 ? 'kwam 1 antwoord' : `kwamen ${formatNumber(count)} antwoorden`} niet van het taalmodel, maar uit de eigen kennis. Kijk of de sleutel nog geldt en of er tegoed is.`
    case 'claims':
      return `Het bewijs van ${number(count, 'bewering', 'beweringen')} verloopt binnen een maand of is net verlopen: ${listed(names.map((name) => claimLabels[name as ClaimId]))}.`
    case 'prices':
      return `Van ${number(count, 'kantoor', 'kantoren')} is een prijs bijna een jaar oud. Daarna staat die prijs niet meer op de site: ${listed(names)}.`
    case 'figures':
      return `${number(count, 'cijfer geldt', 'cijfers gelden')} nog hoogstens ${WARN_DAYS} dagen, of nu al niet meer: ${listed(names)}. Vult u geen nieuw cijfer in, dan geeft de site daarna het laatste, met het jaar erbij.`
    case 'questions':
      return `Gisteren bleven ${formatNumber(count)} vragen zonder antwoord.`
    case 'sign-in':
      return `De afgelopen week is ${number(count, 'keer', 'keer')} ingelogd met een browser die nog niet bekend was: ${listed(names)}. Was u dit niet? Wijzig dan uw wachtwoord. Deze melding gaat weg als u bij Beveiliging alle andere apparaten uitlogt.`
    case 'backup':
      return `De laatste back-up is mislukt. ${names.map(backupFaultWords).join(' ')}`
    case 'webhooks':
      return `${number(count, 'webhook is', 'webhooks zijn')} uitgezet, omdat het adres niet meer antwoordt: ${listed(names)}. Wat intussen gebeurt, hoort dat programma niet.`
    case 'doubtful':
      return `${number(count, 'aanvraag wacht', 'aanvragen wachten')} in de map Twijfel. De bezoeker heeft nog geen mail gekregen. Wat u daar laat staan, wissen wij vanzelf.`
    case 'reviews':
      return `${number(count, 'beoordeling wacht', 'beoordelingen wachten')} tot u leest en kiest: plaatsen of weigeren.`
    case 'proposals':
      return `${number(count, 'opgave van een kantoor wacht', 'opgaven van kantoren wachten')} tot u leest en kiest: overnemen of weigeren.`
    case 'notices':
      return `${number(count, 'melding wacht', 'meldingen wachten')} op uw besluit. De melder hoort daarna van u wat er is gebeurd en waarom.`
  }
}

export const bellTexts = {
  heading: 'Wat uw aandacht vraagt',
  none: 'Er is niets dat nu uw aandacht vraagt.',
  go: {
    messages: 'Naar Berichten',
    undelivered: 'Naar Berichten',
    links: 'Naar Affiliate Redirects',
    model: 'Naar Taalmodel',
    claims: 'Naar Beweringen',
    prices: 'Naar Notarissen',
    figures: 'Naar de cijfers',
    questions: 'Naar Vragen',
    notices: 'Naar Meldingen',
    doubtful: 'Naar de map Twijfel',
    reviews: 'Naar Beoordelingen',
    proposals: 'Naar Opgaven',
    'sign-in': 'Naar Beveiliging',
    backup: 'Naar Back-ups',
    webhooks: 'Naar Webhooks',
  },
} as const

export const digestTexts = {
  title: 'Wat vandaag uw aandacht vraagt',
  weekTitle: 'De cijfers van afgelopen week',
  subject: (count: number) => (count === 0 ? `De week op ${siteName()}` : `${number(count, 'punt vraagt', 'punten vragen')} uw aandacht op ${siteName()}`),
  open: 'Naar uw instellingen',
  why: 'U kiest zelf waarover u een mail krijgt: bij Algemeen, onder ‘Mail over wat aandacht vraagt’.',
  week: { visitors: 'Bezoekers', questions: 'Vragen aan de assistent', redirects: 'Doorgestuurd naar partners', contact_messages: 'Contactberichten' },
} as const
