import { expect, test } from 'vitest'
import { findClaimFaults, lastDayFor, type ClaimInput } from './claim-rules.ts'

const DAY = '2026-11-22'
const proven: ClaimInput = {
  claim: 'experience',
  value: '10+ jaar',
  evidence: 'Vergelijking van 120 aanvragen van januari tot en met juni 2026.',
  source: 'vergelijking-2026.pdf',
  evidenceDay: '2026-07-01',
  validUntil: '2027-07-01',
  proof: { since: '2010-03-01', people: '250' },
}
const faults = (changes: Partial<ClaimInput>) => findClaimFaults({ ...proven, ...changes }, DAY)

test('the default wordings of the claims may be saved', () => {
  const defaults = {
    experience: '10+ jaar',
    savings: 'tot 40%',
    'quotes-within': '48 uur',
    helped: '100+ mensen geholpen',
    'phone-terms': '0,90 cnt per minuut, dagelijks 08:00-21:00',
    'answer-time': 'Antwoord binnen 1-2 werkdagen',
  } as const
  for (const [claim, value] of Object.entries(defaults)) expect([claim, faults({ claim: claim as ClaimInput['claim'], value })]).toEqual([claim, []])
})

test.each(['40%', 'minstens 40%', 'tot 400%', 'tot 40% gegarandeerd', 'altijd tot 40%', ''])(
  'a saving of ‘%s’ is refused: not everyone saves the most',
  (value) => {
    expect(faults({ claim: 'savings', value })).toEqual(['value'])
  },
)

test('a claim without evidence needs no source and no days', () => {
  expect(faults({ evidence: '', source: '', evidenceDay: '', validUntil: '' })).toEqual([])
})

test.each(['http://example.nl/bewijs', 'https://naam:geheim@example.nl/', 'javascript:alert(1)', 'x', ''])('‘%s’ is no source', (source) => {
  expect(faults({ source })).toEqual(['source'])
})

test('evidence of tomorrow, of no day and of a day that does not exist is refused', () => {
  for (const evidenceDay of ['2026-11-23', '', '2026-02-30', '2026-2-3']) expect(faults({ evidenceDay, validUntil: '2026-12-01' })).toEqual(['evidenceDay'])
})

test('evidence holds for a year at the most, and not until a day that has passed', () => {
  expect(faults({ validUntil: '2027-07-02' })).toEqual(['validUntil'])
  expect(faults({ validUntil: '2026-11-21' })).toEqual(['validUntil'])
  expect(faults({ validUntil: DAY })).toEqual([])
})

test('a year on from 29 February is 1 March', () => {
  expect(lastDayFor('2028-02-29')).toBe('2029-03-01')
})

test('every field at fault is named at once', () => {
  expect(faults({ value: '40%', evidence: 'kort', source: '', evidenceDay: 'x', validUntil: 'x' })).toEqual([
    'value',
    'evidence',
    'source',
    'evidenceDay',
    'validUntil',
  ])
})

test.each<[ClaimInput['claim'], string, ClaimInput['proof'], string[]]>([
  ['experience', '10+ jaar', { since: '2016-11-23' }, ['since']],
  ['experience', '10+ jaar', { since: '2016-11-22' }, []],
  ['experience', '10+ jaar', { since: '2026-02-30' }, ['since']],
  ['helped', '1.000+ mensen geholpen', { people: '999' }, ['people']],
  ['helped', '1.000+ mensen geholpen', { people: '1000' }, []],
  ['free', '', {}, []],
])('the words of %s, ‘%s’, must follow from %j', (claim, value, proof, wrong) => {
  expect(faults({ claim, value, proof })).toEqual(wrong)
})

test.each([
  ['phone-terms', 'gratis!'],
  ['answer-time', 'Meestal snel'],
  ['review-checks', 'Ja <b>echt</b> waar, altijd'],
] as const)('%s refuses the words ‘%s’', (claim, value) => {
  expect(faults({ claim, value })).toEqual(['value'])
})
