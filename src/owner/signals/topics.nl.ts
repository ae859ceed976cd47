/** Sentences of the list with what the owner hears of by mail. */
import type { SignalTopic } from '../../mail/topics.ts'

export const topicNames: Record<SignalTopic, string> = {
  messages: 'Een nieuw bericht van een bezoeker',
  undelivered: 'Mail die niet is bezorgd',
  links: 'Partnerlinks die niet werken',
  model: 'Een taalmodel dat niet antwoordt',
  claims: 'Bewijs dat bijna verloopt',
  prices: 'Prijzen die bijna een jaar oud zijn',
  figures: 'Cijfers die bijna niet meer gelden',
  questions: 'Veel vragen zonder antwoord op één dag',
  notices: 'Een nieuwe melding, en meldingen die op uw besluit wachten',
  doubtful: 'Aanvragen van offertes die in de map Twijfel wachten',
  reviews: 'Een beoordeling die op u wacht',
  proposals: 'Een opgave van een kantoor die op u wacht',
  'sign-in': 'Inloggen met een browser die nog niet bekend was',
  backup: 'Een back-up die is mislukt',
  webhooks: 'Een webhook die is uitgezet, omdat het adres niet meer antwoordt',
  week: 'Elke maandag de cijfers van de week',
}

export const topicsCardTexts = {
  note: 'Een mail over een bericht of melding van een bezoeker komt meteen. Is de site live, dan komt die over inloggen ook meteen, en de rest ’s ochtends in hoogstens één mail, alleen als er iets is. Wat u uitzet, blijft u hier wel zien.',
  always: 'Verandert er iets aan uw wachtwoord, app voor codes of passkeys, dan krijgt u altijd een mail.',
} as const
