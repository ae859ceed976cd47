/** The sentences of the page 'Over ons'. Each is true of the code and the content; change both together. */
import { chatTexts } from '../assistant/chat/assistant.nl.ts'
import { defaultDisclaimer } from '../settings/identity.ts'
import { changedByOwner, responsibilitySentence, type Responsibility } from '../articles/responsibility.nl.ts'
import { articleTextsNl } from '../articles/articles.nl.ts'
import { explainOrder, listingTexts, orderTexts } from '../notaries/notaries.nl.ts'
import { matchingRule } from '../quotes/matching.nl.ts'
import { redirectTexts } from '../redirects/redirects.nl.ts'
import { siteName } from '../platform/site-name.ts'

/** YYYY-MM-DD of the last change of these sentences. */
export const aboutChanged = '2026-11-27'

export const aboutTexts = {
  title: 'Over ons',
  get description() {
    return `Wie er achter ${siteName()} zit, wat wij doen en niet doen, hoe wij geld verdienen, hoe onze teksten zijn gemaakt en hoe u ons bereikt.`
  },
  get lead() {
    return `${siteName()} legt notariszaken uit in gewone taal. U leest wat een akte is, wat die kost en welke notarissen u kunt vergelijken.`
  },
  changed: (day: string) => `Gewijzigd op ${day}`,
  contents: 'Op deze pagina',
} as const

export const aboutSectionTitles = {
  'wie-wij-zijn': 'Wie wij zijn',
  'wat-wij-doen': 'Wat wij doen',
  'wat-wij-niet-doen': 'Wat wij niet doen',
  geld: 'Hoe wij geld verdienen',
  teksten: 'Hoe onze teksten zijn gemaakt',
  telling: 'Wat wij tellen',
  volgorde: 'Hoe de volgorde van notarissen tot stand komt',
  partners: 'Voor notarissen en partners',
  bereiken: 'Hoe u ons bereikt',
  fout: 'Een fout of een klacht',
} as const

export const whoText = (): string =>
  `${siteName()} is een website over notariszaken in Nederland. Wij zijn geen notariskantoor en geen beroepsorganisatie. Dit is het bedrijf achter de site:`

/** `forwards`: an office on the list takes messages. */
export const whatText = ({
  forwards,
}: {
  forwards: boolean
}): string => `- **Uitleggen.** In [onze artikelen](/#onderwerpen) leest u over een huis kopen, een testament, samenwonen, trouwen, een overlijden en een bedrijf.
- **Antwoorden.** U stelt uw vraag aan [de assistent](/#chat-titel), die uit onze eigen artikelen antwoordt en de bron erbij zet.
- **Rekenen.** Met onze [rekenhulpen](/rekenhulpen) rekent u belasting en kosten uit, met alle stappen.
- **Vergelijken.** In [de lijst van notarissen](/notaries) kiest u op plaats, akte, taal en prijs.${forwards ? '\n- **Doorgeven.** Schrijft u via ons aan een notaris, dan brengen wij u met dat kantoor in contact.' : ''}

U betaalt ons niets.`

/** `coverage`: how much of the market the list shows, when that can be counted. */
export const whatNotText = (
  coverage: string | undefined,
): string => `- Wij maken geen akten en geven geen juridisch advies over uw situatie. Dat doet een notaris.
- Wij kiezen geen notaris voor u en onderhandelen niet over de prijs.
- Wij vergelijken niet alle notarissen van Nederland. ${coverage ?? ''} In het [register van de beroepsorganisatie](https://www.notaris.nl/) vindt u ze allemaal.
- Wij beloven niet dat een prijs op onze site de laagste is. U mag altijd zelf offertes vragen, ook bij kantoren die hier niet staan.`

export const moneyText = `Bezoekers betalen niets. Partners kunnen ons een **vaste vergoeding** betalen: een bedrag per aanvraag, een bedrag per klik, of een bedrag voor een advertentie.

Dat bedrag hangt niet af van uw akte of van wat u de notaris betaalt. Wij krijgen nooit een percentage en nooit een bedrag per akte. De beroepsorganisatie van notarissen heeft een regel tegen provisie: een vergoeding voor het aanbrengen van een opdracht. Voor een echte dienst of een advertentie mag een notaris wel een zakelijke prijs betalen. Meer daarover leest u in [dit artikel](/hulp-inschakelen-bij-het-vergelijken-van-notariskosten).

Bij elke knop naar een partner staat: ‘${redirectTexts.disclosure}’ Zo weet u het voordat u klikt.`

