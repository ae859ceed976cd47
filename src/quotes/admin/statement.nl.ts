/** Sentences of the statement: on the screen and in its file. */
import { relationNames } from '../../notaries/admin/notaries-admin.nl.ts'
import type { Relation } from '../../notaries/relation.ts'
import { counted, formatNumber } from '../../platform/number-format.ts'

export const agreementName = (relation: Relation | null): string => (relation === null ? 'Afspraak niet vastgelegd' : relationNames[relation])

export const statementTexts = {
  columns: ['Partner', 'Afspraak', 'Aanvraag', 'Aangenomen', 'Bedrag zonder btw', 'Niet gerekend omdat'],
  sum: 'Totaal',
  counted: (all: number, credited: number) =>
    `${counted(all, 'aanvraag', 'aanvragen')}${credited === 0 ? '' : `, waarvan ${formatNumber(credited)} niet gerekend`}`,
  clicks: (n: number) => counted(n, 'klik', 'kliks'),
  link: (slug: string, title: string) => `/out/${slug} (${title})`,
} as const

export const statementSectionTexts = {
  heading: 'Afrekening per partner en maand',
  lead: 'Een kantoor met ‘Vergoeding per aanvraag’ betaalt een vast bedrag per aanvraag waarvan de mailserver de mail aannam, voor elk kantoor gelijk. Wat geldt, is de afspraak op dat moment. Kwam de mail later terug, zet die aanvraag dan op ‘niet rekenen’. Nooit per akte, naar waarde of naar keuze: dat mag een notaris niet betalen. Een link met een vergoeding telt de kliks van mensen, keer het bedrag van die dag.',
  month: 'Maand',
  fee: 'Bedrag per aanvraag, in euro zonder btw',
  feeNote: (isOver: boolean) => (isOver ? 'Verandert alleen deze maand, want die is om.' : 'Geldt vanaf deze maand, tot u het verandert.'),
  feeFault: 'Vul een bedrag in, zoals 12,50. Leeg: er is geen bedrag afgesproken.',
  save: 'Bedrag opslaan',
  saved: { title: 'Opgeslagen', message: 'De afrekening rekent met dit bedrag.' },
  failed: 'De afrekening kon niet worden geladen.',
  loading: 'Laden...',
  table: 'Wat elke partner deze maand is verschuldigd',
  partner: 'Partner',
  agreement: 'Afspraak',
  count: 'Aantal',
  owed: 'Bedrag zonder btw',
  noFee: 'Geen bedrag ingevuld',
  notHere: 'Niet per aanvraag',
  none: 'Deze maand is er niets af te rekenen.',
  download: 'Downloaden als CSV',
} as const
