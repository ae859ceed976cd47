/** The owner's homepage texts: who sees which text when, and that nothing is lost. */
import { expect, test } from 'vitest'
import { deleteRecord, restoreRecord } from '../../src/records/change-record.ts'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { listRevisions } from '../../src/revisions/revisions.ts'
import type { HomepageText } from '../../src/site/homepage-text.ts'
import { listHomepageTexts } from '../../src/site/list-homepage-texts.ts'
import { openHomepageText } from '../../src/site/open-homepage-text.ts'
import { readNews, readNewsPlan } from '../../src/site/read-news.ts'
import { homepageRecord, saveHomepageText } from '../../src/site/save-homepage-text.ts'
import { homepageSeed } from '../../src/site/seed-homepage.ts'
import type { Context } from '../../src/platform/context.ts'
import { owner } from '../factories/context.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const HOUR = 3_600_000
const NOW = '2026-11-20T10:00:00.000Z'
const IN_AN_HOUR = '2026-11-20T11:00:00.000Z'
const IN_TWO_HOURS = '2026-11-20T12:00:00.000Z'

const text = (content: string, values: Partial<HomepageText> = {}): HomepageText => ({ content, isActive: true, startsAt: null, endsAt: null, ...values })

const asOwner = (site: Opened) => site.context.as(owner)
const addHomepageText = (context: Context, values: HomepageText) => saveHomepageText(context, { ...values, row: undefined })

async function states(site: Opened, deleted = false): Promise<string[]> {
  const texts = await listHomepageTexts(asOwner(site), { deleted, limit: 50 })
  return texts.map(({ content, state }) => `${content}: ${state}`)
}

