/** The sentences of the privacy page around what the rooms say of their own data. Each is true of the code; change both together. */
import { changedByOwner, responsibilitySentence, type Responsibility } from '../articles/responsibility.nl.ts'
import { chatTexts, ownDataTexts } from '../assistant/chat/assistant.nl.ts'
import { defaultDisclaimer } from '../settings/identity.ts'
import type { MaskedKind } from '../assistant/conversation/mask-personal-data.ts'
import type { Recipient, StoredData } from '../platform/stored-data.ts'
import { redirectTexts } from '../redirects/redirects.nl.ts'
import { siteName } from '../platform/site-name.ts'
import { siteTexts } from '../frame/site.nl.ts'
import type { Hosting, MailRoute, PassingOn } from './passing-on.ts'

/** YYYY-MM-DD of the last change of these sentences. */
export const privacyChanged = '2026-11-27'

export const privacyTexts = {
  title: 'Privacybeleid',
  get description() {
    return `Welke gegevens ${siteName()} van u bewaart, waarom, hoe lang en wie ze krijgt. Gemaakt uit wat de software echt bewaart. Met uw rechten.`
  },
  lead: 'Hier leest u welke gegevens wij van u bewaren, waarom, hoe lang en wie ze krijgt. De lijst is gemaakt uit wat de software bewaart.',
  changed: (day: string) => `Tekst gewijzigd op ${day}`,
  contents: 'Op deze pagina',
  stored: {
    what: 'Wat',
    purpose: 'Waarom',
    basis: 'Grondslag',
    kept: 'Hoe lang',
    passedTo: 'Wie krijgt het',
  },
  groups: {
    visitors: 'Van bezoekers',
    safety: 'Voor de veiligheid en de techniek',
    others: 'Van klanten, notarissen en de eigenaar',
  } satisfies Record<StoredData['about'], string>,
} as const

export const privacySectionTitles = {
  'kort-gezegd': 'Kort gezegd',
  dienstverlening: 'Onze Dienstverlening',
  verantwoordelijk: 'Wie verantwoordelijk is',
  gegevensbescherming: 'Gegevensbescherming',
  'wat-wij-bewaren': 'Wat wij bewaren',
  'uw-rechten': 'Uw rechten',
  'gebruik-van-ai': 'Gebruik van AI',
  'deze-pagina': 'Hoe deze pagina is gemaakt',
} as const

export const shortText = ({ model }: PassingOn): string => `- Deze site zet geen cookies in uw browser en laadt niets van andere bedrijven.
- Om te lezen hoeft u niets over uzelf te vertellen. Wat u in een rekenhulp of zoekveld typt, bewaren wij niet.
- ${
  model
    ? `Uw vraag aan de assistent gaat naar een AI-bedrijf (${model}), zonder uw IP-adres. Nummers en adressen halen wij er eerst uit.`
    : 'Uw vraag aan de assistent gaat niet naar een AI-bedrijf. Nummers en adressen halen wij eruit voordat wij de vraag bewaren.'
}
- Elk uur wist de software wat langer is bewaard dan hieronder staat.
- Een partner krijgt van ons alleen gegevens over u als u daar zelf om vraagt.
- U mag altijd vragen wat wij van u hebben, en het laten wissen.`

export const serviceText =
  (): string => `Op deze site leest u over notariszaken, stelt u vragen aan een assistent, rekent u bedragen uit en vergelijkt u notarissen. Voor u is dat gratis.

Wat u hier leest, komt uit drie bronnen:

- **AI.** De assistent is een computerprogramma. Het herkent uw vraag en stelt het antwoord samen. Ook de artikelen zijn met AI geschreven.
- **Onze kennis.** De assistent antwoordt uit onze eigen artikelen, korte antwoorden, rekenregels en bedragen, met de bron erbij.
- **Werk met de hand.** De eigenaar beantwoordt berichten, beheert de lijst van notarissen en leest gesprekken om fouten te vinden.

${siteTexts.notANotary}

### Hoe wij geld verdienen
Bezoekers betalen ons niets. Partners kunnen ons een vaste vergoeding betalen: per aanvraag, per klik of voor een advertentie. Wij krijgen nooit een deel van de rekening van de notaris en nooit een bedrag per akte.

Bij elke knop naar een partner staat: ‘${redirectTexts.disclosure}’ Of een notaris ons betaalt, telt niet mee voor de volgorde van onze lijst. Hoe die volgorde tot stand komt, leest u bij [Over ons](/over-ons#volgorde).`

