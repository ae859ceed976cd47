/** Every sentence of asking for a review after a request, and of giving one. */
import { siteName } from '../../platform/site-name.ts'
import type { RefusalReason, ReviewState } from '../../reviews/review-draft.ts'
import { reviewLimits, type ReviewField, type ReviewFormFault } from './read-review-form.ts'

export const reviewMailTexts = {
  subject: (office: string) => `Hoe ging het bij ${office}?`,
  title: 'Hoe ging het bij de notaris?',
  notes: [
    'U koos dit kantoor via onze site. Met uw ervaring helpt u anderen kiezen.',
    'De link werkt één keer. Is uw akte nog niet klaar? Bewaar deze mail dan tot later.',
    'Dit is de enige keer dat wij het vragen.',
  ],
  open: 'Geef uw beoordeling',
} as const

/** On the visitor's page, before and after choosing. */
export const askTexts = {
  mayAsk: 'U mag mij over drie weken één keer mailen met de vraag hoe het ging.',
  when: (office: string) => `Is uw akte klaar? Dan kunt u ${office} één keer beoordelen.`,
  give: 'Beoordeling geven',
} as const

export const reviewTexts = {
  title: 'Uw beoordeling',
  titleFor: (office: string) => `Uw beoordeling van ${office}`,
  goneTitle: 'Deze link werkt niet meer',
  goneText: 'De link klopt niet of is te oud. Misschien is de beoordeling weggehaald.',
  withdrawnTitle: 'Uw beoordeling is weg',
  withdrawnText: 'Wat u schreef, staat niet meer op onze site en niet meer in onze database.',
  home: 'Naar de homepagina',
  lead: 'Wat u schrijft, komt op onze site, met de naam die u hieronder kiest. Een laag cijfer is voor ons nooit een reden om te weigeren.',
  wrongTitle: 'Uw beoordeling is nog niet verzonden.',
  failedText: 'Er ging iets mis bij ons. Wat u schreef, staat er nog. Probeer het straks opnieuw.',
  helped: (office: string, deed: string) => `${office} heeft mij geholpen met ${deed}.`,
  stars: (office: string) => `Hoeveel sterren geeft u ${office}?`,
  get starsSite() {
    return `Hoeveel sterren geeft u ${siteName()}?`
  },
  star: (count: number) => (count === 1 ? '1 ster' : `${count} sterren`),
  text: 'Wat ging goed, en wat kon beter?',
  textNote: 'Noem geen namen van medewerkers en geen bedragen of gegevens van uw familie.',
  get site() {
    return `Ook iets zeggen over ${siteName()}? Dat hoeft niet.`
  },
  textSite: 'Wat vond u van onze site?',
  name: 'Naam bij uw beoordeling',
  nameNote: 'Een voornaam of een voorletter is genoeg.',
  send: 'Beoordeling versturen',
  given: 'Dank voor uw beoordeling',
  aboutOffice: (office: string) => `Over ${office}`,
  get aboutSite() {
    return `Over ${siteName()}`
  },
  withdraw: 'Mijn beoordeling weghalen',
  withdrawLead: 'Uw beoordeling gaat dan meteen van de site. Met deze link kunt u geen nieuwe geven.',
  withdrawSure: 'Definitief weghalen',
} as const

export const standingTexts: Record<ReviewState, string> = {
  in_behandeling: 'Wij lezen uw beoordeling eerst, en daarna komt die op de pagina Beoordelingen. Hier ziet u hoe het ermee staat.',
  geplaatst: 'Uw beoordeling staat op de pagina Beoordelingen.',
  geweigerd: 'Wij hebben uw beoordeling niet geplaatst.',
}

export const refusalTexts: Record<RefusalReason, string> = {
  geen_klant: 'De reden: volgens ons bent u hier geen klant geweest.',
  beledigend: 'De reden: de tekst beledigt of bedreigt iemand.',
  persoonsgegevens: 'De reden: er staan persoonsgegevens van iemand in.',
  dubbel: 'De reden: deze beoordeling staat er al.',
}

/** After a refusal. */
export const disagree = 'Bent u het er niet mee eens? Schrijf ons via het contactformulier.'

const own: Partial<Record<`${ReviewField} ${ReviewFormFault}`, string>> = {
  'geholpen empty': 'Zet een vinkje als het kantoor u heeft geholpen. Is uw akte nog niet klaar? Kom dan later terug.',
  'sterren empty': 'Kies hoeveel sterren u het kantoor geeft.',
  'tekst empty': 'Schrijf iets bij uw sterren.',
  'sterren-site incomplete': 'Kies ook hoeveel sterren u onze site geeft, of maak de tekst over de site leeg.',
  'tekst-site incomplete': 'Schrijf ook iets over onze site.',
  'naam empty': 'Vul in welke naam erbij mag staan.',
  'naam long': `Houd de naam korter dan ${reviewLimits.name} tekens.`,
}

export function reviewFaultSentence(field: ReviewField, fault: ReviewFormFault): string {
  const short = 'Schrijf minstens een korte zin.'
  const long = `Houd de tekst korter dan ${reviewLimits.comment} tekens.`
  return own[`${field} ${fault}`] ?? (fault === 'short' ? short : long)
}
