/** Sentences of the owner's text of an article. */
import { formatNumber } from '../../platform/number-format.ts'
import { readLineFault, sentenceAt } from '../../owner-kit/markdown.nl.ts'
import type { BodyFault } from '../article-wording.ts'

export const bodyTexts = {
  label: 'Tekst',
  note: 'Markdown: ‘## ’ voor een kop, ‘### ’ voor een kop daaronder, ‘- ’ voor een punt in een lijst, **vet**, en [tekst](/testament) voor een link. Een cijfer van de site staat als {{cijfer:naam}}; laat het zo staan, dan blijft het kloppen. De bronnen onder het artikel blijven altijd staan.',
  count: (length: number, most: number) => `${formatNumber(length)} van hoogstens ${formatNumber(most)} tekens.`,
  preview: 'De tekst zoals bezoekers hem zien',
  changed: {
    title: 'De site heeft een nieuwe tekst voor dit artikel',
    text: 'Bij een nieuwe versie van de site is de oorspronkelijke tekst van dit artikel veranderd, nadat u de uwe schreef. Kijk of die nog klopt. Publiceert u uw tekst opnieuw, dan is deze melding weg.',
    show: 'Wat er in de oorspronkelijke tekst veranderde',
    legend: 'Doorgestreept stond in de tekst waar u overheen schreef. Onderstreept is nieuw.',
    take: 'De nieuwe tekst in het scherm zetten',
    taken: { title: 'Nieuwe tekst in het scherm gezet', message: 'Publiceer, of bewaar als concept.' },
  },
} as const

const sentences: Record<BodyFault['code'], string> = {
  short: 'de tekst is te kort. Gebruik ten minste 200 tekens.',
  long: 'de tekst is te lang. Gebruik hoogstens 30.000 tekens.',
  figure: 'dit cijfer bestaat niet. Een cijfer staat als {{cijfer:naam}}.',
  html: 'HTML en tekst tussen < en > kunnen hier niet.',
  image: 'een afbeelding kan hier niet.',
  link: 'deze link leidt nergens heen. Gebruik een pagina van de site, zoals /testament, een kop, zoals #kosten, of een adres met https://.',
  heading: 'gebruik ‘## ’ voor een kop en ‘### ’ alleen daaronder, met tekst erachter.',
  same: 'deze kop staat al eerder in de tekst. Geef hem een andere naam.',
}

export const sentenceOf = ({ code, line }: BodyFault): string => sentenceAt(line, sentences[code])

/** `body.link.12`, as the server names it; undefined for anything else. */
export const readFault = (field: string): BodyFault | undefined => readLineFault(field, 'body', sentences)
