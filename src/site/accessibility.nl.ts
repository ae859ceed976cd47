/** The accessibility statement. It says only what was tested and how; a test that goes, or a fault that is found, changes it. */
import { siteName } from '../platform/site-name.ts'

/** YYYY-MM-DD of the last time that this statement was held against the site. */
export const accessibilityChanged = '2026-11-25'

export const accessibilityTexts = {
  title: 'Toegankelijkheid',
  get description() {
    return `Hoe toegankelijk ${siteName()} is voor iedereen: welke norm wij volgen, wat is getest en hoe, wat nog niet is onderzocht en hoe u een probleem meldt.`
  },
  lead: 'Iedereen moet deze site kunnen lezen en bedienen, ook met een schermlezer, zonder muis of met grote letters. Hier leest u hoe ver wij daarmee zijn.',
  changed: (day: string) => `Verklaring van ${day}`,
  contents: 'Op deze pagina',
} as const

export const accessibilitySectionTitles = {
  norm: 'Welke norm wij volgen',
  status: 'Hoe ver wij zijn',
  getest: 'Wat is getest, en hoe',
  afwijkingen: 'Wat nog niet klopt of niet is onderzocht',
  melden: 'Een probleem melden',
  verklaring: 'Over deze verklaring',
} as const

export const accessibilityBodies: Record<keyof typeof accessibilitySectionTitles, string> = {
  get norm() {
    return `Wij volgen de richtlijnen WCAG 2.2, niveau A en AA. Dat zijn internationale regels voor toegankelijke sites. De Europese norm EN 301 549 verwijst naar de WCAG.

De verklaring gaat over alle pagina’s voor bezoekers van ${siteName()}, de assistent en de rekenhulpen. Zij gaat niet over sites waar wij naar verwijzen.`
  },
  status: `**Status: eerste maatregelen genomen.** De makers van de software hebben haar getest, en wat zij vonden, is verbeterd. Een volledig onderzoek volgens de WCAG door een ander is er nog niet. Daarom zeggen wij niet dat de site helemaal voldoet.

De naam van de status komt uit het model dat de overheid voor haar eigen sites gebruikt.`,
  getest: `Bij elke nieuwe versie van de software doen haar makers deze tests, met een echte browser:

- **Automatisch onderzoek.** Het programma axe zoekt fouten op een pagina van elke soort, op een telefoon en op een groot scherm, in lichte en donkere kleuren, met het menu open en in een gesprek met de assistent.
- **Klein scherm en grote letters.** Elke pagina past in een venster van 320 pixels breed, met letters die twee keer zo groot zijn en met meer ruimte tussen letters, woorden en regels.
- **Toetsenbord.** De assistent, de rekenhulpen, de lijst van notarissen en de film worden bediend zonder muis.
- **Zonder JavaScript.** Vragen stellen, berichten sturen, rekenen en vergelijken werken ook als de browser geen scripts uitvoert.
- **Schermlezer.** Er is nagegaan welke tekst een schermlezer krijgt: een antwoord van de assistent wordt één keer gemeld, als het klaar is.
- **Film.** De film bij Tips voor starters heeft geen geluid, wel ondertiteling, en de tekst staat eronder.

Zo’n automatische test vindt niet alle problemen.`,
  afwijkingen: `Dit weten wij:

- **Geen onderzoek met gebruikers.** De site is nog niet getest door mensen die een schermlezer, spraakbediening of ander hulpmiddel gebruiken.
- **Geen onderzoek van buiten.** Geen andere organisatie heeft de site onderzocht. Succescriteria die een programma niet kan nagaan, zijn niet stuk voor stuk beoordeeld.
- **Engelse artikelen.** Er zijn twee artikelen in het Engels. Het menu, de voettekst en de assistent eromheen zijn Nederlands. In de code staat welke taal een deel heeft, zodat een schermlezer goed kan voorlezen.
- **Wat is toegevoegd.** Teksten, antwoorden en gegevens die op deze site zijn toegevoegd of veranderd, horen niet bij wat is getest.
- **Teksten van anderen.** Beoordelingen en gegevens van kantoren zijn door anderen geschreven. Wij kunnen niet beloven dat die altijd duidelijk zijn.

Een fout die de toegang tot een pagina hindert, is bij de makers op dit moment niet bekend. Vindt u er een, laat het ons dan weten.`,
  melden: `Lukt iets niet, of is een tekst niet te lezen of te bedienen? Meld het op de pagina [Melding](/melding), of schrijf, mail of bel ons via [Contact](/contact). Vertel ons:

- op welke pagina het was;
- wat u wilde doen en wat er gebeurde;
- welk apparaat, welke browser en welk hulpmiddel u gebruikt, als u dat weet.

Hebt u informatie nodig die op deze site niet toegankelijk is? Vraag erom, dan zoeken wij met u een andere manier, bijvoorbeeld per mail of telefoon. U krijgt van ons bericht wat wij met uw melding doen en waarom.`,
  verklaring: `De makers van de software hebben deze verklaring opgesteld, op grond van de tests hierboven. Zij wordt bijgewerkt als de tests veranderen of als er een fout wordt gevonden.`,
}
