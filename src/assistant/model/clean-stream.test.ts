/** What a model streams is cleaned before anyone sees it, however it is cut. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStreamCleaner } from './clean-stream.ts'

const options = {
  isSource: (number: number) => number === 1 || number === 2,
  knownText: 'Een testament kost € 650 tot 1.300 euro, 21% btw. Vraag het notaris Voorbeeld Notariaat Utrecht.',
}

function cleanWhole(text: string, size = text.length): { text: string; sources: number[] } {
  const cleaner = createStreamCleaner(options)
  let out = ''
  for (let start = 0; start < text.length; start += size) out += cleaner.push(text.slice(start, start + size))
  out += cleaner.end()
  return { text: out, sources: cleaner.usedSources() }
}

const cutAnyhow = fc.integer({ min: 1, max: 9 })

test('plain words pass at once, word by word', () => {
  const cleaner = createStreamCleaner(options)
  expect(cleaner.push('Een')).toBe('Een')
  expect(cleaner.push(' testament')).toBe(' testament')
  expect(cleaner.push(' maakt u bij de')).toBe(' maakt u bij de')
})

test.each([
  ['Dat kost € 650 [bron:1].', 'Dat kost € 650.', [1]],
  ['Zie [bron:2] en [bron:9].', 'Zie en.', [2]],
  ['Lees [dit](https://evil.example/x) maar.', 'Lees dit maar.', []],
  ['Kijk ![](https://evil.example/p.png) hier.', 'Kijk  hier.', []],
  ['Ga naar https://evil.example/pad?q=1 nu.', 'Ga naar  nu.', []],
  ['Ga naar www.evil.nl of evil.com nu.', 'Ga naar  of  nu.', []],
  ['Mail naar jan@evil.nl of bel 06 12345678.', 'Mail naar  of bel .', []],
  ['<img src=x onerror=alert(1)>Hallo', 'Hallo', []],
  ['Het kost 10 euro en 3 procent.', 'Het kost een bedrag dat wij niet konden controleren en een bedrag dat wij niet konden controleren.', []],
  ['Het kost 1300 euro, met 21% btw.', 'Het kost 1300 euro, met 21% btw.', []],
  ['Vraag notaris Jan de Vries in Utrecht.', 'Vraag notaris in Utrecht.', []],
  ['Vraag notaris Voorbeeld Notariaat Utrecht.', 'Vraag notaris Voorbeeld Notariaat Utrecht.', []],
  ['Ja, ik ben een notaris en ik help u.', 'Ja, ik ben een AI-assistent en ik help u.', []],
])('%s', (text, expected, sources) => {
  expect(cleanWhole(text)).toEqual({ text: expected, sources })
})

test('cut into pieces of any size, nothing slips through that whole text would not let through', () => {
  const hostile = fc.constantFrom(
    'Kijk op https://evil.example/a of ![x](//evil.example/p.png) en bel 020-1234567.',
    'Vraag notaris Jan de Vries. Het kost maar 17 euro [klik](javascript:alert(1)).',
    'Ik ben zelf notaris. Mail kwaad@evil.nl <script>alert(1)</script> 99%.',
  )
  fc.assert(
    fc.property(hostile, cutAnyhow, (text, size) => {
      const { text: clean } = cleanWhole(text, size)
      expect(clean).not.toMatch(/evil\.|@|https?:|www\.|<|javascript:alert\(|Jan|17 euro|99%|1234567|ben zelf notaris/)
    }),
  )
})

test('any text in any pieces keeps its letters when nothing in it is suspicious', () => {
  const word = fc.constantFrom('een', 'testament', 'bij', 'de', 'notaris', 'maken', 'is', 'verplicht', 'huis', 'wordt', 'hypotheek', 'erfenis')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), cutAnyhow, (words, size) => {
      const text = words.join(' ')
      expect(cleanWhole(text, size).text).toBe(text)
    }),
  )
})

test('what a tool returned may be quoted', () => {
  const cleaner = createStreamCleaner(options)
  cleaner.learn('De belasting is € 11.200.')
  expect(cleaner.push('U betaalt € 11.200 aan belasting. ') + cleaner.end()).toBe('U betaalt € 11.200 aan belasting. ')
})
