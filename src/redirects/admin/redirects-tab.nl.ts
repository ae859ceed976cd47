/** Sentences of the tab Affiliate Redirects: base address, form, table and help. */
import type { FieldFault, RedirectField } from '../redirect-fields.ts'
import { counted, formatNumber } from '../../platform/number-format.ts'

export const linkTexts = {
  heading: (count: number) => `Affiliate Redirects (${count})`,
  deletedHeading: (count: number) => `Verwijderde redirects (${count})`,
  unknownHeading: 'Affiliate Redirects',
  add: 'Nieuwe redirect',
  refresh: 'Vernieuwen',
  loading: 'Laden...',
  none: 'Nog geen redirects aangemaakt',
  noneHint: 'Voeg hieronder uw eerste link toe. Daarna gebruikt u hem als /out/{slug}.',
  noneFound: 'Geen redirects gevonden. Zoek op een ander woord.',
  noneDeleted: 'Er zijn geen verwijderde redirects.',
  search: 'Zoeken op slug, titel, beschrijving of bestemming',
  showDeleted: 'Verwijderde redirects',
  showAll: 'Terug naar de redirects',
  deletedHint: 'Een verwijderde redirect blijft 30 dagen bewaard. U kunt hem zo lang terugzetten.',
  table: 'Affiliate redirects, de meeste kliks eerst',
  slug: 'Slug',
  title: 'Titel',
  destination: 'Bestemming',
  /** As the specification has it; everywhere else it is a 'klik'. */
  clicks: 'Clicks',
  actions: 'Acties',
  newTab: '(nieuw venster)',
  off: 'uit',
  sample: 'voorbeeld',
  matches: 'klopt met de dagtotalen',
  differs: 'wijkt af van de dagtotalen',
  copy: 'Kopieer link',
  details: 'Details',
  delete: 'Verwijderen',
  restore: 'Terugzetten',
  of: (action: string, slug: string) => `${action}: ${slug}`,
  checkAll: 'Controleer alle bestemmingen',
  checking: (done: number, left: number) => `${done} gecontroleerd, nog ${left}`,
  reconcile: 'Reken de telling na',
} as const

export const countTexts = {
  clicks: (count: number) => counted(count, 'klik', 'kliks'),
  visitors: (count: number) => counted(count, 'bezoeker', 'bezoekers'),
  repeats: (count: number) => counted(count, 'herhaling', 'herhalingen'),
  bots: (count: number) => counted(count, 'robot', 'robots'),
  unfollowed: (count: number) => `${formatNumber(count)} zonder klik geladen`,
  excess: (count: number) => `${formatNumber(count)} boven de daggrens`,
  number: (count: number) => formatNumber(count),
} as const

export const baseUrlTexts = {
  notYours: 'De basis-URL van de links wijzigt een eigenaar.',
  heading: 'Basis affiliate-URL',
  none: 'niet ingesteld',
  label: 'Basis URL',
  note: 'Typt u bij een bestemming alleen een pad, zoals /partner/123? Dan komt dit adres ervoor te staan als u de redirect opslaat. Redirects die er al zijn, veranderen niet mee.',
  placeholder: 'https://partner.nl',
  save: 'Opslaan',
  saving: 'Opslaan...',
  saved: { title: 'Succes', message: 'Basis URL opgeslagen' },
  failed: { title: 'Fout', message: 'Kon basis URL niet opslaan' },
} as const

export const formTexts = {
  addHeading: 'Nieuwe redirect toevoegen',
  isAdded: 'De link is',
  slugNote: 'De link wordt gebruikt als /out/{slug}. Kleine letters, cijfers en streepjes.',
  description: 'Beschrijving',
  destination: 'Bestemming URL',
  destinationNote: (base: string) =>
    base === ''
      ? 'Het adres van uw partner, zoals partner.nl/testament. Stel eerst een basis URL in als u alleen een pad wilt typen.'
      : `Het adres van uw partner, of een pad zoals /partner/123. Voor een pad komt ${base} te staan.`,
  utm: 'UTM-parameters (niet verplicht)',
  utmNote: 'Hieraan ziet uw partner waar de bezoeker vandaan komt. Wat al in het adres staat, blijft staan.',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  fee: 'Vergoeding per klik in euro (niet verplicht)',
  feeNote:
    'Hiermee rekenen wij uit wat de kliks naar schatting waard zijn. Betaalt de partner per aanvraag? Vul dan in wat één klik u gemiddeld oplevert. Een nieuw bedrag geldt vanaf vandaag; eerdere dagen houden hun bedrag.',
  preview: 'De bezoeker komt op:',
  add: 'Toevoegen',
  adding: 'Toevoegen...',
  save: 'Opslaan',
  saving: 'Opslaan...',
  cancel: 'Annuleren',
  required: { title: 'Validatiefout', message: 'Vul alle verplichte velden in' },
  wrong: { title: 'Validatiefout', message: 'Controleer de gemarkeerde velden' },
  added: { title: 'Succes', message: 'Redirect toegevoegd' },
  saved: { title: 'Succes', message: 'Redirect opgeslagen' },
  failed: 'Fout',
  noAnswer: 'De redirect kon niet worden opgeslagen. Probeer het opnieuw.',
  taken: 'Deze slug is al in gebruik. Kies een andere.',
  tooMany: 'U hebt het hoogste aantal redirects bereikt (10.000).',
} as const

