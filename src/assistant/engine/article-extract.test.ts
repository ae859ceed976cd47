import { expect, test } from 'vitest'
import { extractPassage } from './article-extract.ts'

test('the first two paragraphs are taken', () => {
  expect(extractPassage('Een.\n\nTwee.\n\nDrie.')).toBe('Een.\n\nTwee.')
})

test('a later paragraph that says more about the question goes first', () => {
  expect(extractPassage('Een.\n\nTwee.\n\nDrie.', (text) => (text === 'Drie.' ? 0.9 : 0.1))).toBe('Drie.')
})

test('tables, quotes, images and code are left out', () => {
  expect(extractPassage('| a | b |\n| --- | --- |\n\n> Voorbeeld.\n\n![x](/x.png)\n\nTekst.')).toBe('Tekst.')
  expect(extractPassage('| a | b |')).toBe('')
})

test('links to this site stay, other links become text', () => {
  expect(extractPassage('Zie [testament](/testament) en [elders](https://voorbeeld.nl).')).toBe('Zie [testament](/testament) en elders.')
  expect(extractPassage('Zie [vals](//kwaad.nl).')).toBe('Zie vals.')
})

test('a paragraph that announces a list takes it along, and never stands alone after another', () => {
  expect(extractPassage('Vooraf.\n\nDe stappen:\n\n- een\n- twee')).toBe('Vooraf.\n\nDe stappen:\n\n- een\n- twee')
  expect(extractPassage('Vooraf.\n\nDe prijzen:\n\n| a |')).toBe('Vooraf.')
})

test('the extract ends at a sentence within 700 characters', () => {
  const extract = extractPassage('Dit is een zin van enige lengte. '.repeat(40))
  expect(extract.length).toBeLessThanOrEqual(700)
  expect(extract.endsWith('.')).toBe(true)
})
