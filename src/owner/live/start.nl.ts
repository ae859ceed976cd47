/** Sentences of the start page. */
import { formatNumber } from '../../platform/number-format.ts'
import type { StartStepId } from './start-steps.ts'

export const startTexts = {
  lead: 'Uw site werkt, maar is nog een demo met voorbeelden. Met deze stappen zet u hem live. U mag tussendoor stoppen: wat u opslaat, blijft staan.',
  newMessages: (count: number) => (count === 1 ? 'Er is 1 nieuw bericht van een bezoeker.' : `Er zijn ${formatNumber(count)} nieuwe berichten van bezoekers.`),
  toMessages: 'Naar Berichten',
  ready: 'Dit hebt u nodig',
  needs: [
    'uw telefoon, met een app voor inlogcodes',
    'uw KvK-nummer en btw-id',
    'het wachtwoord van uw e-mail, en de naam van de mailserver',
    'het webadres dat uw partner u gaf, en de gegevens van de notarissen die u wilt tonen',
  ],
  steps: 'De stappen',
  progress: (done: number, all: number) => `${done} van de ${all} stappen ${done === 1 ? 'is' : 'zijn'} klaar.`,
  states: { done: 'Klaar', next: 'Nu doen', open: 'Nog niet' },
  tick: 'Aanvinken bij Livegang',
  last: {
    title: 'Zet de site live',
    why: 'Zijn alle stappen klaar? Dan zet u de site met één knop live. De voorbeelden en de balk ‘Demo’ verdwijnen dan. Terug kan ook.',
    link: 'Naar Livegang',
  },
} as const

export const startSteps: Record<StartStepId, { title: string; why: string }> = {
  access: {
    title: 'Beveilig uw toegang',
    why: 'Hier staan gesprekken en berichten van bezoekers. Zet daarom als eerste een tweede stap bij het inloggen aan, en bewaar de herstelcodes.',
  },
  company: { title: 'Vul in wie u bent', why: 'Bezoekers zien wie er achter de site staat en hoe zij u bereiken. De wet vraagt dat ook.' },
  mail: { title: 'Zorg dat berichten aankomen', why: 'Vul de mailserver in en stuur uzelf een testbericht.' },
  offer: { title: 'Zet uw notarissen en partners erop', why: 'Live verdwijnen de voorbeelden. Wat u zelf toevoegt, blijft.' },
  assistant: {
    title: 'Kies hoe de assistent antwoordt',
    why: 'Zonder taalmodel antwoordt de assistent uit de eigen kennis. Dat is genoeg om te beginnen; een model kan later nog.',
  },
  texts: {
    title: 'Lees wat onder uw naam verschijnt',
    why: 'U staat in voor de artikelen, de voorwaarden en het privacybeleid. Klopt iets niet voor u, pas het dan aan. Dit kost de meeste tijd.',
  },
  server: { title: 'Vraag dit aan uw beheerder', why: 'Dit staat op de server, en niet in deze schermen.' },
}
