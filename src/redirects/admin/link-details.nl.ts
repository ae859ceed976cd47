/** Sentences of the details of one link, and of the import. */
import { amsterdamTime } from '../../platform/dutch-time.ts'
import type { Health } from '../health/health.ts'
import type { HitReason } from '../hit-reason.ts'
import { CLICKS_A_DAY, type ClickKind } from '../click-kind.ts'

export const detailTexts = {
  back: 'Alle redirects',
  gone: 'Deze redirect bestaat niet meer.',
  loadFailed: { title: 'Fout', message: 'Kon redirect niet laden' },
  period: 'Periode',
  periods: { '30': '30 dagen', '90': '90 dagen', '365': '365 dagen' },
  edit: 'Bewerken',
  editHeading: 'Redirect bewerken',
  turnOn: 'Aanzetten',
  turnOff: 'Uitzetten',
  isOff: 'Deze redirect staat uit. Wie de link volgt, leest dat hij niet bestaat.',
  isDeleted: 'Deze redirect is verwijderd en wordt na 30 dagen gewist.',
  isSample: 'Dit is een voorbeeld van de demo. Live bestaat hij pas met een titel en een bestemming van uzelf.',
  chart: 'Hits per dag',
  kindsHeading: 'Wat er is geteld',
  kindsNote: (period: string) => `Over de laatste ${period}. Alleen mensen tellen mee bij de kliks.`,
  kind: 'Soort',
  reason: 'Waarom',
  hits: 'Aantal',
  noHits: 'In deze periode is de link nog niet gebruikt.',
  visitors: 'Bezoekers',
  visitorsReason: 'Ieder mens één keer per dag',
  /** Only with a fee: without one there is nothing to say. */
  worth: (amount: string, period: string) => `Geschatte waarde van de kliks in ${period}: € ${amount}.`,
  worthNote: (fee: string | undefined) =>
    `${fee === undefined ? 'Nu is er geen vergoeding ingevuld.' : `Nu geldt € ${fee} per klik.`} Elke klik van een mens telt voor het bedrag van die dag. Wat de partner betaalt, hangt af van diens eigen telling.`,
  sourcesHeading: 'Waar vandaan',
  devicesHeading: 'Apparaten',
  page: 'Pagina',
  device: 'Apparaat',
  noSources: 'In deze periode klikte nog niemand.',
  accounts: (matches: boolean) =>
    matches ? 'De telling klopt: teller en dagtotalen zijn gelijk.' : 'De telling klopt niet: er is een verschil tussen teller en dagtotalen.',
  healthHeading: 'Bestemming',
  check: 'Controleer nu',
  checking: 'Controleren...',
  neverChecked: 'Nog niet gecontroleerd. Elke nacht kijken wij of de bestemming antwoordt.',
  checkedAt: 'Gecontroleerd',
  answer: 'Antwoord',
  finalHost: 'Komt uit op',
  latency: 'Duur',
  certificate: 'Certificaat tot',
  failures: 'Keren achter elkaar mis',
  qrHeading: 'QR-code',
  qrLabel: (link: string) => `QR-code van ${link}`,
  qrDownload: 'Download als SVG',
  noAnswer: 'geen',
} as const

export const kindNames: Record<ClickKind, string> = {
  human: 'Mensen',
  duplicate: 'Herhalingen',
  excess: 'Boven de daggrens',
  bot: 'Robots',
  prefetch: 'Vooraf geladen',
  head: 'Alleen opgevraagd',
  image: 'Als plaatje geladen',
  frame: 'In een kader geladen',
  fetch: 'Door een pagina opgehaald',
}

/** Everything that was asked for without anybody following the link. */
export const unfollowedHits = 'Zonder klik geladen'

/** Everything but people, where there is room for one name only. */
export const otherHits = 'Overige hits'