export const emptySentence = 'Vul dit veld in.'

const sentences: Record<FieldFault, string> = {
  empty: emptySentence,
  'too-long': 'Deze tekst is te lang.',
  characters: 'Haal spaties en vreemde tekens weg.',
  slug: 'Gebruik alleen kleine letters, cijfers en streepjes, hoogstens 60 tekens.',
  unreadable: 'Dit is geen volledig adres. Begin met https://.',
  'not-https': 'Het adres moet met https:// beginnen.',
  credentials: 'Het adres mag geen naam of wachtwoord bevatten.',
  'own-host': 'Dit adres is van deze site zelf. Kies een adres van uw partner.',
  private: 'Dit adres is niet openbaar bereikbaar.',
  amount: 'Vul een bedrag in van 0,01 tot 1.000 euro, zoals 1,50. Of laat het veld leeg.',
  query: 'Haal weg wat vanaf het teken ? of # staat. Achter dit adres komt het pad van de redirect.',
  'no-base': 'Stel eerst de basis URL in, of typ het volledige adres.',
}

export const faultSentence = (field: RedirectField | 'affiliate_base_url', fault: FieldFault): string =>
  fault === 'too-long' && field === 'destination_url' ? 'Het adres is te lang (hoogstens 2.000 tekens).' : sentences[fault]

/** For a field that the server refused without a reason that the form knows. */
export const refusedField = 'Dit veld is niet goed ingevuld.'

/** The first few, and how many more there are. */
const firstOf = (slugs: readonly string[]): string => (slugs.length > 5 ? `${slugs.slice(0, 5).join(', ')} en nog ${slugs.length - 5}` : slugs.join(', '))

export const actionTexts = {
  loadFailed: { title: 'Fout', message: 'Kon redirects niet laden' },
  confirmDelete: { title: 'Redirect verwijderen', message: 'Weet je zeker dat je deze redirect wilt verwijderen?', confirm: 'Verwijderen', destroys: true },
  deleted: { title: 'Succes', message: 'Redirect verwijderd' },
  deleteFailed: { title: 'Fout', message: 'Kon redirect niet verwijderen' },
  restored: { title: 'Succes', message: 'Redirect teruggezet' },
  restoreFailed: { title: 'Fout', message: 'Kon redirect niet terugzetten' },
  restoreTaken: { title: 'Fout', message: 'De slug is intussen van een andere redirect. Verander die eerst.' },
  copied: { title: 'Gekopieerd', message: 'Link gekopieerd naar klembord' },
  copyFailed: (link: string) => ({ title: 'Fout', message: `Kopiëren is niet gelukt. De link is ${link}` }),
  turnedOn: { title: 'Succes', message: 'Redirect staat aan' },
  turnedOff: { title: 'Succes', message: 'Redirect staat uit' },
  switchFailed: { title: 'Fout', message: 'Kon redirect niet aan- of uitzetten' },
  checked: { title: 'Succes', message: 'Alle bestemmingen zijn bereikbaar' },
  noneChecked: { title: 'Niets gecontroleerd', message: 'Er is nog geen eigen redirect die aan staat. Voorbeelden controleren wij niet.' },
  unreachable: (checked: number, slugs: readonly string[]) => ({
    title: 'Niet alles is bereikbaar',
    message: `${formatNumber(slugs.length)} van de ${formatNumber(checked)} bestemmingen ${slugs.length === 1 ? 'antwoordt' : 'antwoorden'} niet goed: ${firstOf(slugs)}.`,
  }),
  checkFailed: { title: 'Fout', message: 'De controle is niet gelukt. Probeer het opnieuw.' },
  reconciled: (links: number) => ({ title: 'De telling klopt', message: `Teller, dagtotalen en klikboek zijn gelijk voor ${links} redirects.` }),
  unreconciled: (slugs: string[]) => ({ title: 'De telling klopt niet', message: `Er is een verschil bij: ${slugs.join(', ')}.` }),
  reconcileFailed: { title: 'Fout', message: 'De telling kon niet worden nagerekend. Probeer het opnieuw.' },
} as const

export const helpTexts = {
  heading: 'Hoe gebruikt u redirects?',
  use: 'Zet /out/{slug} op een pagina of in een artikel. Wie erop klikt, gaat via een korte tussenpagina naar de bestemming.',
  example: 'Voorbeeld: met de slug testament is de link',
  counted:
    'Kliks worden automatisch geteld. Niet mee tellen: robots, herhalingen binnen 30 minuten, wat zonder klik wordt geladen, en wat er op een dag vanaf één internetaansluiting na de twintigste klik op een link komt. U ziet ze apart.',
  matches: 'Klopt met de dagtotalen: de teller van de link is gelijk aan alle dagen bij elkaar opgeteld. Wij rekenen dat steeds na.',
  visitors: 'Bezoekers: ieder mens telt één keer per dag. Wij bewaren daarvoor geen cookies en geen IP-adressen.',
  slugs: 'Een wijziging werkt binnen een seconde. Verandert u een slug, dan werkt de oude link niet meer.',
} as const
