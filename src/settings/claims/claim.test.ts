import { expect, test } from 'vitest'
import { modeSettings } from '../mode.settings.ts'
import { defaultsOf } from '../setting.ts'
import { claimWordings } from './claims.settings.ts'
import { claimIds, type ClaimId } from './claim-ids.ts'
import { claimState, shownClaims, type ClaimFacts, type Evidence } from './claim.ts'

const defaults = defaultsOf({ ...claimWordings, ...modeSettings })
const live = { ...defaults, site_mode: 'live' }
const proof: Evidence = {
  value: '10+ jaar',
  evidence: 'Register',
  source: 'x.pdf',
  evidenceDay: '2026-01-01',
  validUntil: '2026-12-31',
  proof: { since: '2010-03-01' },
}
const counted = (requests: number, holding: number): ClaimFacts => ({
  payingOffices: 0,
  measured: () => ({ requests, holding, from: '2026-06-01', until: '2026-11-27' }),
})
const facts = counted(0, 0)
const state = (value: string, found: Evidence | undefined, day = '2026-11-22') => claimState({ claim: 'experience', value, found, day, facts })
const experience = (changes: Partial<Evidence> = {}): ReadonlyMap<ClaimId, Evidence> => new Map([['experience', { ...proof, ...changes }]])

const typed = new Map([['savings', { ...proof, value: 'tot 40%' }]] as const)
const shown = (found: ClaimFacts) => [...shownClaims(live, typed, '2026-11-22', found)]
const stateOf = (found: ClaimFacts) => claimState({ claim: 'quotes-within', value: '48 uur', found: undefined, day: '2026-11-22', facts: found })

test('in demo every claim is shown, as an example', () => {
  expect([...shownClaims(defaults, new Map(), '2026-11-22', facts)]).toEqual(claimIds)
})

test('in live nothing is shown without evidence, the trust labels included', () => {
  expect(shownClaims(live, new Map(), '2026-11-22', facts).size).toBe(0)
})

test('evidence counts through its last day and hides the claim by itself the day after', () => {
  expect([...shownClaims(live, experience(), '2026-12-31', facts)]).toEqual(['experience'])
  expect([...shownClaims(live, experience(), '2027-01-01', facts)]).toEqual([])
})

test('evidence for other words is no evidence for these', () => {
  expect([...shownClaims({ ...live, claim_experience: '20+ jaar' }, experience(), '2026-11-22', facts)]).toEqual([])
  expect(state('20+ jaar', proof)).toBe('other-words')
})

test('the state says why a claim is hidden', () => {
  expect([state('10+ jaar', undefined), state('10+ jaar', { ...proof, evidence: '' })]).toEqual(['none', 'none'])
  expect([state('10+ jaar', proof), state('10+ jaar', proof, '2027-11-22')]).toEqual(['valid', 'expired'])
})

test('words that do not follow from the numbers of the evidence are hidden, as is evidence from before numbers were asked', () => {
  expect([state('10+ jaar', { ...proof, proof: { since: '2020-03-01' } }), state('10+ jaar', { ...proof, proof: {} })]).toEqual(['unproven', 'unproven'])
})

test('independent is hidden while an office pays, whatever the evidence says', () => {
  const independent = new Map([['independent', { ...proof, value: 'ONAFHANKELIJK' }]] as const)
  expect([...shownClaims(live, independent, '2026-11-22', facts)]).toEqual(['independent'])
  expect([...shownClaims(live, independent, '2026-11-22', { ...facts, payingOffices: 1 })]).toEqual([])
})

test('what the site counts itself is shown by the count alone, and not by evidence that was typed', () => {
  expect(shown(counted(0, 0))).toEqual([])
  expect(shown(counted(19, 19))).toEqual([])
  expect(shown(counted(20, 17))).toEqual(['savings'])
  expect(shown(counted(20, 18))).toEqual(['savings', 'quotes-within'])
  expect(shown(counted(20, 1))).toEqual([])
})

test('the state of a counted claim says whether there are too few requests, or the words do not hold', () => {
  expect([stateOf(counted(19, 19)), stateOf(counted(200, 179)), stateOf(counted(200, 180))]).toEqual(['too-few', 'unproven', 'valid'])
})
