/** Sentences of the list with what the owner hears of by mail. */
import type { SignalTopic } from './topics.ts'

export const topicNames: Record<SignalTopic, string> = {
  undelivered: 'Mail die niet is bezorgd',
  links: 'Partnerlinks die niet werken',
  model: 'Een taalmodel dat niet antwoordt',
  claims: 'Bewijs dat bijna verloopt',
  prices: 'Prijzen die bijna een jaar oud zijn',
  figures: 'Cijfers die bijna niet meer gelden',
  questions: 'Veel vragen zonder antwoord op één dag',
  notices: 'Meldingen die op uw besluit wachten',
  'sign-in': 'Inloggen met een browser die nog niet bekend was',
  week: 'Elke maandag de cijfers van de week',
}

export const topicsCardTexts = {
  note: 'Een bericht of melding van een bezoeker en inloggen met een onbekende browser komen meteen. De rest komt ’s ochtends in hoogstens één mail, en alleen als er iets is. Dit begint zodra de site live is.',
  always: 'Verandert er iets aan uw wachtwoord, app voor codes of passkeys, dan krijgt u altijd een mail.',
} as const
