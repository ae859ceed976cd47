/** What the owner adds to the terms and the privacy page. */
import { expect, test } from 'vitest'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { listRevisions } from '../../src/revisions/revisions.ts'
import { listPageTexts, openPageText, readPageTexts } from '../../src/site/list-page-texts.ts'
import { savePageText } from '../../src/site/save-page-text.ts'
import { owner } from '../factories/context.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const services = { hasPage: (path: string) => path === '/contact' }
const asOwner = (site: Opened) => site.context.as(owner)
const terms = 'algemene-voorwaarden'
const save = (site: Opened, content: string, version: number, id = terms) => savePageText(asOwner(site), services, { row: { id, version }, content })

onBothDatabases('additions to pages', (open) => {
  test('there is one for each page, and visitors see none that is empty', async () => {
    await using site = await open()
    expect((await listPageTexts(asOwner(site))).map(({ id, content, version }) => [id, content, version])).toEqual([
      [terms, '', 1],
      ['privacy-policy', '', 1],
    ])
    expect(await readPageTexts(site.context)).toEqual(new Map())
  })

  test('what is saved is on the page in every instance, has its day and its versions, and empty takes it away', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const before = await getContentVersion(site.database.db)
    expect(await save(site, '\r\n### Kop\r\n\r\nZie [contact](/contact).\r\n', 1)).toEqual({ id: terms, version: 2 })
    const [shown] = (await readPageTexts({ db: second.db })).values()
    expect(shown).toMatchObject({ content: '### Kop\n\nZie [contact](/contact).', changedAt: '2026-11-20T10:00:00.000Z' })
    expect(await getContentVersion(site.database.db)).toBe(before + 1)
    await save(site, ' ', 2)
    expect([(await readPageTexts(site.context)).size, (await openPageText(asOwner(site), terms)).version]).toEqual([0, 3])
    const history = await listRevisions(asOwner(site), { kind: 'paginatekst', subjectId: terms })
    expect(history.map(({ data }) => data)).toEqual([{ content: '' }, { content: '### Kop\n\nZie [contact](/contact).' }])
  })

  test('of two saves at once one is refused, and the other page is another row', async () => {
    await using site = await open()
    const saves = await Promise.allSettled(['Een.', 'Twee.'].map((content) => save(site, content, 1)))
    expect(saves.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'conflict' } }])
    expect(await save(site, 'Drie.', 1, 'privacy-policy')).toEqual({ id: 'privacy-policy', version: 2 })
    await expect(save(site, 'Vier.', 1, 'over-ons')).rejects.toMatchObject({ code: 'not_found' })
  })

  test.each([
    ['Goed.\n\n[x](javascript:alert(1))', ['content.link.3']],
    ['[x](/is-er-niet) [y](#kop)', ['content.link.1']],
    ['<script>alert(1)</script>', ['content.html.1']],
    ['## Kop', ['content.heading.1']],
    ['{{cijfer:grens}}', ['content.figure.1']],
    ['x'.repeat(20_001), ['content.long.0']],
  ])('what may not stand there is refused with its line (%#)', async (content, fields) => {
    await using site = await open()
    await expect(save(site, content, 1)).rejects.toMatchObject({ code: 'invalid_input', fields })
    expect((await readPageTexts(site.context)).size).toBe(0)
  })

  test('a visitor reads and writes nothing of it', async () => {
    await using site = await open()
    const tries = [
      () => listPageTexts(site.context),
      () => openPageText(site.context, terms),
      () => savePageText(site.context, services, { row: { id: terms, version: 1 }, content: 'x' }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
