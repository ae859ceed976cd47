/** The search page in English: around what was found for words in English. */
import type { FoundKind } from './found.ts'
import type { SearchTexts } from './search.nl.ts'

export const searchTextsEn: SearchTexts = {
  title: 'Search this site',
  description: 'Search our articles, answers, calculators and notaries. Type a subject, a place, the name of an office or your question.',
  label: 'What are you looking for?',
  hint: 'A subject, a place, an office or a question. A typing error does not matter.',
  button: 'Search',
  results: (words) => `Found for ‘${words}’`,
  noResults: (words) => `Nothing found for ‘${words}’`,
  count: (n) => (n === 1 ? '1 result, the best one first.' : `${n} results, the best one first.`),
  readAs: (words) => `We read this as ‘${words}’.`,
  tooComplex: 'These words are too complicated to search with. Use a few ordinary words.',
  nothing: 'We found nothing like this. Try another word, or choose below how to go on.',
  withoutOffices: 'Our list of notaries cannot be read at the moment. The rest of the site was searched.',
  readArticle: (title) => `Read the article ‘${title}’`,
  near: 'Questions that come closest',
  often: 'Questions that people often ask',
  ask: 'Not in the list? Ask the assistant',
  askNothing: 'Ask the assistant',
  find: 'Find a notary in your town',
  calculate: 'Calculate it yourself',
  person: 'Would you rather speak to a person?',
  contact: 'Ask your question through the contact form',
  sample: 'Sample',
}

export const kindNamesEn: Record<FoundKind, string> = {
  place: 'Place',
  office: 'Notary office',
  deed: 'Prices and notaries',
  calculator: 'Calculator',
  page: 'Page',
  article: 'Article',
  answer: 'Answer',
}