onBothDatabases('homepage texts', (open) => {
  test('the newest active text is the one that is shown; the list says of each where it stands', async () => {
    await using site = await open()
    const context = asOwner(site)
    await addHomepageText(context, text('oudste'))
    site.context.clock.advance(1000)
    await addHomepageText(context, text('zichtbaar'))
    site.context.clock.advance(1000)
    await addHomepageText(context, text('gepland', { startsAt: IN_AN_HOUR }))
    await addHomepageText(context, text('voorbij', { endsAt: NOW }))
    await addHomepageText(context, text('uit', { isActive: false }))
    expect((await states(site)).toSorted()).toEqual(['gepland: scheduled', 'oudste: older', 'uit: off', 'voorbij: ended', 'zichtbaar: shown'])
    expect(await readNews(site.context)).toEqual(['zichtbaar'])
  })

  test('a planned moment comes and goes without a write, also for an instance that only remembers', async () => {
    await using site = await open()
    await addHomepageText(asOwner(site), text('altijd'))
    site.context.clock.advance(1)
    await addHomepageText(asOwner(site), text('tijdelijk', { startsAt: IN_AN_HOUR, endsAt: IN_TWO_HOURS }))
    const shown = await readNewsPlan(site.context)
    const seen = [[shown().paragraphs, await readNews(site.context)]]
    const ids = [shown().id]
    for (let hour = 0; hour < 2; hour += 1) {
      site.context.clock.advance(HOUR)
      seen.push([shown().paragraphs, await readNews(site.context)])
      ids.push(shown().id)
    }
    expect(seen).toEqual(['altijd', 'tijdelijk', 'altijd'].map((one) => [[one], [one]]))
    expect([ids[0] === ids[2], ids[0] === ids[1]]).toEqual([true, false])
  })

  test('without any text the plan shows nothing', async () => {
    await using site = await open()
    expect((await readNewsPlan(site.context))()).toEqual({ id: '', paragraphs: [] })
  })

  test('a change keeps the version before, also of the text that came with the installation', async () => {
    await using site = await open()
    await site.database.db.transaction().execute((tx) => homepageSeed.plant(tx, NOW))
    const [first] = await listHomepageTexts(asOwner(site), { deleted: false, limit: 1 })
    site.context.clock.advance(HOUR)
    await saveHomepageText(asOwner(site), { ...text(' Nieuw. ', { startsAt: IN_AN_HOUR }), row: first! })
    const history = await listRevisions(asOwner(site), { kind: 'homepagetekst', subjectId: first!.id })
    expect(history.map(({ savedAt, data }) => ({ savedAt, content: (data as HomepageText).content }))).toEqual([
      { savedAt: IN_AN_HOUR, content: 'Nieuw.' },
      { savedAt: NOW, content: first!.content },
    ])
    expect(await openHomepageText(asOwner(site), first!.id)).toMatchObject({
      content: 'Nieuw.',
      startsAt: IN_AN_HOUR,
      createdAt: NOW,
      version: 2,
      state: 'shown',
    })
  })

  test('of two saves that start from the same version one is refused, and leaves no trace', async () => {
    await using site = await open()
    const { id } = await addHomepageText(asOwner(site), text('begin'))
    const saves = await Promise.allSettled(['een', 'twee'].map((content) => saveHomepageText(asOwner(site), { ...text(content), row: { id, version: 1 } })))
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(saves.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    expect(await listRevisions(asOwner(site), { kind: 'homepagetekst', subjectId: id })).toHaveLength(2)
    const audit = await site.database.db.selectFrom('elk_audit_log').select('id').where('action', '=', 'homepage.save').execute()
    expect(audit).toHaveLength(2)
  })

  test('a text that is put away is nowhere on the site, and comes back as it was', async () => {
    await using site = await open()
    const { id } = await addHomepageText(asOwner(site), text('weg ermee'))
    await deleteRecord(asOwner(site), homepageRecord, id)
    expect([await readNews(site.context), await states(site), await states(site, true)]).toEqual([[], [], ['weg ermee: deleted']])
    await expect(deleteRecord(asOwner(site), homepageRecord, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(saveHomepageText(asOwner(site), { ...text('toch'), row: { id, version: 1 } })).rejects.toMatchObject({ code: 'not_found' })
    await restoreRecord(asOwner(site), homepageRecord, id)
    expect([await readNews(site.context), await states(site)]).toEqual([['weg ermee'], ['weg ermee: shown']])
    await expect(restoreRecord(asOwner(site), homepageRecord, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('each write turns the content version over once', async () => {
    await using site = await open()
    const before = await getContentVersion(site.database.db)
    const { id } = await addHomepageText(asOwner(site), text('een'))
    await saveHomepageText(asOwner(site), { ...text('twee'), row: { id, version: 1 } })
    await deleteRecord(asOwner(site), homepageRecord, id)
    await restoreRecord(asOwner(site), homepageRecord, id)
    expect(await getContentVersion(site.database.db)).toBe(before + 4)
  })

  test.each([
    ['   ', {}, 'content'],
    ['x'.repeat(2001), {}, 'content'],
    ['Lees [dit](www.voorbeeld.nl).', {}, 'content'],
    ['goed', { startsAt: IN_AN_HOUR, endsAt: IN_AN_HOUR }, 'endsAt'],
    ['goed', { startsAt: IN_TWO_HOURS, endsAt: IN_AN_HOUR }, 'endsAt'],
  ])('an empty or too long text, a link that leads nowhere, or an end before the start is refused (%#)', async (content, values, field) => {
    await using site = await open()
    await expect(addHomepageText(asOwner(site), text(content, values))).rejects.toMatchObject({ code: 'invalid_input', fields: [field] })
    expect(await states(site)).toEqual([])
  })

  test('the list goes on where it stopped, also for texts of one moment', async () => {
    await using site = await open()
    for (const content of ['a', 'b', 'c']) await addHomepageText(asOwner(site), text(content, { isActive: false }))
    const seen: string[] = []
    let after: { createdAt: string; id: string } | undefined
    for (;;) {
      const [next] = await listHomepageTexts(asOwner(site), { deleted: false, limit: 1, after })
      if (!next) break
      seen.push(next.content)
      after = { createdAt: next.createdAt, id: next.id }
    }
    expect(seen).toEqual(['c', 'b', 'a'])
  })

  test('a visitor lists and writes nothing', async () => {
    await using site = await open()
    const { id } = await addHomepageText(asOwner(site), text('van de eigenaar'))
    const tries = [
      () => listHomepageTexts(site.context, { deleted: false, limit: 1 }),
      () => openHomepageText(site.context, id),
      () => addHomepageText(site.context, text('hack')),
      () => saveHomepageText(site.context, { ...text('hack'), row: { id, version: 1 } }),
      () => deleteRecord(site.context, homepageRecord, id),
      () => restoreRecord(site.context, homepageRecord, id),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await states(site)).toEqual(['van de eigenaar: shown'])
  })
})