export const reasonNames: Record<string, string> = {
  '': 'Een browser, geen kenmerk van een robot',
  repeat: 'Dezelfde bezoeker binnen 30 minuten',
  head: 'Vraagt alleen de kop van de pagina op (HEAD)',
  'no-user-agent': 'Zegt niet welke browser het is',
  'known-robot': 'Noemt zich zoekmachine of ander programma',
  prefetch: 'De browser haalde de link vast op',
  prerender: 'De browser opende de link vast op de achtergrond',
  preview: 'Alleen een voorbeeld van de pagina',
  image: 'Een pagina toonde de link als plaatje',
  frame: 'Een pagina opende de link in een eigen kader',
  fetch: 'Een pagina haalde de link op, zonder dat iemand klikte',
  'daily-limit': `Meer dan ${CLICKS_A_DAY} keer op één dag vanaf dezelfde internetaansluiting`,
} satisfies Record<HitReason, string>

export const deviceNames: Record<string, string> = { phone: 'Telefoon', tablet: 'Tablet', desktop: 'Computer', unknown: 'Onbekend' }

export const sourceName = (path: string): string => (path === '' ? 'Onbekend of van buiten de site' : path === '*' ? 'Andere pagina’s' : path)

const faultNames: Record<string, string> = {
  status: 'de bestemming geeft een fout',
  timeout: 'geen antwoord binnen 10 seconden',
  'no-name': 'de naam van de site is niet gevonden',
  'closed-address': 'het adres is niet openbaar bereikbaar',
  certificate: 'het certificaat is niet in orde',
  'too-many-redirects': 'de bestemming stuurt te vaak door',
  'bad-redirect': 'de bestemming stuurt door naar een adres dat niet mag',
  network: 'de verbinding is mislukt',
}

/** Short, for the badge. */
export const healthName = (health: Pick<Health, 'fault'> | null): string =>
  health === null ? 'niet gecontroleerd' : health.fault === null ? 'bereikbaar' : 'niet bereikbaar'

export function healthSentence({ fault, status, checkedAt }: Pick<Health, 'fault' | 'status' | 'checkedAt'>): string {
  if (fault === null) return `Bereikbaar op ${amsterdamTime(checkedAt)}.`
  const code = status !== null && status >= 400 ? ` (${status})` : ''
  return `Niet bereikbaar: ${faultNames[fault] ?? fault}${code}. De redirect blijft aan staan; u beslist zelf.`
}

export const importTexts = {
  heading: 'Importeren en exporteren',
  note: 'Een CSV-bestand met de kolommen slug, titel, bestemming, omschrijving en actief (ja of nee). Hoogstens 5.000 regels en 2 MB. U ziet eerst wat er gaat gebeuren.',
  choose: 'Kies een CSV-bestand',
  export: 'Exporteer als CSV',
  reading: 'Bestand controleren...',
  tooLarge: 'Dit bestand is groter dan 2 MB.',
  result: (added: number, other: number) =>
    `${added} ${added === 1 ? 'redirect wordt' : 'redirects worden'} toegevoegd, ${other} ${other === 1 ? 'regel' : 'regels'} niet.`,
  import: (count: number) => `Importeer ${count} ${count === 1 ? 'redirect' : 'redirects'}`,
  importing: 'Importeren...',
  cancel: 'Annuleren',
  line: 'Regel',
  verdict: 'Oordeel',
  table: 'Oordeel per regel',
  more: (count: number) => `En nog ${count} regels.`,
  done: (count: number) => ({ title: 'Succes', message: `${count} ${count === 1 ? 'redirect' : 'redirects'} geïmporteerd` }),
  failed: { title: 'Import mislukt', message: 'Het bestand kon niet worden gelezen. Probeer het opnieuw.' },
} as const

export const verdictNames: Record<string, string> = {
  new: 'Wordt toegevoegd',
  exists: 'Bestaat al; blijft zoals hij is',
  double: 'Staat al eerder in dit bestand',
  wrong: 'Niet goed:',
}

export const importFaults: Record<string, string> = {
  'no-columns': 'De eerste regel noemt niet de kolommen slug, titel en bestemming.',
  empty: 'Er staan geen regels in dit bestand.',
  'too-many-lines': 'Dit bestand heeft meer dan 5.000 regels.',
  'too-many-links': 'Met dit bestand krijgt u meer dan 10.000 redirects.',
}

export const columnNames: Record<string, string> = {
  slug: 'slug',
  title: 'titel',
  destination_url: 'bestemming',
  description: 'omschrijving',
  active: 'actief',
}
export const activeFault = 'Vul ja of nee in.'
