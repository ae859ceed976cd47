/** Figures that roll over: the owner enters next year's, sees what changes. */
import { expect, test } from 'vitest'
import type { Article } from '../../src/articles/article.ts'
import { loadArticles } from '../../src/articles/load-articles.ts'
import { loadKnowledge } from '../../src/assistant/retrieval/load-knowledge.ts'
import { figureRecord, listStoredValues } from '../../src/figure-desk/figure-record.ts'
import { listFigureTexts } from '../../src/figure-desk/figure-uses.ts'
import { listFigures, openFigure } from '../../src/figure-desk/list-figures.ts'
import { previewFigure } from '../../src/figure-desk/preview-figure.ts'
import { revertFigureValue, saveFigureValue } from '../../src/figure-desk/save-figure-value.ts'
import { shelveFigures } from '../../src/figure-desk/shelve-figures.ts'
import { fillFigures } from '../../src/figures/figure-tokens.ts'
import { getNumber } from '../../src/figures/figure.ts'
import { loadFigures } from '../../src/figures/load-figures.ts'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { deleteRecord, restoreRecord } from '../../src/records/change-record.ts'
import { listRevisions } from '../../src/revisions/revisions.ts'
import { owner } from '../factories/context.ts'
import { figureDraft } from '../factories/route-bodies.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const files = loadFigures('content')
const articles = new Map(loadArticles('content').map((article): [string, Article] => [article.slug, article]))
const texts = listFigureTexts({ articles, entries: loadKnowledge('content'), ownEntries: [] })
const LIMIT = 'startersvrijstelling-grens'
const draft = figureDraft('2027')

const asOwner = (site: Opened) => site.context.as(owner)

/** The shelf of an instance, and saving as the owner does: both stay as they are in the program. */
function deskOf(site: Opened) {
  const shelf = shelveFigures(files)
  const { figures } = shelf
  const reload = () => shelf.reloadFigures(site.context.db)
  const save = async (changes: Partial<typeof draft> = {}, row?: { id: string; version: number }) => {
    const saved = await saveFigureValue(asOwner(site), figures, { row, draft: { ...draft, ...changes } })
    await reload()
    return saved
  }
  return { figures, reload, save }
}