export const responsibleText = `Dit bedrijf beslist waarvoor en hoe uw gegevens worden gebruikt. In de AVG, de Europese privacywet, heet dat de verwerkingsverantwoordelijke.`

const maskedNames: Record<MaskedKind, string> = {
  bsn: 'een burgerservicenummer',
  iban: 'een bankrekeningnummer',
  phone: 'een telefoonnummer',
  email: 'een e-mailadres',
  address: 'een postcode met huisnummer',
}

function mailText({ transport, host, skipsOwner }: MailRoute): string {
  const name = host ? ` (${host})` : ''
  if (skipsOwner && transport !== 'inbox')
    return 'Een nieuw bericht aan ons gaat niet per mail weg. De eigenaar leest het op een afgeschermde pagina van deze site. Een eerder bericht kan wel gemaild zijn.'
  if (transport === 'smtp')
    return `Berichten van een contactformulier gaan ook per mail naar de eigenaar, via een mailserver${name}. De kopie in zijn mailbox wordt niet automatisch gewist. Vraag ons erom als u wilt dat wij haar wissen.`
  if (transport === 'form_mail')
    return `Berichten van een contactformulier gaan naar een formulierdienst${name}, die er een mail aan de eigenaar van maakt. Wat daar en in zijn mailbox staat, wordt niet automatisch gewist. Vraag ons erom als u wilt dat wij het laten wissen.`
  return 'Berichten van een contactformulier gaan niet per mail weg. De eigenaar leest ze op een afgeschermde pagina van deze site.'
}

/** As the forms do it: without mail of its own the site shows no form for an office. */
const officeText = ({ transport, host }: MailRoute, demo: boolean): string =>
  (transport === 'smtp'
    ? `Schrijft u bij een notaris uit onze lijst? Dan gaat uw bericht per mail naar dat kantoor${host ? `, via de mailserver (${host})` : ''}. Het formulier noemt het kantoor.`
    : 'Via deze site gaat geen bericht naar een notaris.') + (demo ? ' Zolang deze site een demo is, komt zo’n bericht bij de eigenaar.' : '')

const modelText = (model: string | undefined): string =>
  model
    ? `De assistent laat antwoorden schrijven door een taalmodel van een ander bedrijf (${model}). Dat krijgt uw vraag zonder wat wij eruit haalden, de eerdere berichten van dat gesprek en stukken uit onze artikelen. Uw IP-adres en het gespreksnummer krijgt het niet. Wat dat bedrijf met de vraag mag doen en in welk land, vertellen wij u als u het vraagt.`
    : 'Geen. De assistent werkt op dezelfde server als de site.'

const onRequest = (what: string): string => `${what}, vertellen wij u als u het vraagt.`

function hostingText({ party, country }: Hosting): string {
  const who = party ? `Dat bedrijf is ${party.replace(/\.$/, '')}.` : ''
  const where = country ? `De server staat in: ${country}.` : ''
  const unsaid = who ? 'In welk land de server staat' : where ? 'Welk bedrijf dat is' : 'Welk bedrijf dat is en in welk land de server staat'
  return [who, where, who && where ? '' : onRequest(unsaid)].filter(Boolean).join(' ')
}

