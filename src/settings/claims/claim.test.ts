import { expect, test } from 'vitest'
import { modeSettings } from '../mode.settings.ts'
import { defaultsOf } from '../setting.ts'
import { claimWordings } from './claims.settings.ts'
import { claimIds, claimState, shownClaims, type ClaimId, type Evidence } from './claim.ts'

const defaults = defaultsOf({ ...claimWordings, ...modeSettings })
const live = { ...defaults, site_mode: 'live' }
const proof: Evidence = { value: 'tot 40%', evidence: 'Vergelijking', source: 'x.pdf', evidenceDay: '2026-01-01', validUntil: '2026-12-31' }
const savings = (changes: Partial<Evidence> = {}): ReadonlyMap<ClaimId, Evidence> => new Map([['savings', { ...proof, ...changes }]])

test('in demo every claim is shown, as an example', () => {
  expect([...shownClaims(defaults, new Map(), '2026-11-22')]).toEqual(claimIds)
})

test('in live nothing is shown without evidence, the trust labels included', () => {
  expect(shownClaims(live, new Map(), '2026-11-22').size).toBe(0)
})

test('evidence counts through its last day and hides the claim by itself the day after', () => {
  expect([...shownClaims(live, savings(), '2026-12-31')]).toEqual(['savings'])
  expect([...shownClaims(live, savings(), '2027-01-01')]).toEqual([])
})

test('evidence for other words is no evidence for these', () => {
  expect([...shownClaims({ ...live, claim_savings: 'tot 60%' }, savings(), '2026-11-22')]).toEqual([])
  expect(claimState('tot 60%', proof, '2026-11-22')).toBe('other-words')
})

test('the state says why a claim is hidden', () => {
  expect([claimState('tot 40%', undefined, '2026-11-22'), claimState('tot 40%', { ...proof, evidence: '' }, '2026-11-22')]).toEqual(['none', 'none'])
  expect([claimState('tot 40%', proof, '2026-11-22'), claimState('tot 40%', proof, '2027-11-22')]).toEqual(['valid', 'expired'])
})
