import { expect, test } from 'vitest'
import { loadKnowledge } from '../retrieval/load-knowledge.ts'
import type { Hit } from '../retrieval/rank.ts'
import type { Topic } from '../retrieval/topics.ts'
import { askedOnFirst, findSecondReading, showSecondReading } from './second-reading.ts'
import { converse, engine } from './test-engine.ts'

const [one, other, third] = loadKnowledge('content')
const hit = (entry: typeof one, chance: number): Hit => ({
  passage: { kind: 'entry', id: entry!.id, entry: entry! },
  score: chance,
  coverage: 0,
  likeness: 0,
  statement: 0,
  learned: 0,
  chance,
})
const heardWithOthers = (): boolean => false

test('what is a quarter as likely as the first answer is said as well', () => {
  expect(findSecondReading([hit(one, 0.56), hit(other, 0.14), hit(third, 0.1)], heardWithOthers)).toBe(other)
})

test.each([
  ['the first is sure', 0.75, 0.2],
  ['the second is much less likely', 0.56, 0.1],
  ['the first is a good answer and the second is less than half as likely', 0.62, 0.3],
  ['the first is hardly likely itself', 0.24, 0.2],
])('nothing more is said where %s', (_, first, second) => {
  expect(findSecondReading([hit(one, first), hit(other, second)], heardWithOthers)).toBeUndefined()
})

test('beside a good answer a second is said that is half as likely', () => {
  expect(findSecondReading([hit(one, 0.62), hit(other, 0.32)], heardWithOthers)).toBe(other)
})

test('how the site works is not what else was meant', () => {
  const site = loadKnowledge('content').find(({ topic }) => topic === 'platform')
  expect(findSecondReading([hit(one, 0.5), hit(site, 0.4), hit(other, 0.2)], heardWithOthers)).toBe(other)
})

test('what is to be heard alone stands beside nothing', () => {
  const isOne = (id: string): boolean => id === one!.id
  expect(findSecondReading([hit(one, 0.5), hit(other, 0.4)], isOne)).toBeUndefined()
  expect(findSecondReading([hit(other, 0.5), hit(one, 0.4)], isOne)).toBeUndefined()
})

test('who asks on is answered from another entry that is nearly as likely as the one that answered last', () => {
  const hits = [hit(one, 0.4), hit(other, 0.3), hit(third, 0.1)]
  expect(askedOnFirst(hits, one!.id).map(({ passage }) => passage.id)).toEqual([other!.id, one!.id, third!.id])
})

test.each([
  ['something else answered last', 0.4, 0.3, other!.id],
  ['the other is much less likely', 0.4, 0.2, one!.id],
  ['what answered last is surely meant', 0.76, 0.5, one!.id],
])('the order stays where %s', (_, first, second, last) => {
  expect(askedOnFirst([hit(one, first), hit(other, second)], last)[0]!.passage.id).toBe(one!.id)
})

test('a complaint about a notary does not go first where nobody spoke of one', () => {
  const about = (entry: typeof one, chance: number, topic: Topic): Hit => hit({ ...entry!, topic }, chance)
  const order = (topic: Topic): string => askedOnFirst([about(one, 0.47, topic), about(other, 0.42, 'klachten')], one!.id)[0]!.passage.id
  expect([order('testament'), order('klachten')]).toEqual([one!.id, other!.id])
})

test('the second reading stands below the answer under its own head, with its own sources, and can be asked at once', () => {
  const shown = showSecondReading(
    {
      kind: 'kennis',
      text: 'Ja. [1]',
      sources: [{ title: 'Wet', url: 'https://wet.example' }],
      reference: 'een',
      suggestions: ['A?', 'B?', 'C?'],
      also: {
        question: 'Wat dan?',
        text: 'Nee. [1]\n\nSoms. [2]',
        sources: [
          { title: 'Raad', url: 'https://raad.example' },
          { title: 'Wet', url: 'https://wet.example' },
        ],
      },
    },
    (question) => `**${question}**`,
  )
  expect(shown).toEqual({
    kind: 'kennis',
    text: 'Ja. [1]\n\n**Wat dan?**\n\nNee. [2] Soms. [1]',
    sources: [
      { title: 'Wet', url: 'https://wet.example' },
      { title: 'Raad', url: 'https://raad.example' },
    ],
    reference: 'een',
    suggestions: ['Wat dan?', 'A?', 'B?'],
    extras: { otherReading: undefined, alsoRead: 'Wat dan?' },
  })
})

const unsure = 'Kan ik het terugdraaien?'

test('a question that may mean two things gets both, the second in short', () => {
  const { text, extras } = converse(unsure)
  expect(text).toContain(`**Of bedoelde u: ${extras?.alsoRead}**`)
  expect(text.split('\n\n')).toHaveLength(4)
})

test('who says yes to it gets it in full', () => {
  const meant = converse(unsure).extras?.alsoRead
  expect(converse(unsure, 'ja graag').reference).toBe(engine.listContentEntries().find(({ question }) => question === meant)?.id)
})

test('a question that is understood gets one answer', () => {
  expect(converse('Wat kost een testament?').text).not.toContain('Of bedoelde u')
})

test('each of several questions gets one answer', () => {
  expect(converse(`${unsure} En wat kost een testament?`).text).not.toContain('Of bedoelde u')
})
