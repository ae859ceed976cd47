/** Every sentence around a Dutch article. */
import { quoteWords } from '../redirects/quote-words.ts'
import type { Article } from './article.ts'

export const articleTextsNl = {
  searchTitle: (title: string, price: string, year: string) => `${title}: wat kost het? ${price} (${year})`,
  updated: 'Bijgewerkt op',
  minutes: (n: number) => `${n} minuten lezen`,
  contents: 'Op deze pagina',
  toPrices: 'Prijzen en notarissen',
  toFinder: 'Zoek een notaris',
  ask: (name: string) => `Stel uw vraag aan ${name}`,
  aiAssistant: 'AI-assistent',
  find: (phrase: string) => `Zoek een notaris voor ${phrase}`,
  findAny: 'Zoek een notaris bij u in de buurt',
  calculate: 'Reken het zelf uit:',
  quote: quoteWords(undefined),
  pictureUnavailable: 'Afbeelding momenteel niet beschikbaar',
  factCheck: 'Fact Checked',
  checkedBy: 'Nagekeken door',
  checkers: { ai: 'AI, dus niet door een notaris of jurist' } satisfies Record<Article['factCheck']['reviewedBy'], string>,
  checkedOn: 'Nagekeken op',
  rewritten: 'Aangepast door',
  rewrittenBy: (name: string, day: string) => `${name}, op ${day}. Wat daarbij veranderde, is niet met AI nagekeken.`,
  how: 'Hoe',
  against: 'Waarmee',
  responsible: 'Verantwoordelijk',
  noEditorYet: 'Nog geen notaris of redacteur neemt de verantwoordelijkheid voor deze tekst.',
  editor: (name: string, since: string) => `${name} neemt sinds ${since} de redactionele verantwoordelijkheid voor deze tekst.`,
  sources: 'Bronnen',
  laws: 'Wetsartikelen',
  lawsAt: (number: number) => `wetsartikelen: nummer ${number} onderaan`,
  related: 'Lees ook',
  /** Said on an English page only. */
  inDutch: '',
  table: (columns: readonly string[]) => `Tabel: ${columns.join(', ')}`,
}

/** What each language says around an article. */
export type ArticleTexts = typeof articleTextsNl
