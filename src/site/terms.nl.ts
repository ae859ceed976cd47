/** The terms of use. A change of substance gets a new date. */
import { changedByOwner } from '../articles/responsibility.nl.ts'
import { redirectTexts } from '../redirects/redirects.nl.ts'
import { siteName } from '../platform/site-name.ts'
import { matchingRule } from '../quotes/matching.nl.ts'
import { siteTexts } from '../frame/site.nl.ts'

/** YYYY-MM-DD: the version that holds. */
export const termsVersion = '2026-11-26'

export const termsTexts = {
  title: 'Algemene voorwaarden',
  get description() {
    return `De voorwaarden voor het gebruik van ${siteName()}, in gewone taal: wat u van ons krijgt, waarop u kunt rekenen en waarop niet.`
  },
  lead: 'Deze voorwaarden gelden als u deze site gebruikt. Ze staan in gewone taal, zodat u weet waar u aan toe bent.',
  version: (day: string) => `Versie van ${day}`,
  contents: 'Op deze pagina',
} as const

export const termsSectionTitles = {
  'wie-wij-zijn': '1. Wie wij zijn',
  dienst: '2. Wat deze site biedt',
  advies: '3. Geen juridisch advies',
  teksten: '4. Teksten, rekenhulpen en AI',
  prijzen: '5. Prijzen van anderen',
  vergoeding: '6. Links naar partners en onze vergoeding',
  aanvragen: '7. Offertes en berichten',
  gebruik: '8. Wat wij van u vragen',
  overnemen: '9. Onze teksten en beelden overnemen',
  aansprakelijkheid: '10. Aansprakelijkheid',
  privacy: '11. Uw gegevens',
  partners: '12. Notarissen en partners',
  wijzigingen: '13. Wijzigingen',
  klachten: '14. Klachten en geschillen',
  recht: '15. Nederlands recht',
} as const

export const identityText = (): string => `${siteName()} is een dienst van dit bedrijf. ‘Wij’ is in deze voorwaarden dat bedrijf.`

interface PartnerTerms {
  /** Days that a partner hears before. */
  endDays: number
  changeDays: number
}

