import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['Do I need a notary to buy a house?', 'en'],
  ['hello', 'en'],
  ['My husband died last week, what do I have to do first?', 'en'],
  ['how much is it', 'en'],
  ['Good morning!', 'en'],
  ["my ex doesn't let me see my kids", 'en'],
  ['Nope, nothing signed yet, we’re only comparing prices', 'en'],
  ["I'd like to pay off my loan to my parents officially, what's needed", 'en'],
  ['who compares these notaries', 'en'],
  ["mag z'n zoon de foto's hebben", 'nl'],
  ['power of attorney apostille where??', 'en'],
  ['Ich möchte ein Haus kaufen, was kostet der Notar?', 'de'],
  ['Bonjour, je veux acheter une maison, combien coûte le notaire ?', 'fr'],
  ['Babam öldü, miras için ne yapmam lazım?', 'tr'],
  ['Dzień dobry, czy notariusz mówi po polsku?', 'pl'],
  ['أريد شراء منزل، كم تكلفة الكاتب العدل؟', 'ar'],
  ['Мій чоловік помер, що мені робити?', 'uk'],
  ['Wat kost een testament?', 'nl'],
  ['hoi', 'nl'],
  ['testament', 'nl'],
  ['is de executeur verplicht', 'nl'],
  ['Wat is een estate planner?', 'nl'],
  ['de man van mijn zus is in Spanje overleden', 'nl'],
  ['kan een AI een will schrijven', 'nl'],
])('%s is %s', (question, language) => {
  expect(detectLanguage(question)).toBe(language)
})

test('no way of asking that was taught in Dutch is taken for another language', () => {
  const phrases = ['testament', 'huis_kopen', 'overlijden', 'platform', 'vervolg']
    .flatMap((name) => readFileSync(`content/vragen/${name}.jsonl`, 'utf8').split('\n').filter(Boolean))
    .map((line) => (JSON.parse(line) as { phrase: string }).phrase)
  expect(phrases.length).toBeGreaterThan(3000)
  expect(phrases.filter((phrase) => detectLanguage(phrase) !== 'nl')).toEqual([])
})

test.each(['ja', 'nee', 'nu', 'los', 'pas', 'si'])('one word, %s, goes on in the Dutch of the conversation', (word) => {
  expect(detectLanguage(word, 'nl')).toBe('nl')
})

test.each([
  ['ja', 'nl'],
  ['bonjour', 'fr'],
  ['hello', 'en'],
])('%s opens a conversation in %s', (word, language) => {
  expect(detectLanguage(word)).toBe(language)
})
