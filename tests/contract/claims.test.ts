/** Claims: their words and evidence go together, every version stays, and live shows none without valid evidence. */
import { expect, test } from 'vitest'
import { dutchDay } from '../../src/platform/clock.ts'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { shownClaims, type ClaimFacts } from '../../src/settings/claims/claim.ts'
import type { ClaimInput } from '../../src/settings/claims/claim-rules.ts'
import { listClaims } from '../../src/settings/claims/list-claims.ts'
import { readEvidence } from '../../src/settings/claims/read-evidence.ts'
import { saveClaim } from '../../src/settings/claims/save-claim.ts'
import { readSiteInfo } from '../../src/frame/site-info.ts'
import { owner } from '../factories/context.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'
import { readSettings } from '../factories/settings.ts'

const experience: ClaimInput = {
  claim: 'experience',
  value: '15+ jaar',
  evidence: 'Ingeschreven bij de KvK sinds maart 2010, en sindsdien hetzelfde werk.',
  source: 'https://www.site.example/uittreksel',
  evidenceDay: '2026-11-01',
  validUntil: '2026-11-25',
  proof: { since: '2010-03-01' },
}
const label: ClaimInput = { ...experience, claim: 'confidential', value: 'iets anders', evidence: 'Afspraken met alle verwerkers, in het archief.' }

const facts: ClaimFacts = { payingOffices: 0, measured: () => ({ requests: 20, holding: 20, from: '2026-06-01', until: '2026-11-20' }) }
const nothingCounted: ClaimFacts = { ...facts, measured: () => ({ requests: 0, holding: 0, from: '2026-06-01', until: '2026-11-20' }) }

const asOwner = (site: Opened) => site.context.as(owner)

/** What visitors read of the site in live, today. */
async function seen(site: Opened, found = nothingCounted) {
  const settings = { ...(await readSettings(site.context)), site_mode: 'live' }
  const evidence = await readEvidence(site.context)
  const claims = () => shownClaims(settings, evidence, dutchDay(site.context.clock), found)
  const info = readSiteInfo(
    { origin: 'https://www.example.nl', settings: () => settings, rating: () => undefined, presence: { visitorsOnline: () => undefined }, claims },
    '/',
  )
  return [...info.claims, ...info.trustLabels, ...Object.values(info.stats).filter((value) => value !== undefined)]
}

onBothDatabases('claims', (open) => {
  test('live shows nothing of the examples', async () => {
    await using site = await open()
    expect(await seen(site)).toEqual([])
  })

  test('a claim with evidence is shown through the last day of it, and hidden by itself after', async () => {
    await using site = await open()
    await saveClaim(asOwner(site), experience)
    await saveClaim(asOwner(site), label)
    expect(await seen(site)).toEqual(['15+ jaar ervaring met eigendomsoverdracht, huwelijk, erfenis en familierecht', 'VERTROUWELIJK'])
    // The last minute of 25 November in the Netherlands.
    site.context.clock.advance(Date.parse('2026-11-25T22:59:00.000Z') - site.context.clock.now().getTime())
    expect(await seen(site)).toHaveLength(2)
    site.context.clock.advance(60_000)
    expect(await seen(site)).toEqual([])
    expect((await listClaims(asOwner(site), facts)).find(({ claim }) => claim === 'experience')).toMatchObject({ state: 'expired' })
  })

  test('a save without evidence hides the claim, and the earlier evidence stays to be read', async () => {
    await using site = await open()
    await saveClaim(asOwner(site), experience)
    await saveClaim(asOwner(site), { ...experience, evidence: '' })
    expect(await seen(site)).toEqual([])
    const view = (await listClaims(asOwner(site), facts)).find(({ claim }) => claim === 'experience')
    expect(view).toMatchObject({ state: 'none', value: '15+ jaar', current: { evidence: '', source: '', validUntil: null } })
    expect(view?.versions.map(({ evidence }) => evidence)).toEqual(['', experience.evidence])
  })

  test('the words of a trust label are not for change', async () => {
    await using site = await open()
    await saveClaim(asOwner(site), label)
    expect(await seen(site)).toEqual(['VERTROUWELIJK'])
    expect(await site.database.db.selectFrom('elk_settings').selectAll().execute()).toEqual([])
  })

  test('a refused claim changes nothing', async () => {
    await using site = await open()
    const before = await getContentVersion(site.database.db)
    await expect(saveClaim(asOwner(site), { ...experience, value: '15', source: '' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: ['value', 'source'],
    })
    expect(await site.database.db.selectFrom('elk_claim_evidence').selectAll().execute()).toEqual([])
    expect(await getContentVersion(site.database.db)).toBe(before)
  })

  test('a save is audited by claim and turns the content version over', async () => {
    await using site = await open()
    const before = await getContentVersion(site.database.db)
    await saveClaim(asOwner(site), experience)
    const rows = await site.database.db.selectFrom('elk_audit_log').select(['action', 'subject', 'details']).execute()
    expect(rows).toEqual([{ action: 'claim.save', subject: 'experience', details: '{"evidence":true,"validUntil":"2026-11-25"}' }])
    expect(await getContentVersion(site.database.db)).toBe(before + 1)
  })

  test('of a claim that the site counts, only the words can be saved, and what is typed as evidence is not kept', async () => {
    await using site = await open()
    await saveClaim(asOwner(site), { ...experience, claim: 'savings', value: 'tot 30%', proof: {} })
    expect(await seen(site)).toEqual([])
    expect(await seen(site, facts)).toEqual(['Offertes van meerdere notarissen binnen 48 uur', 'Besparing tot 30%'])
    const view = (await listClaims(asOwner(site), facts)).find(({ claim }) => claim === 'savings')
    expect(view).toMatchObject({ state: 'valid', value: 'tot 30%', measured: { requests: 20 }, current: { evidence: '', validUntil: null } })
  })

  test('a visitor saves and lists nothing', async () => {
    await using site = await open()
    await expect(saveClaim(site.context, experience)).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(listClaims(site.context, facts)).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
