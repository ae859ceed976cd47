/** What the owner does with links: who may, what is refused, and what happens when two do it at once. */
import { expect, test, vi } from 'vitest'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { writeClicks } from '../../src/redirects/write-clicks.ts'
import { deleteRecord, restoreRecord } from '../../src/records/change-record.ts'
import { eraseDeletedRecords } from '../../src/records/erase-deleted-records.ts'
import { exportRedirects } from '../../src/redirects/manage/export-redirects.ts'
import { importRedirects } from '../../src/redirects/manage/import-redirects.ts'
import { listRedirects } from '../../src/redirects/manage/list-redirects.ts'
import { openRedirect } from '../../src/redirects/manage/open-redirect.ts'
import { linkRecord } from '../../src/redirects/manage/link-record.ts'
import { saveBaseUrl } from '../../src/redirects/manage/save-base-url.ts'
import { saveRedirect, switchRedirect } from '../../src/redirects/manage/save-redirect.ts'
import { redirectTargets } from '../../src/redirects/redirect-targets.ts'
import { owner } from '../factories/context.ts'
import { addLink, clickOn, linkFields, ownHosts } from '../factories/links.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const asOwner = (site: Opened) => site.context.as(owner)
const list = (site: Opened, values: Partial<Parameters<typeof listRedirects>[1]> = {}) =>
  listRedirects(asOwner(site), { search: '', deleted: false, after: undefined, limit: 50, ...values })
const slugs = async (site: Opened, values = {}) => (await list(site, values)).redirects.map((link) => link.slug)
const actions = async (site: Opened) => (await site.database.db.selectFrom('elk_audit_log').select('action').orderBy('id').execute()).map((row) => row.action)
async function targetOf(site: Opened, slug = 'testament'): Promise<string | undefined> {
  const targets = redirectTargets(site.database.db, { isDemo: () => true })
  await targets.reload()
  return targets.find(slug)?.destinationUrl
}
const opened = async (site: Opened, id: string) => (await openRedirect(asOwner(site), { id, days: 30 })).redirect
const importText = (site: Opened, text: string, trial = false) => importRedirects(asOwner(site), { text, trial, ownHosts })

