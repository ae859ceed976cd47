import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeadingText } from './heading-text.tsx'

const SEAM = '<span class="seam"></span>'
const html = (text: string) => renderToStaticMarkup(<HeadingText text={text} />)

test.each([
  ['Overdrachtsbelasting berekenen', 'Over-drachts-belasting berekenen'],
  ['De hypotheekakte', 'De hypotheek-akte'],
  ['Het samenlevingscontract', 'Het samenlevings-contract'],
  ['Toegankelijkheid', 'Toe-gankelijk-heid'],
  ['Rekenhulpen', 'Reken-hulpen'],
])('a long word of a heading may break where its parts meet: %s', (text, shown) => {
  expect(html(text).replaceAll(SEAM, '-')).toBe(shown)
})

test.each(['Een testament en een akte', 'Belastingdienst', 'Wat kost de notaris?', ''])('what is no compound stays as it was: %s', (text) => {
  expect(html(text)).toBe(text)
})

test('the text itself holds nothing besides its letters', () => {
  expect(html('Overdrachtsbelasting berekenen').replaceAll(SEAM, '')).toBe('Overdrachtsbelasting berekenen')
})
