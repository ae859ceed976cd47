/** Sentences of the tab Vragen. */
import type { Unhelped } from '../read-unanswered.ts'
import { formatNumber } from '../../../platform/number-format.ts'

export const questionTexts = {
  heading: 'Vragen van bezoekers',
  loading: 'Laden...',
  run: 'Nu uitvoeren',
  running: 'Bezig...',
  ran: { title: 'Bijgewerkt', message: 'Het overzicht is opnieuw gemaakt.' },
  runFailed: { title: 'Fout', message: 'Het overzicht kon niet worden gemaakt.' },
  topHeading: 'Top vragen',
  topNote: (time: string) => `Uit de laatste 10 gesprekken, gemaakt op ${time}. Elke nacht wordt dit vernieuwd.`,
  topNone: 'Er is nog geen overzicht. Het wordt elke nacht gemaakt, of kies Nu uitvoeren.',
  topEmpty: 'In de laatste 10 gesprekken is niets gevraagd over een onderwerp.',
  topFailed: { title: 'Fout', message: 'De top vragen konden niet worden geladen.' },
  period: 'Periode',
  days: (count: number) => (count === 365 ? '1 jaar' : `${count} dagen`),
  ownPeriod: 'Eigen',
  from: 'Van',
  to: 'Tot en met',
  wrongPeriod: 'De eerste dag ligt na de laatste. Kies een andere.',
  after: (question: string) => `Na de vraag: ‘${question}’`,
  unansweredHeading: 'Vragen om te beantwoorden',
  unansweredNote:
    'Vragen waar de assistent geen antwoord op had, of waar de bezoeker niets aan had. Met een eigen antwoord weet de assistent het de volgende keer, en verdwijnt de vraag hier.',
  unansweredNone: 'In deze periode is er geen vraag die nog op een antwoord van u wacht.',
  outsideHeading: 'Buiten ons vak',
  outsideNote: 'Vragen die de assistent niet bij de notaris vond horen. Hoort er een toch bij, geef dan een antwoord.',
  outsideNone: 'In deze periode vroeg niemand iets buiten ons vak.',
  unansweredFailed: { title: 'Fout', message: 'De vragen zonder antwoord konden niet worden geladen.' },
  cut: 'Er zijn er meer. U ziet de nieuwste.',
  asked: (count: number) => (count === 1 ? '1 keer gevraagd' : `${count} keer gevraagd`),
  last: (time: string) => `laatst op ${time}`,
  ways: (count: number) => (count === 1 ? 'Ook zo gevraagd' : `Ook op ${count} andere manieren gevraagd`),
  toSession: 'Naar het gesprek',
  makeAnswer: 'Maak er een antwoord van',
  makeAnswerOf: (question: string) => `Maak er een antwoord van: ${question}`,
  dismiss: 'Niet voor ons',
  dismissOf: (question: string) => `Niet voor ons: ${question}`,
  dismissed: { title: 'Verborgen', message: 'Deze vraag en vragen die erop lijken worden niet meer getoond.' },
  dismissFailed: { title: 'Fout', message: 'De vraag kon niet worden verborgen.' },
  hidden: (count: number) => (count === 1 ? '1 verborgen vraag' : `${count} verborgen vragen`),
  showAgain: 'Weer tonen',
  showAgainOf: (question: string) => `Weer tonen: ${question}`,
  showFailed: { title: 'Fout', message: 'De vraag kon niet worden teruggezet.' },
  topicsHeading: 'Onderwerpen',
  topicsTable: 'Tabel van de onderwerpen',
  topicsNote: (total: number, unanswered: number) =>
    `${formatNumber(total)} vragen met een onderwerp, waarvan ${formatNumber(unanswered)} zonder antwoord. Wedervragen en vragen buiten ons vak tellen daar niet bij.`,
  topicsNone: 'In deze periode is er niets gevraagd.',
  topicsFailed: { title: 'Fout', message: 'De onderwerpen konden niet worden geladen.' },
  topic: 'Onderwerp',
  count: 'Aantal',
  share: 'Deel',
  example: 'Voorbeeld',
  helpful: 'Had er iets aan',
  notHelpful: 'Had er niets aan',
  noExample: 'Gesprek gewist',
} as const

export const reasonTexts: Record<Unhelped, (count: number) => string> = {
  onbekend: (count) => `${count}× geen antwoord`,
  verduidelijking: (count) => `${count}× wedervraag zonder vervolg`,
  oordeel: (count) => `${count}× had er niets aan`,
  'buiten-bereik': (count) => `${count}× buiten ons vak`,
}

/** '12,5%' */
export const percent = (share: number): string => `${formatNumber(share)}%`
