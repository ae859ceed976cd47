import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChatMessage } from './chat-message.tsx'
import { chatWordsIn } from './chat-words-in.ts'
import { ChatWordsProvider } from './chat-words.ts'

const answer = { role: 'assistant', sources: [], name: 'Assistent' } as const

const htmlOf = (lang: 'nl' | 'en', helpLine: 'suicide' | 'violence', text = 'Praat met iemand.'): string =>
  renderToStaticMarkup(
    <ChatWordsProvider value={chatWordsIn(lang)}>
      <ChatMessage {...answer} text={text} helpLine={helpLine} />
    </ChatWordsProvider>,
  )

const linksOf = (lang: 'nl' | 'en', helpLine: 'suicide' | 'violence'): string[] => {
  const html = htmlOf(lang, helpLine)
  return [...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, label]) => `${label}: ${href}`)
}

test('help is one press away, in either language', () => {
  const dutch = ['Bel 113: tel:113', 'Bel gratis 0800-0113: tel:08000113', 'Chat via 113.nl: https://www.113.nl/']
  expect(linksOf('nl', 'suicide')).toEqual(dutch)
  expect(linksOf('en', 'suicide').map((link) => link.split(': ').at(-1))).toEqual(['tel:113', 'tel:08000113', 'https://www.113.nl/'])
})

test('it stands right below the words that tell of it, above the answer to what was asked', () => {
  const html = htmlOf('nl', 'suicide', 'Praat met iemand.\n\nEen testament kost geld.\n\nVraag een offerte.')
  const places = ['Praat met iemand', 'tel:113', 'Een testament kost geld', 'Vraag een offerte'].map((words) => html.indexOf(words))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('who is hurt can press the numbers for that', () => {
  expect(linksOf('nl', 'violence')).toEqual(['Bel 112 bij gevaar: tel:112', 'Bel Veilig Thuis: 0800-2000: tel:08002000'])
})
