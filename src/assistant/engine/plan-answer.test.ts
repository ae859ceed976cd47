/** What a model is given, and what is answered without one. */
import { expect, test } from 'vitest'
import type { Turn } from '../conversation/engine.ts'
import { engine } from './test-engine.ts'

const day = '2026-11-20'
const plan = (question: string, history: readonly Turn[] = []) => engine.plan({ question, history, day })
const answered = (question: string, reference: string, extras?: Turn['extras']): Turn[] => [
  { role: 'user', content: question },
  { role: 'assistant', content: 'Antwoord.', kind: 'kennis', reference, extras },
]

function passagesFor(question: string, history: readonly Turn[] = []) {
  const planned = plan(question, history)
  if (planned.answer) throw new Error(`answered without a model: ${planned.answer.text}`)
  return planned.passages
}

test('a later question is searched after the subject of the answer before it', () => {
  const cost = 'en wat kost dat'
  const after = passagesFor(cost, answered('Hoe maak ik een levenstestament?', 'levenstestament-wat'))
  expect(after[0]?.title).toContain('levenstestament')
})

test('every part of a question has its passage among the first', () => {
  const titles = passagesFor('Wat kost een testament en wat kost een hypotheekakte?').map(({ title }) => title)
  expect(titles.slice(0, 4).join(' ')).toMatch(/testament.*hypotheek|hypotheek.*testament/)
})

test('a question in English has passages in English, also when only the conversation tells', () => {
  expect(passagesFor('Do I need a notary to buy a house?')[0]?.reference).toMatch(/^en-/)
  expect(passagesFor('and what does it cost', answered('Do I need a notary to buy a house?', 'en-house-notary', { lang: 'en' }))[0]?.reference).toMatch(/^en-/)
})

test.each([
  ['another language', 'Ich möchte ein Haus in Amsterdam kaufen, was kostet der Notar?', 'verwijzing'],
  ['an office that is looked for', 'Ik zoek een notaris in Utrecht voor een testament', 'verwijzing'],
  ['who is pressed to sign', 'Mijn man dwingt mij om morgen een contract te tekenen en ik durf niet te weigeren', 'kennis'],
  ['who is no more', 'Ik wil niet meer leven', 'crisis'],
] as const)('%s needs no model', (_name, question, kind) => {
  expect(plan(question).answer?.kind).toBe(kind)
})

test('a story in which an office is named goes to the model whole', () => {
  const story =
    'We hebben een bod gedaan op een hoekhuis in Deventer en dat is geaccepteerd, heel fijn. Nu zegt de verkoper dat het per se bij zijn eigen notaris in Zwolle moet, omdat hij daar al jaren komt. Mag hij dat zomaar bepalen?'
  expect(passagesFor(story).length).toBeGreaterThan(4)
})

test('what is asked on after danger goes to the model with the entry for it first', () => {
  const history = answered('Mijn man dwingt mij om morgen een contract te tekenen en ik durf niet te weigeren', 'druk-om-te-tekenen')
  expect(passagesFor('en als ik toch teken, is dat dan voor altijd', history)[0]?.reference).toBe('druk-om-te-tekenen')
})

test('a sum that is asked for stands before the passages, with what it rests on', () => {
  const [first] = passagesFor('Hoeveel overdrachtsbelasting betaal ik over een huis van 500.000 euro? Ik ben 40 en ga er zelf wonen.')
  expect(first).toMatchObject({ title: 'Berekening voor deze vraag', reference: expect.stringMatching(/^berekening/) as unknown })
  expect(first?.text).toContain('10.000')
})

test('what a model looks up is found for a question that stands by itself, and a sum for one that names all it takes', () => {
  expect(engine.lookUp('Moet mijn partner meetekenen als ik mijn huis verkoop?', day)).toHaveLength(4)
  expect(engine.calculate('overdrachtsbelasting over een huis van 500.000 euro, 40 jaar, zelf wonen', day)?.text).toContain('10.000')
  expect(engine.calculate('Hoe gaat het?', day)).toBeUndefined()
})

test('what may be asked next comes from what the answer leans on, in its language', () => {
  expect(engine.suggestNext('testament-nodig')).not.toEqual([])
  expect(engine.suggestNext('en-house-notary').join(' ')).toMatch(/\bthe\b|\bhow\b/i)
  expect(engine.suggestNext('berekening:erfbelasting')).toEqual([])
})

test('of an English question with several parts each part has its passages, and a comparison stands before them', () => {
  const both = passagesFor(
    'I am buying a house in Delft with my brother and I would like to know who chooses the notary and how long the cooling-off period is',
  )
  expect(both.map(({ reference }) => reference)).toEqual(expect.arrayContaining(['en-house-choose-notary', 'en-house-cooling-off']))
  expect(passagesFor('What is the difference between a will and a living will?')[0]).toMatchObject({ title: 'Vergelijking voor deze vraag' })
})

test('what is asked on after danger in English goes to the model with the entry for it first', () => {
  const history = answered('My husband is forcing me to sign a paper about the house', 'en-care-pressure', { lang: 'en' })
  expect(passagesFor('and if I do sign it, is that for ever?', history)[0]?.reference).toBe('en-care-pressure')
})
