/** Sentences of the statement: on the screen and in its file. */
import { relationNames } from '../../notaries/admin/notaries-admin.nl.ts'
import type { Relation } from '../../notaries/relation.ts'
import { counted, formatNumber } from '../../platform/number-format.ts'
import type { OfficeSum, UnknownReason } from '../office-sum.ts'

type CountedFor = Pick<OfficeSum, 'relation' | 'requests' | 'credited' | 'links' | 'unknown'>

/** Whose clicks are not known, that is not none. */
const countless: ReadonlySet<UnknownReason | null> = new Set<UnknownReason>(['website', 'link', 'shared'])

export const agreementName = (relation: Relation | null): string => (relation === null ? 'Afspraak niet vastgelegd' : relationNames[relation])

export const statementTexts = {
  columns: ['Partner', 'Afspraak', 'Aanvraag', 'Aangenomen', 'Bedrag zonder btw', 'Niet gerekend omdat'],
  sum: 'Totaal',
  counted: (all: number, credited: number) =>
    `${counted(all, 'aanvraag', 'aanvragen')}${credited === 0 ? '' : `, waarvan ${formatNumber(credited)} niet gerekend`}`,
  clicks: (n: number) => counted(n, 'klik', 'kliks'),
  /** What was counted for an office: requests where there were some, and clicks where it pays for them. */
  countOf: ({ relation, requests, credited, links, unknown }: CountedFor) =>
    [
      ...(relation === 'per_klik' && !countless.has(unknown) ? [statementTexts.clicks(links.reduce((sum, { clicks }) => sum + clicks, 0))] : []),
      ...(relation === 'advertentie' ? ['hele maand'] : []),
      ...(requests.length > 0 || (relation !== 'per_klik' && relation !== 'advertentie') ? [statementTexts.counted(requests.length, credited)] : []),
    ].join(', '),
  unknown: {
    fee: 'Geen bedrag per aanvraag ingevuld',
    website: 'Niet bekend: bij Notarissen heeft dit kantoor geen website, dus hoort er geen link bij',
    link: 'Niet bekend: geen link gaat naar de website van dit kantoor',
    shared: 'Niet te verdelen: meer kantoren die per klik betalen hebben deze website',
    'click-fee': 'Niet bekend: op de dag van een klik stond bij de link geen bedrag per klik',
    amount: 'Geen bedrag per maand ingevuld',
  } satisfies Record<UnknownReason, string>,
  link: (slug: string, title: string) => `/out/${slug} (${title})`,
} as const

export const statementSectionTexts = {
  heading: 'Afrekening per partner en maand',
  lead: 'Een kantoor met ‘Vergoeding per aanvraag’ betaalt een vast bedrag per aanvraag waarvan de mailserver de mail aannam, voor elk kantoor gelijk. Een kantoor met ‘Vergoeding per klik’ betaalt de kliks van mensen op de links naar zijn website, en een kantoor met ‘Advertentie’ een vast bedrag per maand. Wat geldt, is de afspraak op dat moment. Kwam de mail later terug, zet die aanvraag dan op ‘niet rekenen’. Nooit per akte, naar waarde of naar keuze: dat mag een notaris niet betalen. Een link met een vergoeding telt de kliks van mensen, keer het bedrag van die dag.',
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
  fixedHeading: 'Vast bedrag per maand voor advertenties',
  fixed: (office: string) => `${office}, in euro zonder btw`,
  ofOffice: (title: string, office: string) => `${title}: ${office}`,
  notHere: 'Geen vergoeding te rekenen',
  none: 'Deze maand is er niets af te rekenen.',
  download: 'Downloaden als CSV',
} as const
