/** What stands around what was found is in the language of the words that were typed. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { searchTextsEn } from './search.en.ts'
import { searchTexts } from './search.nl.ts'
import { SearchPage } from './search-page.tsx'
import type { SearchView } from './search-site.ts'

const base: SearchView = {
  words: 'power of attorney',
  readAs: undefined,
  found: [
    { kind: 'answer', title: 'What is a power of attorney?', text: 'A deed.', lang: 'en', score: 1 },
    { kind: 'office', title: 'Kantoor', href: '/notaries/kantoor', text: 'Zeist', isSample: true, score: 1 },
  ],
  tooComplex: false,
  withoutOffices: true,
  place: undefined,
  deed: undefined,
  questions: ['What is a will?'],
  lang: 'en',
  frame: 'en',
  holds: () => false,
}
const html = (values: Partial<SearchView> = {}) => renderToStaticMarkup(<SearchPage view={{ ...base, ...values }} chat="-" finder="-" />)

/** Of one language; those that take words, with none. */
const sentences = (texts: typeof searchTexts | typeof searchTextsEn) => Object.values(texts).filter((text) => typeof text === 'string')

test('around English results every sentence is English, and what is Dutch among them says so', () => {
  const page = html()
  for (const text of sentences(searchTexts)) expect(page).not.toContain(`>${text}`)
  expect(page).toContain('Found for ‘power of attorney’')
  expect(page).toContain('2 results, the best one first. Our list of notaries cannot be read')
  expect(page).toMatch(/Notary office<span class="tag">Sample<\/span>/)
  expect(page).toMatch(/lang="nl"><a href="\/notaries\/kantoor" hrefLang="nl">/)
  expect(page).not.toContain('lang="en"')
})

test('where nothing was found for English words that is said in English, with questions in the language they are in', () => {
  const page = html({ found: [], questions: ['Wat kost een testament?'], lang: 'nl' })
  expect(page).toContain('Nothing found for ‘power of attorney’')
  expect(page).toContain('We found nothing like this.')
  expect(page).toMatch(/<span lang="nl">Wat kost een testament\?<\/span>/)
  expect(page).toMatch(/<h2 id="reken">Calculate it yourself<\/h2>[\s\S]*<a href="[^"]+" hrefLang="nl" lang="nl">/)
})

test('around Dutch results all is Dutch, and what is English among them says so', () => {
  const page = html({ frame: 'nl', words: 'volmacht' })
  for (const text of sentences(searchTextsEn)) expect(page).not.toContain(`>${text}`)
  expect(page).toContain('Gevonden voor ‘volmacht’')
  expect(page).toContain('lang="en"')
  expect(page).not.toContain('lang="nl"')
})