export const protectionText = (
  { hosting, mail, model }: PassingOn,
  { demo }: { demo: boolean },
): string => `Wij houden ons aan de AVG. Wat u ons vertelt, behandelen wij vertrouwelijk.

### Geen cookies en geen meekijkers
Op de pagina’s voor bezoekers gebruiken wij geen cookies en geen andere opslag in uw browser. Wij laden geen lettertypen, kaarten, video’s of tellers van andere bedrijven. Daarom vragen wij u ook niet om toestemming. Een gesprek met de assistent onthoudt uw browser alleen zolang de pagina open is.

Alleen wie voor ons werkt, krijgt bij het inloggen twee cookies. De ene is nodig om ingelogd te blijven, de andere om de browser bij het inloggen te herkennen. Die browser onthoudt ook dat er was ingelogd, en of de donkere weergave is gekozen.

### Wat wij uit uw vraag halen
Typt u in de chat per ongeluk iets wat te veel over u zegt? De software haalt het eruit voordat uw vraag wordt bewaard of doorgegeven, en zegt u dat. De software herkent:

${Object.values(maskedNames)
  .map((name) => `- ${name}`)
  .join('\n')}

Namen en ziektes herkent de software niet, dus noem die liever niet.

### Hoe wij gegevens beveiligen
Alleen wie bij ons is ingelogd, of een programma met een sleutel van ons, kan gesprekken en berichten lezen. Elke keer dat een gesprek of bericht wordt geopend, komt in een logboek dat niemand kan veranderen. Wachtwoorden van diensten bewaren wij versleuteld. Pagina’s kunnen geen programma’s van andere sites laden.

### Wie gegevens kan krijgen
- **De hostingpartij.** De gegevens staan op een server, en het bedrijf dat die voor ons beheert, verwerkt ze in onze opdracht. ${hostingText(hosting)} Een server die voor onze site staat, kan een eigen logboek met IP-adressen hebben.
- **De bezorging van berichten.** ${mailText(mail)}
- **Een notaris.** ${officeText(mail, demo)}
- **AI-bedrijven.** ${modelText(model)}
- **Programma’s die wij zelf gebruiken.** Met een sleutel die wij kunnen intrekken, kan een ander programma van ons gesprekken, berichten of aanvragen ophalen. Wie een aanvraag doet, krijgt zo’n programma niet te zien. Wie zo’n programma voor ons beheert, verwerkt ze in onze opdracht. Een melding aan een programma zegt alleen dat er iets is gebeurd en bevat niets over u. Welke programma’s dat zijn, vertellen wij u als u het vraagt.
- **Partners.** Volgt u een link naar een partner, dan opent uw browser de site van die partner. Die ziet dan uw IP-adres en kan zien dat u van onze site komt. Wij sturen uw naam, uw vraag of uw gesprek niet mee. Op die site geldt het privacybeleid van de partner.

Anderen krijgen alleen gegevens als de wet ons daartoe verplicht.`

export const storedIntro =
  'Alles hieronder staat in de database van deze site, behalve het logboek van de server. De eigenaar en de hostingpartij kunnen erbij. Open een onderdeel om te lezen wat het is, waarom wij het bewaren en wie het verder krijgt.'

const carrierText = (transport: MailRoute['transport'], name: string): string =>
  transport === 'smtp' ? `De mailserver${name} die het bezorgt.` : `De formulierdienst${name} die het bezorgt.`

export const recipientText = (recipient: Recipient, { hosting, mail: { transport, host }, model }: PassingOn): string => {
  const name = host ? ` (${host})` : ''
  switch (recipient) {
    case 'nobody':
      return 'Verder niemand.'
    case 'model':
      return model ? `Het AI-bedrijf achter het taalmodel (${model}). Verder niemand.` : 'Verder niemand.'
    case 'everyone':
      return 'Wat op deze site staat, kan iedereen lezen. De rest krijgt verder niemand.'
    case 'host':
      return hosting.party ? `De hostingpartij (${hosting.party}).` : 'De hostingpartij.'
    case 'mail':
      if (transport === 'inbox') return 'Verder niemand.'
      return transport === 'form_mail'
        ? carrierText(transport, name)
        : `${carrierText(transport, name)} Schreef u bij een notaris uit onze lijst, dan dat kantoor.`
    case 'offices': {
      const offices = 'De kantoren die u aanwijst, zonder uw naam; het kantoor dat u kiest, met uw naam.'
      return transport === 'inbox' ? offices : `${offices} ${carrierText(transport, name)}`
    }
    case 'notice-mail':
      return transport === 'inbox' ? 'Verder niemand.' : `${carrierText(transport, name)} Verder niemand.`
  }
}

