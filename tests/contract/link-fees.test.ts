/** What clicks are worth: by the fee of their day, for people only, and nothing at all without a fee. */
import { expect, test } from 'vitest'
import { writeClicks } from '../../src/redirects/write-clicks.ts'
import { exportRedirects } from '../../src/redirects/manage/export-redirects.ts'
import { openRedirect } from '../../src/redirects/manage/open-redirect.ts'
import { saveRedirect } from '../../src/redirects/manage/save-redirect.ts'
import { sumLinkClicks, worthByDay } from '../../src/redirects/sum-link-clicks.ts'
import { owner } from '../factories/context.ts'
import { addLink, clickOn, linkFields, ownHosts } from '../factories/links.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const DAY = 86_400_000
const days = { from: '2026-11-01', to: '2026-11-30' }
const asOwner = (site: Opened) => site.context.as(owner)
const opened = (site: Opened, id: string) => openRedirect(asOwner(site), { id, days: 30 })

async function setFee(site: Opened, id: string, fee: string): Promise<void> {
  const { redirect } = await opened(site, id)
  await saveRedirect(asOwner(site), { row: { id, version: redirect.version }, fields: linkFields({ slug: redirect.slug, fee }), ownHosts })
}

const click = (site: Opened, id: string, count: number, values: Parameters<typeof clickOn>[1] = {}) =>
  writeClicks(
    site.database.db,
    site.database.dialect,
    Array.from({ length: count }, () => clickOn(id, { created_at: site.context.clock.now().toISOString(), ...values })),
  )

onBothDatabases('fees of links', (open) => {
  test('without a fee no worth is known anywhere', async () => {
    await using site = await open()
    const id = await addLink(site)
    await click(site, id, 3)
    expect([(await opened(site, id)).worth, await sumLinkClicks(asOwner(site), { ...days, limit: 10 }), await worthByDay(asOwner(site), days)]).toEqual([
      null,
      { links: [{ id, slug: 'testament', title: 'Partner', clicks: 3, worth: null }], worth: null },
      new Map(),
    ])
  })

  test('a changed fee holds from the day of the change, and earlier days keep theirs', async () => {
    await using site = await open()
    const id = await addLink(site)
    await click(site, id, 5)
    site.context.clock.advance(DAY)
    await setFee(site, id, '1,50')
    await click(site, id, 2)
    site.context.clock.advance(DAY)
    await click(site, id, 1)
    site.context.clock.advance(DAY)
    await setFee(site, id, '2')
    await click(site, id, 1)
    // On the same day the last one holds, for the whole day.
    await setFee(site, id, '3')
    site.context.clock.advance(DAY)
    await setFee(site, id, '')
    await click(site, id, 10)
    expect(await worthByDay(asOwner(site), days)).toEqual(
      new Map([
        ['2026-11-21', 300],
        ['2026-11-22', 150],
        ['2026-11-23', 300],
      ]),
    )
    expect([(await opened(site, id)).worth, (await opened(site, id)).redirect.fee_cents]).toEqual([750, null])
    expect(await site.database.db.selectFrom('elk_link_fees').select(['from_day', 'fee_cents']).orderBy('from_day').execute()).toEqual([
      { from_day: '2026-11-21', fee_cents: 150 },
      { from_day: '2026-11-23', fee_cents: 300 },
      { from_day: '2026-11-24', fee_cents: null },
    ])
  })

  test('robots and repeats are worth nothing, and large numbers stay exact', async () => {
    await using site = await open()
    const [id, other] = [await addLink(site, { fee: '1000' }), await addLink(site, { slug: 'ander' })]
    await click(site, id, 2)
    await click(site, id, 50, { kind: 'bot' })
    await click(site, other, 4)
    await site.database.db.updateTable('elk_redirect_days').set({ hits: 2_000_000 }).where('redirect_id', '=', id).where('kind', '=', 'human').execute()
    expect(await sumLinkClicks(asOwner(site), { ...days, limit: 1 })).toEqual({
      links: [{ id, slug: 'testament', title: 'Partner', clicks: 2_000_000, worth: 200_000_000_000 }],
      worth: 200_000_000_000,
    })
  })

  test('a fee that is none is refused by its field, an unchanged one leaves no trace, and a save without the field leaves it', async () => {
    await using site = await open()
    const id = await addLink(site, { fee: '0,75' })
    await expect(setFee(site, id, 'veel')).rejects.toMatchObject({ code: 'invalid_input', fields: ['fee'] })
    await saveRedirect(asOwner(site), { row: { id, version: 1 }, fields: linkFields({ title: 'Anders' }), ownHosts })
    await setFee(site, id, '0,75')
    const audit = await site.database.db.selectFrom('elk_audit_log').select('details').where('action', '=', 'redirect.save').orderBy('id').execute()
    expect([(await opened(site, id)).redirect.fee_cents, audit.some(({ details }) => details?.includes('fee'))]).toEqual([75, false])
    expect(await exportRedirects(asOwner(site))).toContain('"0,75"')
  })

  test('nobody but the owner reads what clicks are worth', async () => {
    await using site = await open()
    for (const attempt of [sumLinkClicks(site.context, { ...days, limit: 1 }), worthByDay(site.context, days)])
      await expect(attempt).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
