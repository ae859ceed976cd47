/** Sentences of the owner's additions to pages. */
import { readLineFault, sentenceAt } from '../../owner-kit/markdown.nl.ts'
import type { BodyFault } from '../../articles/article-wording.ts'
import type { PageTextId } from '../page-text.ts'

export const pageNames: Record<PageTextId, string> = { 'algemene-voorwaarden': 'Algemene voorwaarden', 'privacy-policy': 'Privacybeleid' }

export const pageTextsTexts = {
  heading: 'Aanvullingen op voorwaarden en privacybeleid',
  lead: 'Wat u hier schrijft, staat op die pagina onderaan in een eigen deel met de naam van uw bedrijf. De tekst van de site zelf blijft staan.',
  list: 'Pagina’s',
  none: 'Er zijn geen pagina’s.',
  noneLead: '',
  noneFound: 'Geen pagina past hierbij.',
  failed: { title: 'Fout bij Laden', message: 'Wij konden de aanvullingen niet laden.' },
  empty: 'Geen aanvulling',
  filled: 'Aanvulling',
  since: (day: string) => `bijgewerkt op ${day}`,
  gone: 'Deze pagina bestaat niet.',
  look: 'Bekijk de pagina op de site',
  label: 'Tekst',
  note: 'Markdown: ‘### ’ voor een kop, ‘- ’ voor een punt in een lijst, **vet**, en [tekst](/contact) voor een link. Leeg: de pagina heeft dit deel niet.',
  count: (length: string, most: string) => `${length} van hoogstens ${most} tekens.`,
  preview: 'De aanvulling zoals bezoekers haar zien',
  saved: { title: 'Aanvulling opgeslagen', message: 'De pagina volgt direct.' },
  refused: { title: 'Niet opgeslagen', message: 'Kijk de velden met een melding na.' },
  failedSave: { title: 'Fout bij Opslaan', message: 'De aanvulling is niet opgeslagen. Wat u typte, staat er nog.' },
  restored: { title: 'Versie in het scherm gezet', message: 'Sla op om deze versie te bewaren.' },
} as const

const sentences: Record<BodyFault['code'], string> = {
  short: 'de tekst is te kort.',
  long: 'de tekst is te lang. Gebruik hoogstens 20.000 tekens.',
  figure: 'cijfers van de site kunnen op deze pagina niet. Laat {{ en }} weg.',
  html: 'HTML en tekst tussen < en > kunnen hier niet.',
  image: 'een afbeelding kan hier niet.',
  link: 'deze link leidt nergens heen. Gebruik een pagina van de site, zoals /contact, of een adres met https://.',
  heading: 'gebruik ‘### ’ voor een kop, met tekst erachter.',
  same: 'deze kop staat al eerder in de tekst. Geef hem een andere naam.',
}

export const sentenceOf = ({ code, line }: BodyFault): string => sentenceAt(line, sentences[code])

export const readFault = (field: string): BodyFault | undefined => readLineFault(field, 'content', sentences)