onBothDatabases('the figures of the owner', (open) => {
  test('a value of next year holds from its first day, without a restart, and the files keep theirs', async () => {
    await using site = await open()
    const { figures, save } = deskOf(site)
    const text = `Tot {{cijfer:${LIMIT}}}.`
    expect(fillFigures(text, figures, '2027-01-04')).toContain('over 2027 hebben wij nog geen cijfer')
    const version = await getContentVersion(site.context.db)
    await save()
    expect(fillFigures(text, figures, '2027-01-04')).toBe('Tot €\u00a0585.000.')
    expect([getNumber(figures, LIMIT, '2026-12-31'), getNumber(files, LIMIT, '2026-12-31')]).toEqual([555_000, 555_000])
    expect(await getContentVersion(site.context.db)).toBeGreaterThan(version)
    const second = shelveFigures(files)
    await second.reloadFigures((await site.openSecond()).db)
    expect(getNumber(second.figures, LIMIT, '2027-07-01')).toBe(585_000)
  })

  test('a value of this year stands before that of the file', async () => {
    await using site = await open()
    const { figures, save } = deskOf(site)
    await save({ from: '2026-01-01', until: '2026-12-31', low: '556.000' })
    expect(getNumber(figures, LIMIT, '2026-11-23')).toBe(556_000)
  })

  test('the preview shows each sentence as it reads and as it would, on the first day of the value, and stores nothing', async () => {
    await using site = await open()
    const { figures } = deskOf(site)
    const { day, changes } = previewFigure(asOwner(site), figures, texts, { ...draft, figure: 'nhg-grens', low: '485.000' })
    expect(day).toBe('2027-01-01')
    expect(changes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['article', 'answer']))
    for (const { before, after } of changes) {
      expect(before).toContain('€\u00a0470.000 (in 2026; over 2027 hebben wij nog geen cijfer)')
      expect(after).toContain('€\u00a0485.000')
      expect(before).not.toMatch(/\{\{|\*\*|\]\(/)
    }
    expect(await listStoredValues(site.context.db)).toEqual([])
  })

  test.each([
    ['ends sooner', { from: '2026-01-01', until: '2026-06-30' }],
    ['begins later', { from: '2027-01-01', until: '2027-12-31' }],
  ])('the preview of a value that %s shows that what reads today falls back', async (_name, dates) => {
    await using site = await open()
    const { figures, save } = deskOf(site)
    const { id } = await save({ from: '2026-01-01', until: '2026-12-31', low: '556.000' })
    const { changes } = previewFigure(asOwner(site), figures, texts, { ...draft, low: '556.000', ...dates }, id)
    expect(changes.filter(({ on }) => on < '2027').map(({ before, after }) => [before.includes('556.000'), after.includes('555.000')])).toContainEqual([
      true,
      true,
    ])
  })

  test.each([
    [{ low: 'veel' }, { code: 'invalid_input', fields: ['low'] }],
    [
      { url: 'http://x.nl', checked: '2099-01-01' },
      { code: 'invalid_input', fields: ['url', 'checked'] },
    ],
    [{ figure: 'bestaat-niet' }, { code: 'not_found' }],
  ])('what is not right is refused, also for a preview: %j', async (changes, fault) => {
    await using site = await open()
    const { figures, save } = deskOf(site)
    await expect(save(changes)).rejects.toMatchObject(fault)
    expect(() => previewFigure(asOwner(site), figures, texts, { ...draft, ...changes })).toThrow(fault.code)
    expect(await listStoredValues(site.context.db)).toEqual([])
  })

  test('a figure has one value of the owner for a day, and two screens do not overwrite each other', async () => {
    await using site = await open()
    const { save } = deskOf(site)
    const row = await save()
    await expect(save({ from: '2027-06-01', until: '2028-12-31' })).rejects.toMatchObject({ code: 'conflict', fields: ['from'] })
    await save({ low: '586.000' }, row)
    await expect(save({ low: '587.000' }, row)).rejects.toMatchObject({ code: 'conflict' })
    await expect(save({ figure: 'nhg-grens' }, { ...row, version: 2 })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('deleting takes the value off, bringing back puts it on, and an earlier version can be put back', async () => {
    await using site = await open()
    const { figures, save, reload } = deskOf(site)
    const row = await save()
    await save({ low: '586.000' }, row)
    await deleteRecord(asOwner(site), figureRecord, row.id)
    await reload()
    expect(figures.get(LIMIT)?.values).toHaveLength(files.get(LIMIT)?.values.length ?? 0)
    await restoreRecord(asOwner(site), figureRecord, row.id)
    const [, first] = await listRevisions(asOwner(site), { kind: 'cijfer', subjectId: row.id })
    await revertFigureValue(asOwner(site), figures, { row: { id: row.id, version: 4 }, revision: first?.id ?? '' })
    await reload()
    expect(getNumber(figures, LIMIT, '2027-07-01')).toBe(585_000)
    const audit = await site.context.db.selectFrom('elk_audit_log').select('action').orderBy('id').execute()
    expect(audit.map(({ action }) => action)).toEqual(['figure.save', 'figure.save', 'figure.delete', 'figure.restore', 'figure.restore'])
  })

  test('what was deleted does not come back over another value of the same days', async () => {
    await using site = await open()
    const { save } = deskOf(site)
    const row = await save()
    await deleteRecord(asOwner(site), figureRecord, row.id)
    await save({ low: '590.000' })
    await expect(restoreRecord(asOwner(site), figureRecord, row.id)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('the list names what expires first, with where it stands; what has a next value stands there no more', async () => {
    await using site = await open()
    const { figures, save } = deskOf(site)
    const lines = () => listFigures(asOwner(site), { figures, texts })
    const expiring = lines().filter(({ isExpiring }) => isExpiring)
    expect(lines().slice(0, expiring.length)).toEqual(expiring)
    expect(expiring.length).toBeGreaterThan(20)
    const limit = expiring.find(({ id }) => id === LIMIT)
    expect(limit).toMatchObject({ value: '€\u00a0555.000', until: '2026-12-31', daysLeft: 41 })
    expect(limit?.uses).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'calculator', href: '/overdrachtsbelasting-berekenen' })]))
    await save()
    expect(lines().find(({ id }) => id === LIMIT)).toMatchObject({ until: '2027-12-31', isExpiring: false })
    expect(await openFigure(asOwner(site), { figures, texts }, LIMIT)).toMatchObject({ entered: [{ low: '585.000' }] })
  })

  test('none of it is for anyone else', async () => {
    await using site = await open()
    const { figures } = deskOf(site)
    await expect(saveFigureValue(site.context, figures, { row: undefined, draft })).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(() => previewFigure(site.context, figures, texts, draft)).toThrow('not_signed_in')
    expect(() => listFigures(site.context, { figures, texts })).toThrow('not_signed_in')
  })
})