export const textsText = (
  responsibility: Responsibility,
): string => `De artikelen en de korte antwoorden zijn met AI geschreven en daarna, ook met AI, vergeleken met wetten, sites van de overheid en andere bronnen. Onder elk artikel staat een kader ‘${articleTextsNl.factCheck}’: hoe de tekst is gemaakt, waarmee hij is vergeleken en op welke dag. ${changedByOwner} ${responsibilitySentence(responsibility)}

Bedragen staan op één plek, met hun bron en de dag waarop ze zijn nagekeken. Alle artikelen, de rekenhulpen en de assistent gebruiken dezelfde bedragen.

De assistent is een computerprogramma. Bij elk gesprek staat: ‘${chatTexts.aiNotice}’ ${defaultDisclaimer} Meer daarover leest u in ons [privacybeleid](/privacy-policy#gebruik-van-ai).`

const orders: readonly [string, string][] = [
  [`${orderTexts.passend}, als u een akte kiest`, explainOrder('passend', { deed: 'testament', rated: true })],
  [`${orderTexts.passend}, zonder akte`, explainOrder('passend', { deed: undefined, rated: true })],
  [orderTexts.prijs, explainOrder('prijs', { deed: 'testament', rated: true })],
  [orderTexts.beoordeling, explainOrder('beoordeling', { deed: undefined, rated: true })],
  [orderTexts.naam, explainOrder('naam', { deed: undefined, rated: true })],
  [orderTexts.afstand, explainOrder('afstand', { deed: undefined, rated: true })],
]

export const orderText = `Een programma zet de lijst op volgorde, en u kiest zelf waar het naar kijkt. Kiest u niets, dan staat de lijst op ‘${orderTexts.passend}’.

${orders.map(([name, how]) => `- **${name}.** ${how}`).join('\n')}

Alleen beoordelingen die wij kunnen laten zien, tellen mee. Een notaris zonder beoordeling of zonder prijs staat onder de notarissen die er wel een hebben. Boven de lijst staat waar op dat moment naar is gekeken.

**${listingTexts.moneyAndOrder}** Het programma dat de volgorde maakt, weet niet wie ons betaalt.

Vraagt u [offertes](/offerte) aan? ${matchingRule}`

export const partnersText = `Staat uw kantoor op onze lijst, of wilt u dat? Dan geldt voor u hetzelfde als hierboven. Deze gegevens bepalen uw plaats, het zwaarste eerst:

1. of u een prijs geeft voor de akte die de bezoeker kiest, en of u die akte als specialisatie noemt;
2. uw beoordeling;
3. uw prijs voor die akte, als alle kosten erin zitten; kiest de bezoeker geen akte, dan telt geen prijs;
4. uw naam, op alfabet.

De eerste drie zeggen het meest over wat een bezoeker zoekt, en daarom tellen ze in deze volgorde. Kiest de bezoeker een andere volgorde, dan telt dat gegeven het zwaarst. U kunt een hogere plaats niet kopen: niet met een vergoeding en niet met een advertentie. Een prijs ouder dan een jaar telt niet meer mee.

Dit is ook de uitleg die artikel 5 van de Europese verordening 2019/1150 van ons vraagt. Andere afspraken met partners staan in de [algemene voorwaarden](/algemene-voorwaarden#partners).`

/** Of the claims that live shows because the site's own requests bear them out. */
export const countedText = (sentences: readonly string[]): string =>
  `Op onze homepagina staat wat u van offertes kunt verwachten, en dat tellen wij na in de aanvragen die via deze site gingen. Klopt het niet meer, dan halen wij het weg.

${sentences.map((sentence) => `- ${sentence}`).join('\n')}`

export const contactText =
  'Schrijf ons via het [contactformulier](/contact), waar ook ons telefoonnummer en e-mailadres staan. Dezelfde gegevens vindt u onder elk gesprek met de assistent.'

export const errorText = `Klopt er iets niet in een artikel, een bedrag, een antwoord of in de gegevens van een notaris? Stuur ons de pagina en wat er volgens u fout is, via de pagina [Melding](/melding). Wij kijken het na en mailen u ons besluit. Hebt u gelijk, dan verbeteren wij de tekst en krijgt het artikel een nieuwe datum.

Hebt u een klacht over ons? Schrijf ons wat er is gebeurd en wat u van ons verwacht. Wij antwoorden zo snel mogelijk. Gaat uw klacht over uw gegevens, dan leest u in ons [privacybeleid](/privacy-policy#uw-rechten) waar u nog meer terechtkunt. Gaat uw klacht over een notaris, ga dan eerst naar die notaris. Op [notaris.nl](https://www.notaris.nl/) leest u waar u daarna terechtkunt.`