export const rightsText = `U hebt volgens de AVG deze rechten:

- **Inzage.** U mag weten welke gegevens wij van u hebben en er een kopie van krijgen (artikel 15).
- **Rectificatie.** Klopt er iets niet, dan verbeteren wij het (artikel 16).
- **Verwijdering.** U mag ons vragen uw gegevens te wissen (artikel 17).
- **Beperking.** U mag ons vragen uw gegevens even niet te gebruiken, bijvoorbeeld zolang wij nakijken of ze kloppen (artikel 18).
- **Overdraagbaarheid.** Gegevens die u ons met toestemming of voor een overeenkomst gaf, kunt u als bestand krijgen (artikel 20).
- **Bezwaar.** Gebruiken wij gegevens op grond van ons gerechtvaardigd belang, dan mag u daartegen bezwaar maken (artikel 21).
- **Toestemming intrekken.** Gaf u toestemming, dan mag u die altijd intrekken. Dat kost u niets.

Vraag erom via het [contactformulier](/contact). Wij antwoorden binnen een maand. Is uw verzoek ingewikkeld, dan mag dat twee maanden langer duren, en dat laten wij u binnen die eerste maand weten. Wij vragen alleen wat nodig is om zeker te weten dat het om uw gegevens gaat.

Een gesprek met de assistent wist u zelf. Kies boven in de chat ‘${chatTexts.conversation}’ en dan ‘${ownDataTexts.erase}’. Met ‘${ownDataTexts.download}’ krijgt u het eerst als bestand. Is de pagina al gesloten, schrijf ons dan. Bij een gesprek staat geen naam: uw vraag, en ongeveer wanneer u die stelde, helpen ons het terug te vinden. Kliks en tellingen kunnen wij niet bij een persoon terugzoeken.

### Een klacht
Vertel het ons eerst, dan proberen wij het op te lossen. U kunt ook een klacht indienen bij de toezichthouder:

Autoriteit Persoonsgegevens\\
Postbus 93374, 2509 AJ Den Haag\\
Telefoon [088 - 1805 250](tel:0881805250)\\
[autoriteitpersoonsgegevens.nl](https://www.autoriteitpersoonsgegevens.nl/)`

const demoWaiting =
  '\n\nZolang deze site een demo is, ziet u tijdens het wachten een voorbeeldtekst over notarissen die uw vraag bekijken. Ook dan antwoordt alleen het programma.'

const howText = (model: string | undefined): string =>
  model
    ? `De assistent zoekt in onze eigen artikelen, korte antwoorden en bedragen, en rekent met vaste regels. Een taalmodel (${model}) schrijft daarmee het antwoord. Lukt dat niet, dan stelt ons eigen programma het antwoord samen.`
    : 'De assistent zoekt in onze eigen artikelen, korte antwoorden en bedragen, en rekent met vaste regels. Vindt hij niets wat past, dan zegt hij dat. Hij leert niet van uw gesprek.'

export const aiText = ({
  demo,
  model,
  responsibility,
}: {
  demo: boolean
  model: string | undefined
  responsibility: Responsibility
}): string => `De assistent is AI. Dat staat bij elk gesprek, voordat u iets typt: ‘${chatTexts.aiNotice}’ Bij elk antwoord staat ‘${chatTexts.answerMark}’, en ook programma’s kunnen dat merk lezen. Zo vraagt artikel 50 van de Europese AI-verordening het.

In de chat antwoordt geen notaris en geen mens. Wilt u een mens spreken? De gegevens staan onder elk gesprek en bij [Contact](/contact).${demo ? demoWaiting : ''}

### Hoe de assistent werkt
${howText(model)} ${defaultDisclaimer} Lees daarom de bron bij het antwoord en beslis samen met een notaris.

### Wat mensen doen
De teksten op deze site zijn met AI geschreven en met AI vergeleken met wetten en andere bronnen. Onder elk artikel staat welke bronnen dat zijn en op welke dag dat is gedaan. ${changedByOwner} ${responsibilitySentence(responsibility)} De eigenaar kan gesprekken lezen om fouten te vinden.

### Geen besluiten over u
Geen computer neemt hier besluiten die gevolgen voor u hebben. Wij maken geen profiel van u. De volgorde van notarissen is voor elke bezoeker met dezelfde keuzes gelijk.`

export const aboutPageText = (
  day: string,
): string => `De lijst bij ‘Wat wij bewaren’ typt niemand over. De software werkt zelf met die lijst: elk onderdeel dat iets bewaart, zegt erbij wat, waarom en hoe lang. Met dezelfde lijst wist zij elk uur wat oud is. De bewaartermijnen en de manier van bezorgen komen uit de instellingen van deze site. Verandert de eigenaar die, dan staat dat hier binnen een minuut.

Komt er in de database een tabel bij die niet in de lijst staat, dan faalt onze automatische controle.

De tekst eromheen is voor het laatst gewijzigd op ${day}. Verandert er iets belangrijks, dan passen wij deze pagina en die datum aan.`
