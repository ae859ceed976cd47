/** Every sentence of a conversation that a visitor takes along, sends along or has erased. */
import { durationText } from '../../../settings/duration.nl.ts'
import { siteName } from '../../../platform/site-name.ts'
import type { FeedbackReason } from '../../conversation/feedback.ts'
import { DAY_MINUTES } from '../../../platform/days.ts'

const yesOrNo = (value: boolean): string => (value ? 'ja' : 'nee')

export const ownDataTexts = {
  get title() {
    return `Uw gesprek met de AI-assistent van ${siteName()}`
  },
  nothing: 'Wij bewaren geen gesprek met dit nummer.',
  visitor: 'U',
  assistant: 'AI-assistent',
  partial: '(Dit antwoord is niet af.)',
  sources: 'Bronnen:',
  helpful: (helpful: boolean) => `Uw oordeel: ${helpful ? 'u had er iets aan' : 'u had er niets aan'}.`,
  reason: 'Reden:',
  note: 'Uw toelichting:',
  factsTitle: 'Wat wij verder van dit gesprek bewaren',
  facts: {
    number: 'Gespreksnummer',
    page: 'Pagina waarop u begon',
    browser: 'Uw browser en apparaat',
    started: 'Begonnen op',
    last: 'Laatste bericht op',
    shown: 'Kreeg u een aanbod van een partner te zien',
    clicked: 'Drukte u daarop',
    completed: 'Kreeg u te zien hoe u verder kunt',
  },
  yesOrNo,
  time: 'Alle tijden zijn Nederlandse tijd.',
  kept: (days: number) => `Wij bewaren dit gesprek hoogstens ${durationText(days * DAY_MINUTES)} na het laatste bericht.`,
} as const

export const reasonNames: Record<FeedbackReason, string> = {
  onjuist: 'Het klopt niet',
  'niet-mijn-vraag': 'Het is geen antwoord op mijn vraag',
  onduidelijk: 'Ik begrijp het niet',
  anders: 'Iets anders',
}
