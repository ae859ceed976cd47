/** Sentences of the part Cijfers of the tab Inhoud. */
import { WARN_DAYS } from '../../figures/expiry.ts'
import { formatDay } from '../../figures/figure-tokens.ts'
import type { FigureField, FigureShape } from '../figure-draft.ts'
import type { FigureUse } from '../figure-uses.ts'

export const listTexts = {
  heading: 'Cijfers',
  lead: `Bedragen, percentages en termijnen die op pagina’s en in antwoorden staan. Wat binnen ${WARN_DAYS} dagen verloopt, staat bovenaan.`,
  search: 'Zoek een cijfer',
  onlyExpiring: 'Alleen wat verloopt',
  expiring: (count: number) =>
    count === 0
      ? `Geen cijfer verloopt binnen ${WARN_DAYS} dagen.`
      : `${count === 1 ? '1 cijfer verloopt' : `${count} cijfers verlopen`} binnen ${WARN_DAYS} dagen.`,
  list: 'Cijfers',
  none: 'Geen cijfer gevonden. Zoek een ander woord.',
  uses: (count: number) => (count === 1 ? 'staat op 1 plaats' : `staat op ${count} plaatsen`),
  /** Between the law that sets it and where it was read. */
  readAt: ', gelezen bij ',
  checked: (day: string) => `nagekeken op ${formatDay(day)}`,
  unconfirmed: 'Niet bevestigd',
  endless: 'Zonder einddatum',
  /** Of all values: that of next year may be there already. */
  until: (day: string) => `Bekend tot en met ${formatDay(day)}`,
  expired: (day: string) => `Verlopen op ${formatDay(day)}`,
  loading: 'Laden...',
  failed: { title: 'Fout bij Laden', message: 'Er is een fout opgetreden bij het laden van de cijfers.' },
  gone: 'Dit cijfer bestaat niet.',
} as const

export const useKinds: Record<FigureUse['kind'], string> = {
  article: 'Artikel',
  answer: 'Antwoord',
  'own-answer': 'Uw antwoord',
  calculator: 'Rekenhulp',
}

export const editTexts = {
  value: 'Nu',
  source: 'Bron',
  ends: 'Hoelang',
  uses: 'Waar het staat',
  noUses: 'Dit cijfer staat nu nergens op de site.',
  entered: 'Wat u invulde',
  edit: (period: string) => `Wijzig ${period}`,
  newHeading: 'Nieuw cijfer invullen',
  newValue: 'Nieuw cijfer',
  changeHeading: (period: string) => `Cijfer van ${period} wijzigen`,
  period: (from: string, until: string) => `${formatDay(from)} tot en met ${until === '' ? 'later' : formatDay(until)}`,
  fields: {
    from: 'Geldt vanaf',
    until: 'Geldt tot en met',
    source: 'Bron',
    url: 'Adres van de bron',
    checked: 'Nagekeken op',
    note: 'Toelichting',
  },
  low: { value: 'Cijfer', from: 'Vanaf', range: 'Laagste' } satisfies Record<FigureShape, string>,
  high: 'Hoogste',
  lowNote: 'Zoals 26.230 of 10,4.',
  untilNote: 'Leeg: zonder einddatum.',
  noteNote: 'Mag leeg blijven. Staat bij de rekenhulpen.',
  preview: 'Bekijk wat er verandert',
  previewing: 'Bezig...',
  save: 'Publiceren',
  confirmDelete: { title: 'Cijfer verwijderen', message: 'Op de site staat dan weer het cijfer dat er eerst stond.', confirm: 'Verwijderen', destroys: true },
  historyNote: 'Terugzetten verandert de site meteen.',
} as const

export const previewTexts = {
  heading: (count: number, day: string) =>
    count === 0
      ? `Op ${formatDay(day)} verandert er geen zin.`
      : `${count === 1 ? '1 zin verandert' : `${count} zinnen veranderen`}, zoals zij luiden op ${formatDay(day)}`,
  today: 'al vandaag',
  before: 'Nu',
  after: 'Straks',
  fixedYear: 'Zinnen die zelf een jaar noemen bij een cijfer, houden dat jaar en veranderen niet.',
  stale: 'U hebt iets gewijzigd. Bekijk opnieuw wat er verandert.',
  failed: { title: 'Fout', message: 'Er is een fout opgetreden bij het maken van het voorbeeld.' },
} as const

export const toastTexts = {
  saved: { title: 'Cijfer gepubliceerd', message: 'De site gebruikt het meteen op de dagen waarvoor het geldt.' },
  refused: { title: 'Nog niet opgeslagen', message: 'Kijk naar de velden met een fout.' },
  failed: { title: 'Fout', message: 'Er is een fout opgetreden bij het opslaan van het cijfer.' },
  conflict: { title: 'Niet teruggezet', message: 'Er is intussen iets gewijzigd, of er geldt al een ander cijfer in die tijd.' },
  deleted: { title: 'Cijfer verwijderd', message: 'Op de site staat weer het cijfer dat er eerst stond.' },
  restored: { title: 'Cijfer teruggezet', message: 'Het cijfer geldt weer.' },
  deleteFailed: { title: 'Fout', message: 'Het cijfer kon niet worden verwijderd.' },
  restoreFailed: { title: 'Fout', message: 'Het cijfer kon niet worden teruggezet.' },
} as const

const faults: Record<FigureField, string> = {
  figure: 'Dit cijfer bestaat niet.',
  low: 'Vul een getal in, zoals 26.230 of 10,4.',
  high: 'Vul een getal in dat niet lager is dan het laagste.',
  from: 'Kies een dag. In deze tijd mag nog geen ander cijfer van u gelden.',
  until: 'Kies een dag die niet voor de eerste dag ligt.',
  source: 'Vul in waar u het cijfer las.',
  url: 'Vul een adres in dat begint met https://.',
  checked: 'Kies de dag waarop u het nakeek: vandaag of eerder.',
  note: 'Deze toelichting is te lang.',
}

export const faultSentence = (field: string): string => (faults as Partial<Record<string, string>>)[field] ?? toastTexts.failed.message
