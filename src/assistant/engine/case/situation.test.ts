import { expect, test } from 'vitest'
import { makeEntry, makeHit, makeStatement } from '../../../../tests/factories/knowledge.ts'
import type { Hit } from '../../retrieval/rank.ts'
import { converse } from '../test-engine.ts'
import { readCase, saysOnlyFacts } from './case-record.ts'
import { readEnglishCase, readEnglishKin } from './english-case.ts'
import { fittingFirst } from './fitting-first.ts'
import { conditionOf, fitOfStatement } from './statement-condition.ts'

type Fact = 'newbuild' | 'deceased' | 'capable' | 'form' | 'civil' | 'side'

const user = (content: string) => ({ role: 'user' as const, content })
const factOf = (fact: Fact, ...said: string[]) => readCase(said.at(-1)!, said.slice(0, -1).map(user)).get(fact)?.value
const inEnglish = (fact: Fact, ...said: string[]) => readEnglishCase(said).get(fact)?.value

test.each([
  ['wij kopen een nieuwbouwhuis van de bouwer', 'newbuild', 'ja'],
  ['het is een appartement van een projectontwikkelaar, vrij op naam', 'newbuild', 'ja'],
  ['wij kopen een bestaande woning', 'newbuild', 'nee'],
  ['de verkopers wachten op hun nieuwbouw', 'newbuild', undefined],
  ['wij verkopen ons huis en gaan naar nieuwbouw', 'newbuild', undefined],
  ['is k.k. duurder dan v.o.n.', 'newbuild', undefined],
  ['mijn moeder is vorige maand overleden', 'deceased', 'ja'],
  ['wat als mijn moeder is overleden', 'deceased', undefined],
  ['ik wil dat mijn zus na mijn dood alles krijgt', 'deceased', 'nee'],
  ['hij mag er tot zijn dood blijven wonen', 'deceased', undefined],
  ['mijn collega van 35 is overleden', 'deceased', undefined],
  ['mijn man is overleden en ik wil een testament', 'deceased', undefined],
  ['mijn vader begrijpt niet meer wat hij tekent', 'capable', 'nee'],
  ['mijn moeder is dement', 'capable', 'nee'],
  ['mijn moeder heeft beginnende dementie', 'capable', undefined],
  ['mijn moeder heeft de diagnose dementie', 'capable', undefined],
  ['voor als ik dement word', 'capable', undefined],
  ['ik begrijp het niet meer', 'capable', undefined],
  ['mijn moeder is nog heel helder', 'capable', 'ja'],
  ['onze stichting krijgt een nieuw bestuur', 'form', 'stichting'],
  ['mijn bv heeft schulden', 'form', 'bv'],
  ['ik begin voor mezelf, zonder bv', 'form', undefined],
  ['is een stichting of een vereniging beter', 'form', undefined],
  ['wij zijn in de moskee getrouwd maar nooit bij de gemeente', 'civil', 'ongehuwd'],
  ['wij wonen samen en gaan trouwen', 'civil', undefined],
] as const)('%s says of %s: %s', (said, fact, value) => expect(factOf(fact, said)).toBe(value))

test.each([
  ['We are buying a new-build home from a developer', 'newbuild', 'ja'],
  ['We are buying an existing house', 'newbuild', 'nee'],
  ['My aunt died in May', 'deceased', 'ja'],
  ['What happens when my aunt dies', 'deceased', undefined],
  ['My mother no longer understands what she signs', 'capable', 'nee'],
  ['My mother was just diagnosed with dementia', 'capable', undefined],
  ['Our foundation has a new board', 'form', 'stichting'],
  ['I got a letter from the owners’ association', 'form', undefined],
  ['I am selling my house', 'side', 'verkoper'],
  ['We sold the car', 'side', undefined],
  ['My aunt wants to sell me her house', 'side', 'koper'],
] as const)('in English %s says of %s: %s', (said, fact, value) => expect(inEnglish(fact, said)).toBe(value))

test('what is told later replaces it, and where both are so neither is known', () => {
  expect(factOf('newbuild', 'wij kopen nieuwbouw', 'het wordt toch een bestaand huis')).toBe('nee')
  expect(factOf('deceased', 'mijn man is overleden', 'ik maak nu mijn eigen testament')).toBeUndefined()
  expect(factOf('deceased', 'mijn zus is overleden', 'ik wil dit voor mezelf beter regelen')).toBeUndefined()
  expect(factOf('form', 'wij hebben een vof', 'in onze bv gaat dat anders')).toBeUndefined()
})

