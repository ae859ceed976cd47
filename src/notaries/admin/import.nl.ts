/** Sentences of bringing many notaries in from a file. */
import { fieldOfColumn } from '../notary-columns.ts'
import type { LineOutcome } from '../line-outcome.ts'

const offices = (n: number): string => (n === 1 ? '1 notaris' : `${n} notarissen`)
const lines = (n: number): string => (n === 1 ? '1 regel' : `${n} regels`)

export const importTexts = {
  title: 'Lijst importeren of exporteren',
  lead: 'Met een bestand voor een spreadsheet (CSV) neemt u alle eigen notarissen mee, voegt u er honderden tegelijk toe of werkt u ze bij. Wat nieuw is, komt binnen als concept. Eerst ziet u per regel wat er zou gebeuren; dan pas schrijft u.',
  export: 'Exporteer als CSV',
  file: 'CSV-bestand',
  fileNote:
    'Met kolommen zoals in de export; de kolom mail mag ook e-mail, email of mailadres heten. Naam, plaats, bron en bron_gezien_op zijn verplicht: zonder bron en dag komt een kantoor niet op de site.',
  choose: 'Kies een bestand',
  trial: 'Zo zou het gaan. Er is nog niets geschreven.',
  counts: {
    new: (n) => `Nieuw: ${offices(n)}.`,
    changed: (n) => `Gewijzigd: ${offices(n)}.`,
    unchanged: (n) => `Al zo in de lijst: ${offices(n)}.`,
    refused: (n) => `Geweigerd: ${lines(n)}.`,
  } satisfies Record<LineOutcome, (n: number) => string>,
  linesOf: {
    new: 'Bekijk wat nieuw is',
    changed: 'Bekijk wat verandert',
    unchanged: 'Bekijk wat blijft zoals het is',
    refused: 'Wat er mis is, per regel',
  } satisfies Record<LineOutcome, string>,
  ignored: (headings: readonly string[]) => `Deze kolommen nemen wij niet over: ${new Intl.ListFormat('nl').format(headings)}.`,
  moved: { title: 'Nog niet geïmporteerd', message: 'De lijst is intussen gewijzigd. Kijk opnieuw wat er zou gebeuren.' },
  faults:
    'Geweigerde regels komen niet binnen. Verbeter ze in het bestand en kies het opnieuw, of importeer nu wat wel goed is. Wat al binnen is, komt er niet dubbel in.',
  import: (good: number, refused: number) => (refused === 0 ? 'Importeer nu' : `Importeer ${offices(good)} en sla ${lines(refused)} over`),
  done: (added: number, changed: number, skipped: number) => ({
    title: 'Geïmporteerd',
    message: `${offices(added)} toegevoegd als concept, ${changed} bijgewerkt${skipped === 0 ? '' : `, ${lines(skipped)} overgeslagen`}.`,
  }),
  unreadable: 'In dit bestand staan de kolommen ‘naam’ en ‘plaats’ niet.',
  tooLarge: 'Dit bestand is te groot. Deel het op in stukken van hoogstens 2 MB en 2.000 regels.',
  failed: { title: 'Fout', message: 'Het importeren is niet gelukt. Er is niets toegevoegd of gewijzigd.' },
} as const

const columnOfField: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(fieldOfColumn).map(([column, field]) => [field, column]))

/** Why a line is refused, by the field at fault. */
const reasons: Readonly<Record<string, string>> = {
  name: 'de naam ontbreekt of is te lang',
  location: 'deze plaats kennen wij niet',
  languages: 'noem minstens één taal en hoogstens twaalf',
  phone: 'het telefoonnummer klopt niet',
  email: 'het mailadres klopt niet',
  website: 'de website klopt niet: schrijf kantoor.nl, of begin met https://',
  registerUrl: 'het adres in het register ontbreekt of klopt niet: begin met https://',
  registerDay: 'de dag van het register ontbreekt of klopt niet',
  source: 'de bron van de gegevens ontbreekt',
  sourceDay: 'de dag waarop de bron is gelezen ontbreekt of klopt niet',
  relation: 'deze vergoeding kennen wij niet',
  prices: 'een prijs klopt niet: schrijf akte | bedrag of onderdelen | dag | wat erin zit',
  twice: 'dit kantoor staat al eerder in het bestand',
  deleted: 'dit kantoor is verwijderd: zet het eerst terug, of wacht tot het is gewist',
  full: 'de lijst is vol: er passen 2.000 kantoren op',
  quotes: 'er staat een aanhalingsteken te veel of te weinig',
  cells: 'er staan meer cellen in dan de kop heeft: zet een tekst met een scheidingsteken tussen aanhalingstekens',
}

/** What is at fault in a price, by its field. */
const priceReasons: Readonly<Record<string, string>> = {
  deed: 'de akte kennen wij niet, of zij staat er dubbel',
  amountCents: 'het bedrag ontbreekt, is nul, negatief of te hoog',
  parts: 'een onderdeel kunnen wij niet lezen, of het is negatief of te hoog',
  includes: 'wat erin zit ontbreekt of is te lang',
  asOf: 'de dag ontbreekt of klopt niet: schrijf haar als 2026-11-01',
}

/** 'prijs 1: de akte kennen wij niet'. Where a part is at fault the total is as well, and says nothing more. */
function reasonsOf(fields: readonly string[]): string[] {
  const told = fields.map((field) => {
    const [kind = '', index, part = ''] = field.split('.')
    if (kind !== 'prices' || index === undefined) return reasons[kind] ?? `kijk na: ${columnOfField[kind] ?? kind}`
    if (part === 'amountCents' && fields.some((other) => other.startsWith(`prices.${index}.parts`))) return ''
    return `prijs ${Number(index) + 1}: ${priceReasons[part] ?? reasons['prices'] ?? ''}`
  })
  return [...new Set(told)].filter((reason) => reason !== '')
}

interface ToldLine {
  line: number
  name: string
  outcome: LineOutcome
  fields: readonly string[]
}

export function describeLine({ line, name, outcome, fields }: ToldLine): string {
  const at = `Regel ${line}${name === '' ? '' : ` (${name})`}`
  const own = [...new Set(fields.map((field) => field.split('.')[0] ?? field))]
  if (outcome === 'refused') return `${at}: ${reasonsOf(fields).join('; ')}.`
  if (outcome === 'new' && own.includes('erased')) return `${at}: let op, een kantoor met deze naam en plaats is eerder gewist.`
  return own.length === 0 ? `${at}.` : `${at}: ${own.map((field) => columnOfField[field] ?? field).join(', ')}.`
}