export const termsBodies = (terms: PartnerTerms): Record<Exclude<keyof typeof termsSectionTitles, 'wie-wij-zijn'>, string> => ({
  dienst: `Op deze site leest u uitleg over notariszaken in Nederland. U kunt vragen stellen aan een assistent, bedragen uitrekenen, notarissen vergelijken en met een notaris in contact komen.

Dat is voor u gratis: u hoeft geen account te maken en zit nergens aan vast.

Wij doen ons best om de site bereikbaar te houden, maar soms lukt dat niet, bijvoorbeeld bij onderhoud of een storing.`,
  advies: `${siteTexts.notANotary}

Wat u hier leest of van de assistent krijgt, is algemene uitleg. Wij kennen uw situatie niet. U wordt door het gebruik van deze site dus niet onze klant zoals bij een notaris of advocaat, en wij worden niet uw adviseur.

Vraag een notaris om advies voordat u iets tekent of iets belangrijks beslist.`,
  teksten: `Onze teksten zijn met AI geschreven en vergeleken met bronnen. Onder elk artikel staat hoe en wanneer. ${changedByOwner} De assistent is een computerprogramma en kan zich vergissen.

Een rekenhulp rekent met de regels en bedragen die erbij staan. De uitkomst is een schatting, en uw echte rekening of aanslag kan anders zijn.

Regels en tarieven veranderen, dus kijk naar de datum en de bron die bij de tekst staan. Ziet u een fout, [meld die dan](/melding).`,
  prijzen: `Prijzen van notarissen komen van die notarissen of van de bron die erbij staat. Bij elke prijs staat van welke dag die is, of de btw erin zit en wat u ervoor krijgt.

Wij maken die prijzen niet en kunnen ze niet garanderen. De prijs die u met de notaris afspreekt, geldt. Vraag daarom altijd een offerte voordat u een opdracht geeft.`,
  vergoeding: `Op deze site staan knoppen en links naar partners. Bij elke knop naar een partner staat: ‘${redirectTexts.disclosure}’ Dat is een vast bedrag per aanvraag, per klik of voor een advertentie. Voor u wordt het daardoor niet duurder. Of een notaris ons betaalt, telt niet mee voor de volgorde van onze lijst.

Volgt u zo’n link, dan bent u op de site van een ander, met eigen voorwaarden en een eigen privacybeleid.`,
  aanvragen: `Vraagt u via onze site een offerte, of schrijft u aan een notaris? Dan brengen wij u in contact. Dat kost niets en u hoeft een offerte niet aan te nemen.

[Offertes aanvragen](/offerte) doet u bij de kantoren die u zelf aanvinkt. ${matchingRule} Een kantoor ziet wie u bent zodra u het kiest, en niet eerder.

Geeft u daarna een opdracht, dan maakt u die afspraak met de notaris of de partner en niet met ons. Wij zijn daarbij geen partij. De notaris is zelf verantwoordelijk voor zijn werk en zijn prijs.

Wij kunnen niet beloven dat een notaris u antwoordt, een offerte maakt of uw opdracht aanneemt.`,
  gebruik: `Gebruik de site zoals die is bedoeld. Dat betekent:

- geef in een formulier uw eigen, juiste gegevens op;
- zet geen burgerservicenummer, rekeningnummer of medische gegevens in een vraag of bericht;
- noem geen gegevens van anderen die daar niet van weten;
- probeer de site niet te verstoren, te hacken of met een programma vol te sturen.

Wie de site misbruikt, kunnen wij tijdelijk weren. De software doet dat ook zelf als er te veel vragen achter elkaar komen.`,
  overnemen: `De teksten, tekeningen en rekenhulpen op deze site mag u lezen, bewaren en afdrukken voor uzelf. Een stuk aanhalen mag, met de naam van deze site en een link erbij.

Hele teksten overnemen op een andere site, of onze lijsten kopiëren, mag alleen als wij dat schriftelijk goedvinden. Wat de wet u toestaat, zoals citeren, mag altijd.`,
  aansprakelijkheid: `Wij maken deze site met zorg. Toch kan er iets fout in staan.

**Gebruikt u de site als consument?** Dan gelden de gewone regels van de wet. Deze voorwaarden nemen u geen rechten af. Of wij voor schade moeten betalen, hangt dus af van de wet en van wat er is gebeurd.

**Gebruikt u de site voor uw beroep of bedrijf?** Dan zijn wij niet aansprakelijk voor gemiste winst en andere gevolgschade.

Voor iedereen geldt: bij schade door onze opzet of bewuste roekeloosheid kunt u ons altijd aanspreken, en bij letsel of overlijden door onze fout ook.

Voor het werk van een notaris of partner is die zelf aansprakelijk.`,
  privacy: `In ons [privacybeleid](/privacy-policy) leest u welke gegevens wij bewaren, waarom, hoe lang en wie ze krijgt. Daar staan ook uw rechten.`,
  partners: `Dit deel is voor notarissen en andere bedrijven die op onze site staan.

- **Volgorde.** Welke gegevens uw plaats in de lijst bepalen en hoe zwaar die tellen, leest u bij [Over ons](/over-ons#volgorde). U kunt een hogere plaats niet kopen.
- **Uw gegevens.** U zorgt dat de gegevens en prijzen die u ons geeft, kloppen en volledig zijn.
- **Vergoeding.** Een vergoeding is een vast bedrag per aanvraag, per klik of voor een advertentie. Zij hangt nooit af van een akte of van uw rekening.
- **Van de lijst.** Halen wij uw kantoor van de lijst, dan laten wij u uiterlijk op dat moment weten waarom. Stopt onze afspraak helemaal, dan hoort u dat minstens ${terms.endDays} dagen vooraf (artikel 4 van verordening (EU) 2019/1150), behalve als de wet of ernstig misbruik ons dwingt eerder te stoppen.
- **Wijzigingen.** Veranderen deze voorwaarden, dan krijgt u daarvan minstens ${terms.changeDays} dagen vooraf bericht per mail (artikel 3 van die verordening). Gaat u niet akkoord, dan mag u voor die dag opzeggen.
- **Klachten.** Bent u het niet eens met uw plaats of met een besluit van ons? Schrijf ons via [Contact](/contact). Wij kijken er opnieuw naar en vertellen u wat wij doen en waarom.`,
  wijzigingen: `Wij kunnen deze voorwaarden veranderen, bijvoorbeeld als de site of de wet verandert. De nieuwe tekst krijgt een nieuwe datum en geldt vanaf die dag. Voor een bericht dat u eerder stuurde, blijven de voorwaarden van toen gelden.

U kunt deze pagina bewaren of afdrukken.`,
  klachten: `Staat er iets op de site wat niet klopt of niet mag? Gebruik dan de pagina [Melding](/melding). U krijgt per mail ons besluit, met de redenen.

Bent u ergens anders niet tevreden over? Schrijf ons via [Contact](/contact) wat er is gebeurd en wat u van ons verwacht. Wij antwoorden zo snel mogelijk en zoeken samen met u naar een oplossing.

Komen wij er niet uit, dan kunt u naar de rechter. Deze voorwaarden verplichten u niet om eerst naar iemand anders te gaan. Gratis uitleg over uw rechten als consument krijgt u bij [ConsuWijzer](https://www.consuwijzer.nl/) van de Autoriteit Consument & Markt.`,
  recht: `Op deze voorwaarden is Nederlands recht van toepassing. Woont u als consument in een ander land van de Europese Unie? Dan houdt u ook de bescherming van de wet van dat land waarvan niet mag worden afgeweken.

Een geschil komt bij de rechter die volgens de wet bevoegd is. Is een deel van deze voorwaarden niet geldig, dan blijft de rest gelden.`,
})
