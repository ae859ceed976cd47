import { expect, test } from 'vitest'
import { loadRegions } from '../../../regions/load-regions.ts'
import type { Turn } from '../../conversation/engine.ts'
import { converse } from '../test-engine.ts'
import { answerWithOffices, readEnglishWish } from './english-offices.ts'

const places = loadRegions('content')
const read = (question: string, history: Turn[] = []) => readEnglishWish({ question, history, day: '2026-11-20' }, places)

test.each([
  ['I am looking for a notary in The Hague', undefined, 'den-haag', 'passend'],
  ['we need a notary near Eindhoven for our mortgage', 'hypotheekakte', 'eindhoven', 'passend'],
  ['Do you know an English speaking notary in Delft?', undefined, 'delft', 'passend'],
  ['I want a quote for a prenup in Haarlem', 'huwelijkse-voorwaarden', 'haarlem', 'passend'],
  ['Who is the best notary in Rotterdam?', undefined, 'rotterdam', 'beoordeling'],
  ['cheapest notary for a will', 'testament', undefined, 'prijs'],
  ['Which notaries in Amsterdam speak English?', undefined, 'amsterdam', 'passend'],
  [
    'I live in Leiden. My father died in Spain last month and my sister and I are the only heirs as far as we know. We are looking for a notary for the certificate of inheritance.',
    'verklaring-van-erfrecht',
    'leiden',
    'passend',
  ],
])('%s looks for an office that speaks English', (question, deed, place, order) => {
  expect(read(question)).toEqual({ deed, place, order, language: 'Engels', lang: 'en', leads: true })
})

test.each(['find me a notary in Utrecht that speaks English and what it costs for a will', 'how much does a will cost in Utrecht?'])(
  'the price is answered, with the offices below: %s',
  (question) => {
    expect(read(question)).toEqual({ deed: 'testament', place: 'utrecht', order: 'passend', language: 'Engels', lang: 'en', leads: false })
  },
)

test('the price that is asked for with an office is that of the deed', () => {
  const { reference, refers } = converse('find me a notary that speaks English and what it costs for a will')
  expect(reference).toBe('en-cost-will')
  expect(refers).toMatchObject({ deed: 'testament', leads: false })
})

test.each([
  'Our notary sent a bill that is 400 euros higher than the quote. What now?',
  "what's a notary in holland and how is it different from a solicitor in the uk",
  'Do I need a notary to sell my house in Breda?',
  'My notary in Utrecht made a mistake. What can I do?',
  'What is a quote?',
  'How do I choose a notary?',
  'How much does a will cost?',
  'I bought a house in Best and want to refinance. Who can help?',
  'We did it all at a notary in Breda. Are we done now?',
  'my uncle in America died, who inherits?',
])('%s asks something else than an office', (question) => {
  expect(read(question)).toBeUndefined()
})

const after = (...said: string[]): Turn[] =>
  said.flatMap((content): Turn[] => [
    { role: 'user', content },
    { role: 'assistant', content: 'Below are notaries.', kind: 'verwijzing', extras: { lang: 'en' } },
  ])

test('who asks anew for an office by place or language names no deed by it', () => {
  const told: Turn[] = [
    { role: 'user', content: 'What is a certificate of inheritance?' },
    { role: 'assistant', content: 'It says who the heirs are.', kind: 'kennis', extras: { lang: 'en' } },
  ]
  expect(read('Can you find me a notary in Eindhoven who speaks English?', told)).toMatchObject({ deed: 'verklaring-van-erfrecht', isDeedBefore: true })
  expect(read('Can you find me a notary in Eindhoven for a will?', told)).not.toHaveProperty('isDeedBefore')
})

test('another place, the deed that was asked back, another order and the price hold for what was looked for', () => {
  const sought = after('I am looking for a notary in The Hague')
  expect(read('For a will', sought)).toMatchObject({ deed: 'testament', place: 'den-haag', leads: true })
  expect(read('and in Amersfoort?', after('find a notary in Utrecht for a will'))).toMatchObject({ deed: 'testament', place: 'amersfoort' })
  expect(read('the cheapest one please', after('find a notary in Utrecht for a will'))).toMatchObject({ deed: 'testament', place: 'utrecht', order: 'prijs' })
  expect(read('how much does it cost', after('find a notary in Utrecht for a will'))).toMatchObject({ deed: 'testament', leads: false })
})

test('a place by itself after an answer asks for the offices there', () => {
  const told: Turn[] = [
    { role: 'user', content: 'how much does a mortgage deed cost' },
    { role: 'assistant', content: 'A mortgage deed costs', kind: 'kennis', reference: 'en-cost-mortgage', extras: { lang: 'en' } },
  ]
  for (const question of ['near Eindhoven', 'in Eindhoven please', 'Eindhoven?'])
    expect(read(question, told)).toMatchObject({ deed: 'hypotheekakte', place: 'eindhoven', leads: true })
  expect(read('Eindhoven')).toBeUndefined()
})

test('what the notary is for is asked back in English where it is not known, and each choice names its deed', () => {
  const { extras, text } = answerWithOffices(read('I am looking for a notary in Delft')!)
  expect(text).toBe('Below are notaries on our list who speak English.')
  expect(extras?.asks?.question).toBe('What do you need a notary for?')
  for (const { says } of extras!.asks!.options) expect(read(says, after('I am looking for a notary in Delft'))?.deed).toBeDefined()
  expect(answerWithOffices(read('cheapest notary for a will')!)).toMatchObject({ text: 'Below are notaries on our list who speak English, for a will.' })
})

test('offices stand below an answer to several questions of which one looks for them', () => {
  const { text, refers } = converse('How much is a will and can you find me a notary for it?')
  expect(text).toContain('**How much is a will?**')
  expect(refers).toMatchObject({ deed: 'testament', language: 'Engels', leads: false })
})

test.each([
  'We buy a house for 610,000 euro in Wassenaar to live in, I am 36 and my husband 34. How much transfer tax do we pay?',
  "My aunt in Den Bosch left me 45,000 euros. I'm her niece. How much inheritance tax do I have to pay?",
])('who names a place and asks for a tax gets the sum, and no price of an office: %s', (question) => {
  expect(converse(question)).toMatchObject({ kind: 'berekening' })
})
