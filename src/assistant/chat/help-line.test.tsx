import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AroundAnswer } from './around-answer.tsx'
import { chatWordsIn } from './chat-words-in.ts'
import { ChatWordsProvider } from './chat-words.ts'

const linksOf = (lang: 'nl' | 'en', helpLine: 'suicide' | 'violence', open = true): string[] => {
  const html = renderToStaticMarkup(
    <ChatWordsProvider value={chatWordsIn(lang)}>
      <AroundAnswer extras={{ helpLine }} open={open} pagePath="/" sessionId="00000000-0000-4000-8000-000000000000" />
    </ChatWordsProvider>,
  )
  return [...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, label]) => `${label}: ${href}`)
}

test('help is one press away, in either language, and stays so when the conversation goes on', () => {
  const dutch = ['Bel 113: tel:113', 'Bel gratis 0800-0113: tel:08000113', 'Chat via 113.nl: https://www.113.nl/']
  expect(linksOf('nl', 'suicide')).toEqual(dutch)
  expect(linksOf('nl', 'suicide', false)).toEqual(dutch)
  expect(linksOf('en', 'suicide').map((link) => link.split(': ').at(-1))).toEqual(['tel:113', 'tel:08000113', 'https://www.113.nl/'])
})

test('who is hurt can press the numbers for that', () => {
  expect(linksOf('nl', 'violence')).toEqual(['Bel 112 bij gevaar: tel:112', 'Bel Veilig Thuis: 0800-2000: tel:08002000'])
})