test('that somebody died, or understands no more, is a story and no answer to a question back', () => {
  expect(saysOnlyFacts('mijn vader is overleden')).toBe(false)
  expect(saysOnlyFacts('mijn moeder is dement')).toBe(false)
  expect(saysOnlyFacts('wij zijn getrouwd')).toBe(true)
})

test('who has no children tells of none', () => {
  expect(readEnglishKin(['I have no children, only a brother'])).toEqual(new Set(['sibling']))
})

const told = readCase('mijn moeder is overleden en wij kopen nieuwbouw', [])

test('what an entry holds for is so of each statement that says nothing else of it, and only excludes', () => {
  const holdsWithEntry = { newbuild: ['nee' as const] }
  const plain = makeStatement('gewoon', 'De verkoper geeft u de sleutel.', { holdsWithEntry })
  const other = makeStatement('nieuw', 'Een bouwer doet dat bij de oplevering.', { holdsWithEntry, holds: { newbuild: ['ja'] } })
  const wider = makeStatement('allebei', 'Een kavel is iets anders.', { holdsWithEntry, holds: { newbuild: ['ja', 'nee'] } })
  expect([plain, other, wider].map((statement) => fitOfStatement(statement, told))).toEqual([-1, 1, 0])
  const existing = readCase('wij kopen een bestaand huis', [])
  expect([plain, other, wider].map((statement) => fitOfStatement(statement, existing))).toEqual([0, -1, 0])
})

test('own words of a statement go before what its entry holds for', () => {
  const married = makeStatement('getrouwd', 'Bent u getrouwd, dan erft uw partner.', { holdsWithEntry: { civil: ['ongehuwd'] } })
  expect([...conditionOf(married).get('civil')!]).toEqual(['getrouwd'])
})

const hit = (id: string, more: Parameters<typeof makeEntry>[1] = {}): Hit => makeHit(makeEntry(id, more))

test('an entry for another case gives way as a whole', () => {
  const holds = { newbuild: ['nee' as const] }
  const statements = [makeStatement('een', 'De verkoper geeft u de sleutel.', { holdsWithEntry: holds })]
  const hits = [hit('sleutel', { holds, statements }), hit('nieuwbouw', { holds: { newbuild: ['ja'] } })]
  expect(fittingFirst(hits, 'wanneer krijg ik de sleutel', told)[0]?.passage.id).toBe('nieuwbouw')
  expect(fittingFirst(hits, 'wanneer krijg ik de sleutel', new Map())[0]?.passage.id).toBe('sleutel')
})

test.each([
  [['Ik wil mijn broer onterven, kan dat en krijgt hij dan toch iets?'], /Broers en zussen kunt u met een testament volledig onterven/],
  [
    ['Ik heb geen kinderen, alleen een broer die ik al tien jaar niet zie', 'kan ik hem onterven'],
    /Broers en zussen kunt u met een testament volledig onterven/,
  ],
  [['Ik wil mijn neef een bedrag schenken. Hoeveel mag dat belastingvrij?'], /^Aan kleinkinderen, broers, zussen, andere familie/],
  [['Mijn beide ouders zijn overleden. Kan ik nu het kindsdeel van mijn vader opeisen?'], /^Is uw tweede ouder ook overleden/],
  [['Mijn ex en ik waren nooit getrouwd, het huis is van ons samen', 'krijg ik alimentatie'], /^Partneralimentatie krijgt of betaalt u na samenwonen niet/],
  [['We bought a flat off plan from a developer, v.o.n.', 'do we pay transfer tax'], /new home from a builder or developer/],
])('%j is answered for that case', (said, answer) => expect(converse(...said).text).toMatch(answer))

test('a buyer of a new home is not told that the notary charges transfer tax, or that the seller gives the key', () => {
  const story = 'Wij kopen een nieuwbouwhuis van een ontwikkelaar'
  for (const question of ['wat betalen we dan bij de notaris', 'en aan belasting', 'wie kiest de notaris'])
    expect(converse(story, question).text).not.toMatch(/De koper betaalt de overdrachtsbelasting|meestal de koper de notaris/)
  expect(converse(story, 'wanneer krijgen we de sleutel').reference).not.toBe('huis-sleutel')
})

test('these facts are not shown as taken for given', () => {
  const answer = converse('Wij kopen een nieuwbouwhuis van een ontwikkelaar. Wie kiest de notaris?')
  expect(answer.extras?.assumptions?.map(({ fact }) => fact) ?? []).not.toContain('newbuild')
})