onBothDatabases('managing links', (open) => {
  test('nobody but the owner reads or changes a link', async () => {
    await using site = await open()
    const id = await addLink(site)
    const { context } = site
    const tries = [
      saveRedirect(context, { row: undefined, fields: linkFields({ slug: 'x' }), ownHosts }),
      saveRedirect(context, { row: { id, version: 1 }, fields: linkFields(), ownHosts }),
      switchRedirect(context, { id, active: false }),
      deleteRecord(context, linkRecord, id),
      restoreRecord(context, linkRecord, id),
      listRedirects(context, { search: '', deleted: false, after: undefined, limit: 1 }),
      openRedirect(context, { id, days: 30 }),
      exportRedirects(context),
      importRedirects(context, { text: '', trial: true, ownHosts }),
      saveBaseUrl(context, { address: '', ownHosts }),
      eraseDeletedRecords(context, linkRecord),
    ]
    for (const one of await Promise.allSettled(tries)) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'not_signed_in' } })
    expect(await actions(site)).toEqual(['redirect.add'])
  })

  test('a link that is added is a target at once, with an audit row and a new content version', async () => {
    await using site = await open()
    const version = await getContentVersion(site.database.db)
    await addLink(site, { description: '  Voor testamenten ', utm: { source: 'elke', medium: '', campaign: 'herfst' } })
    expect(await targetOf(site)).toBe('https://partner.example.com/testament?utm_source=elke&utm_campaign=herfst')
    expect((await list(site)).redirects[0]).toMatchObject({
      slug: 'testament',
      description: 'Voor testamenten',
      click_count: 0,
      is_active: true,
      is_sample: false,
    })
    expect(await actions(site)).toEqual(['redirect.add'])
    expect(await getContentVersion(site.database.db)).toBeGreaterThan(version)
  })

  test('what is wrong is named by field, and nothing is stored', async () => {
    await using site = await open()
    const wrong = linkFields({ slug: 'Geen Slug', title: '', destination_url: 'https://www.site.example.nl/out/testament', description: 'x'.repeat(501) })
    await expect(saveRedirect(asOwner(site), { row: undefined, fields: wrong, ownHosts })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: ['slug', 'title', 'destination_url', 'description'],
    })
    expect([await slugs(site), await actions(site)]).toEqual([[], []])
  })

  test('of two owners who add the same slug at once, one gets it and the other hears so', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const contexts = [asOwner(site), { ...asOwner(site), db: second.db }, asOwner(site), { ...asOwner(site), db: second.db }]
    const tries = await Promise.allSettled(contexts.map((context) => saveRedirect(context, { row: undefined, fields: linkFields(), ownHosts })))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict', fields: ['slug'] })
    expect(await slugs(site)).toEqual(['testament'])
  })

  test('a relative destination is put behind the base address at save, and stays when that changes', async () => {
    await using site = await open()
    await expect(addLink(site, { destination_url: '/partner/123' })).rejects.toMatchObject({ code: 'invalid_input', fields: ['destination_url'] })
    expect(await saveBaseUrl(asOwner(site), { address: ' https://partner.example.com/via ', ownHosts })).toBe('https://partner.example.com/via')
    await addLink(site, { destination_url: '/partner/123' })
    await saveBaseUrl(asOwner(site), { address: '', ownHosts })
    expect(await targetOf(site)).toBe('https://partner.example.com/via/partner/123')
    await expect(saveBaseUrl(asOwner(site), { address: 'http://partner.example.com', ownHosts })).rejects.toMatchObject({ fields: ['affiliate_base_url'] })
  })

  test('a change is taken over, and one made on an older view is refused', async () => {
    await using site = await open()
    const id = await addLink(site)
    const row = await opened(site, id)
    site.context.clock.advance(1_000)
    await saveRedirect(asOwner(site), { row, fields: linkFields({ destination_url: 'https://ander.example.com/' }), ownHosts })
    expect(await targetOf(site)).toBe('https://ander.example.com/')
    await expect(saveRedirect(asOwner(site), { row, fields: linkFields({ title: 'Te laat' }), ownHosts })).rejects.toMatchObject({
      code: 'conflict',
      fields: [],
    })
    expect((await opened(site, id)).title).toBe('Partner')
  })

  test('a change to the slug of another link is refused at that field', async () => {
    await using site = await open()
    const id = await addLink(site)
    await addLink(site, { slug: 'voogdij' })
    const row = await opened(site, id)
    await expect(saveRedirect(asOwner(site), { row, fields: linkFields({ slug: 'voogdij' }), ownHosts })).rejects.toMatchObject({
      code: 'conflict',
      fields: ['slug'],
    })
    expect((await slugs(site)).toSorted()).toEqual(['testament', 'voogdij'])
  })

  test('a link that is turned off is no target, and one turned on again is', async () => {
    await using site = await open()
    const id = await addLink(site)
    await switchRedirect(asOwner(site), { id, active: false })
    expect([await targetOf(site), (await opened(site, id)).is_active]).toEqual([undefined, false])
    await switchRedirect(asOwner(site), { id, active: true })
    expect(await targetOf(site)).toBeDefined()
  })

  test('a deleted link is no target, keeps counting what was on its way, and comes back whole', async () => {
    await using site = await open()
    const id = await addLink(site)
    await deleteRecord(asOwner(site), linkRecord, id)
    await writeClicks(site.database.db, site.database.dialect, [clickOn(id)])
    expect([await targetOf(site), await slugs(site), await slugs(site, { deleted: true })]).toEqual([undefined, [], ['testament']])
    await expect(deleteRecord(asOwner(site), linkRecord, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(switchRedirect(asOwner(site), { id, active: true })).rejects.toMatchObject({ code: 'not_found' })
    await restoreRecord(asOwner(site), linkRecord, id)
    expect([await targetOf(site), (await opened(site, id)).click_count]).toEqual(['https://partner.example.com/testament', 1])
    expect(await actions(site)).toEqual(['redirect.add', 'redirect.delete', 'redirect.restore'])
  })

  test('a deleted link whose slug was taken meanwhile stays deleted, and says why', async () => {
    await using site = await open()
    const id = await addLink(site)
    await deleteRecord(asOwner(site), linkRecord, id)
    await addLink(site, { destination_url: 'https://nieuw.example.com/' })
    await expect(restoreRecord(asOwner(site), linkRecord, id)).rejects.toMatchObject({ code: 'conflict', fields: ['slug'] })
    expect(await targetOf(site)).toBe('https://nieuw.example.com/')
  })

  test('of a restore and a new link with the same slug at once, exactly one wins', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const id = await addLink(site)
    await deleteRecord(asOwner(site), linkRecord, id)
    const tries = await Promise.allSettled([
      restoreRecord(asOwner(site), linkRecord, id),
      saveRedirect({ ...asOwner(site), db: second.db }, { row: undefined, fields: linkFields(), ownHosts }),
    ])
    expect(tries.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict', fields: ['slug'] })
    expect(await slugs(site)).toEqual(['testament'])
  })

  test('a deleted link is erased with its clicks and numbers after thirty days, and not before', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const [gone, kept] = [await addLink(site), await addLink(site, { slug: 'voogdij' })]
    await writeClicks(db, dialect, [...Array.from({ length: 600 }, () => clickOn(gone)), clickOn(kept)])
    await deleteRecord(asOwner(site), linkRecord, gone)
    const system = site.context.as({ kind: 'system' })
    site.context.clock.advance(30 * 86_400_000 - 1_000)
    expect(await eraseDeletedRecords(system, linkRecord)).toBe(0)
    site.context.clock.advance(2_000)
    expect(await eraseDeletedRecords(system, linkRecord)).toBe(1)
    for (const table of ['elk_redirect_clicks', 'elk_redirect_days', 'elk_redirect_totals', 'elk_redirect_sources'] as const) {
      expect(await db.selectFrom(table).select('redirect_id').execute()).toEqual([{ redirect_id: kept }])
    }
    await expect(restoreRecord(asOwner(site), linkRecord, gone)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('links are listed most clicked first, page by page, and found by part of what they hold', async () => {
    await using site = await open()
    for (let n = 0; n < 7; n += 1) await addLink(site, { slug: `link-${n}`, title: n === 3 ? '100%_Notaris' : 'Partner' })
    await site.database.db.updateTable('elk_affiliate_redirects').set({ click_count: 5 }).where('slug', 'in', ['link-4', 'link-6']).execute()
    const seen: string[] = []
    let after: Parameters<typeof listRedirects>[1]['after']
    do {
      const page = await list(site, { limit: 3, after })
      expect(page.count).toBe(7)
      seen.push(...page.redirects.map((link) => link.slug))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual(['link-4', 'link-6', 'link-0', 'link-1', 'link-2', 'link-3', 'link-5'])
    expect([await slugs(site, { search: '%_n' }), await slugs(site, { search: 'LINK-2' }), await slugs(site, { search: "'" })]).toEqual([
      ['link-3'],
      ['link-2'],
      [],
    ])
  })

  test('a trial of an import judges every line and writes nothing', async () => {
    await using site = await open()
    await addLink(site)
    const text = [
      '\uFEFFTitel;Slug;Bestemming;Omschrijving;Actief;iets anders',
      'Nieuw;nieuw;https://a.example.com/;"Met ""aanhaling""";nee;x',
      'Bestaat;testament;https://a.example.com/;;ja;',
      'Dubbel;nieuw;https://a.example.com/;;;',
      '',
      ';Fout Slug;http://a.example.com/;;misschien;',
    ].join('\r\n')
    const { lines, added, fault } = await importText(site, text, true)
    expect([fault, added]).toEqual([null, 1])
    expect(lines).toEqual([
      { line: 2, slug: 'nieuw', verdict: 'new', faults: {} },
      { line: 3, slug: 'testament', verdict: 'exists', faults: {} },
      { line: 4, slug: 'nieuw', verdict: 'double', faults: {} },
      { line: 6, slug: 'Fout Slug', verdict: 'wrong', faults: { slug: 'slug', title: 'empty', destination_url: 'not-https', active: 'unreadable' } },
    ])
    expect(await slugs(site)).toEqual(['testament'])
    await importText(site, text)
    expect((await list(site, { search: 'nieuw' })).redirects).toMatchObject([{ description: 'Met "aanhaling"', is_active: false }])
    expect(await actions(site)).toEqual(['redirect.add', 'redirect.import'])
  })

  test('two owners who import the same file at once add each link once between them', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const text = `slug,titel,bestemming\n${Array.from({ length: 450 }, (_, n) => `link-${n},T,https://a.example.com/${n}`).join('\n')}`
    const outcomes = await Promise.all([importText(site, text), importRedirects({ ...asOwner(site), db: second.db }, { text, trial: false, ownHosts })])
    expect(outcomes.reduce((sum, outcome) => sum + outcome.added, 0)).toBe(450)
    expect((await list(site)).count).toBe(450)
  })

  test.each([
    ['no-columns', 'a,b,c\n1,2,3'],
    ['no-columns', ''],
    ['empty', 'slug,titel,bestemming\n\n,,\n'],
    ['too-many-lines', `slug,titel,bestemming\n${'a,b,c\n'.repeat(5_001)}`],
  ])('a file with the fault %s is refused whole', async (fault, text) => {
    await using site = await open()
    expect(await importText(site, text)).toEqual({ fault, added: 0, lines: [] })
  })

  test('what is exported holds the counts and no formula, is audited, and imports as it was', async () => {
    await using site = await open()
    const id = await addLink(site, { title: '=HYPERLINK("https://evil.example")', description: '-10% "korting"' })
    await switchRedirect(asOwner(site), { id, active: false })
    await writeClicks(site.database.db, site.database.dialect, [clickOn(id), clickOn(id, { kind: 'bot' })])
    const file = await exportRedirects(asOwner(site))
    expect(file).toContain(
      `"testament","'=HYPERLINK(""https://evil.example"")","https://partner.example.com/testament","'-10% ""korting""","nee","1","1","0","1"`,
    )
    expect(await actions(site)).toContain('redirect.export')
    await deleteRecord(asOwner(site), linkRecord, id)
    await importText(site, file)
    expect((await list(site)).redirects).toMatchObject([{ title: '=HYPERLINK("https://evil.example")', description: '-10% "korting"', is_active: false }])
  })

  test('a page of links and the details of one read no ledger', async () => {
    await using site = await open()
    const id = await addLink(site)
    await writeClicks(site.database.db, site.database.dialect, [clickOn(id)])
    const asked = vi.fn<(query: string) => void>()
    const db = site.database.db.withPlugin({
      transformQuery: ({ node }) => {
        asked(JSON.stringify(node))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const context = { ...asOwner(site), db }
    await listRedirects(context, { search: '', deleted: false, after: undefined, limit: 50 })
    await openRedirect(context, { id, days: 365 })
    expect(asked.mock.calls.length).toBeGreaterThan(5)
    expect(asked.mock.calls.join()).not.toContain('elk_redirect_clicks')
  })
})
