import { expect, test } from 'vitest'
import { modeSettings } from '../mode.settings.ts'
import { defaultsOf } from '../setting.ts'
import { claimWordings } from './claims.settings.ts'
import { claimIds, type ClaimId } from './claim-ids.ts'
import { claimState, shownClaims, type Evidence } from './claim.ts'

const defaults = defaultsOf({ ...claimWordings, ...modeSettings })
const live = { ...defaults, site_mode: 'live' }
const proof: Evidence = {
  value: 'tot 40%',
  evidence: 'Vergelijking',
  source: 'x.pdf',
  evidenceDay: '2026-01-01',
  validUntil: '2026-12-31',
  proof: { highest: '1000', lowest: '600' },
}
const facts = { payingOffices: 0 }
const state = (value: string, found: Evidence | undefined, day = '2026-11-22') => claimState({ claim: 'savings', value, found, day, facts })
const savings = (changes: Partial<Evidence> = {}): ReadonlyMap<ClaimId, Evidence> => new Map([['savings', { ...proof, ...changes }]])

test('in demo every claim is shown, as an example', () => {
  expect([...shownClaims(defaults, new Map(), '2026-11-22', facts)]).toEqual(claimIds)
})

test('in live nothing is shown without evidence, the trust labels included', () => {
  expect(shownClaims(live, new Map(), '2026-11-22', facts).size).toBe(0)
})

test('evidence counts through its last day and hides the claim by itself the day after', () => {
  expect([...shownClaims(live, savings(), '2026-12-31', facts)]).toEqual(['savings'])
  expect([...shownClaims(live, savings(), '2027-01-01', facts)]).toEqual([])
})

test('evidence for other words is no evidence for these', () => {
  expect([...shownClaims({ ...live, claim_savings: 'tot 60%' }, savings(), '2026-11-22', facts)]).toEqual([])
  expect(state('tot 60%', proof)).toBe('other-words')
})

test('the state says why a claim is hidden', () => {
  expect([state('tot 40%', undefined), state('tot 40%', { ...proof, evidence: '' })]).toEqual(['none', 'none'])
  expect([state('tot 40%', proof), state('tot 40%', proof, '2027-11-22')]).toEqual(['valid', 'expired'])
})

test('words that do not follow from the numbers of the evidence are hidden, as is evidence from before numbers were asked', () => {
  expect([state('tot 40%', { ...proof, proof: { highest: '1000', lowest: '700' } }), state('tot 40%', { ...proof, proof: {} })]).toEqual([
    'unproven',
    'unproven',
  ])
})

test('independent is hidden while an office pays, whatever the evidence says', () => {
  const independent = new Map([['independent', { ...proof, value: 'ONAFHANKELIJK' }]] as const)
  expect([...shownClaims(live, independent, '2026-11-22', facts)]).toEqual(['independent'])
  expect([...shownClaims(live, independent, '2026-11-22', { payingOffices: 1 })]).toEqual([])
})
