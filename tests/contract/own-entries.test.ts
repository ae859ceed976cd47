/** The owner's own answers: saved, checked, published, taken back and restored, and never by anyone else. */
import { expect, test } from 'vitest'
import type { OwnEntryContent } from '../../src/own-entries/own-entry.ts'
import { getOwnEntry, listOwnEntries } from '../../src/own-entries/list-own-entries.ts'
import { ownEntriesApi } from '../../src/own-entries/own-entries.api.ts'
import { checkedEntryRecord, entryRecord } from '../../src/own-entries/own-entry-record.ts'
import { revertOwnEntry, saveOwnEntry, type SaveEntryInput } from '../../src/own-entries/save-own-entry.ts'
import { listPublishedEntries, serveOwnEntries } from '../../src/own-entries/serve-own-entries.ts'
import { deleteRecord, restoreRecord } from '../../src/records/change-record.ts'
import { eraseDeletedRecords } from '../../src/records/erase-deleted-records.ts'
import { listRevisions } from '../../src/revisions/revisions.ts'
import { createEmbeddedEngine } from '../../src/assistant/engine/embedded-engine.ts'
import { loadModel } from '../../src/assistant/retrieval/learned/load-model.ts'
import { loadFigures } from '../../src/figures/load-figures.ts'
import type { OwnKnowledge } from '../../src/assistant/retrieval/own-index.ts'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { runRetention } from '../../src/privacy/run-retention.ts'
import { makeEntry, makeStatement } from '../factories/knowledge.ts'
import { owner, visitor } from '../factories/context.ts'
import { httpApp } from '../factories/http-app.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const DAY = 86_400_000
const fileEntry = makeEntry('kosten-testament', {
  question: 'Wat kost een testament?',
  statements: [makeStatement('maken', 'Een testament maakt u bij de notaris.', { asked: ['prijs testament'] })],
})
const figures = loadFigures('content')
const figure = [...figures.keys()][0]!
const { model } = loadModel('content')
const makeEngine = () => createEmbeddedEngine({ entries: [fileEntry], articles: [], figures, model })
const shelf = { figures, engine: makeEngine() }

const content = (changes: Partial<OwnEntryContent> = {}): OwnEntryContent => ({
  question: 'Kan ik bij u parkeren?',
  ways: ['is er een parkeerplaats', 'waar laat ik mijn auto'],
  answer: 'Ja. Achter het kantoor zijn parkeerplaatsen voor bezoekers.',
  topic: 'platform',
  sources: [{ title: 'Over ons', url: '/over-ons' }],
  replaces: null,
  checkedOn: '2026-11-20',
  ...changes,
})

const save = (site: Opened, input: Partial<SaveEntryInput> = {}) =>
  saveOwnEntry(site.context.as(owner), shelf, { content: content(), status: 'published', ...input })
const auditOf = async (site: Opened) =>
  (await site.database.db.selectFrom('elk_audit_log').select(['action', 'details']).orderBy('id').execute()).map(({ action, details }) => [
    action,
    JSON.parse(details ?? '{}'),
  ])

onBothDatabases('own entries', (open) => {
  test('a published entry answers on every instance at its next look, and one that is taken back no longer', async () => {
    await using site = await open()
    const [one, other] = [makeEngine(), makeEngine()]
    const second = await site.openSecond()
    const servers = [serveOwnEntries(site.context, one, figures), serveOwnEntries({ ...site.context, db: second.db }, other, figures)]
    const reload = () => Promise.all(servers.map((server) => server.reload()))
    const answers = () => [one, other].map((engine) => engine.answer({ question: 'waar laat ik mijn auto', history: [], day: '2026-11-20' }).reference)
    const entry = await save(site)
    await reload()
    expect(answers()).toEqual([entry.reference, entry.reference])
    await save(site, { row: entry, status: 'draft' })
    await reload()
    expect(answers()).not.toContain(entry.reference)
  })

  test('entries that did not change are not read in anew', async () => {
    await using site = await open()
    const taken: number[] = []
    const server = serveOwnEntries(site.context, { useOwnEntries: async (entries: readonly OwnKnowledge[]) => void taken.push(entries.length) }, figures)
    await server.reload()
    await save(site)
    await server.reload()
    await server.reload()
    expect(taken).toEqual([1])
  })

  test('what was saved is read back, each way of asking once, with one line in the log and a new version of the content', async () => {
    await using site = await open()
    const before = await getContentVersion(site.database.db)
    const entry = await save(site, { content: content({ ways: ['Is er plek?', 'is er plek?', 'kan ik bij u parkeren?'] }) })
    expect(await getOwnEntry(site.context.as(owner), entry.id)).toEqual(entry)
    expect(entry).toMatchObject({
      ways: ['Is er plek?'],
      version: 1,
      status: 'published',
      reference: expect.stringMatching(/^eigen-kan-ik-bij-u-parkeren-[\da-f]{6}$/),
    })
    expect(await getContentVersion(site.database.db)).toBe(before + 1)
    expect(await auditOf(site)).toEqual([['entry.save', { status: 'published' }]])
  })

  test('a draft changes nothing that visitors see', async () => {
    await using site = await open()
    const before = await getContentVersion(site.database.db)
    await save(site, { status: 'draft', content: content({ sources: [], answer: 'Nog doen.' }) })
    expect(await getContentVersion(site.database.db)).toBe(before)
    expect(await listPublishedEntries(site.context, figures)).toEqual([])
  })

  test.each([
    ['without a source', { sources: [] }, 'sources'],
    ['with a short answer', { answer: 'Ja.' }, 'answer'],
    ['whose question asks nothing', { question: 'Parkeren' }, 'question'],
    ['that was checked tomorrow', { checkedOn: '2026-11-21' }, 'checkedOn'],
    ['with a figure that is not there', { answer: 'Dat kost {{cijfer:bestaat-niet}} in totaal.' }, 'answer.figure'],
    ['with a broken token', { answer: `Dat kost {{cijfer:${figure}} in totaal.` }, 'answer.figure'],
    ['that replaces nothing that is there', { replaces: 'bestaat-niet' }, 'replaces'],
  ] as const)('an entry %s is not published and names the field', async (_, changes, field) => {
    await using site = await open()
    await expect(save(site, { content: content(changes as Partial<OwnEntryContent>) })).rejects.toMatchObject({ code: 'invalid_input', fields: [field] })
    expect(await listOwnEntries(site.context.as(owner), { limit: 10 })).toEqual([])
  })

  test('two entries with one question, or in the place of one entry, are refused', async () => {
    await using site = await open()
    await save(site, { content: content({ replaces: 'kosten-testament' }) })
    await expect(save(site)).rejects.toMatchObject({ fields: ['question.taken'] })
    await expect(save(site, { content: content({ question: 'Iets anders?', replaces: 'kosten-testament' }) })).rejects.toMatchObject({ fields: ['replaces'] })
  })

  test('of two owners who change the same version one is told', async () => {
    await using site = await open()
    const entry = await save(site)
    const results = await Promise.allSettled(['A', 'B'].map((letter) => save(site, { row: entry, content: content({ question: `Vraag ${letter}?` }) })))
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
  })

  test('an entry that was deleted is gone for the assistant and comes back as it was', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    const entry = await save(site)
    await deleteRecord(context, entryRecord, entry.id)
    expect(await listPublishedEntries(context, figures)).toEqual([])
    await expect(getOwnEntry(context, entry.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteRecord(context, entryRecord, entry.id)).rejects.toMatchObject({ code: 'not_found' })
    await restoreRecord(context, checkedEntryRecord(shelf), entry.id)
    expect(await getOwnEntry(context, entry.id)).toEqual({ ...entry, version: 3 })
  })

  test('bringing back an entry whose question was given away meanwhile is refused and changes nothing', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    const entry = await save(site)
    await deleteRecord(context, entryRecord, entry.id)
    await save(site)
    await expect(restoreRecord(context, checkedEntryRecord(shelf), entry.id)).rejects.toMatchObject({ fields: ['question.taken'] })
    expect(await listOwnEntries(context, { limit: 10 })).toHaveLength(1)
  })

  test('what was deleted a month ago is gone for good, with its versions', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    const old = await save(site)
    await deleteRecord(context, entryRecord, old.id)
    site.context.clock.advance(31 * DAY)
    const other = await save(site, { content: content({ question: 'Iets anders?' }) })
    await deleteRecord(context, entryRecord, other.id)
    expect(await eraseDeletedRecords(site.context.as({ kind: 'system' }), entryRecord)).toBe(1)
    expect((await site.database.db.selectFrom('elk_own_entries').select('id').execute()).map(({ id }) => id)).toEqual([other.id])
    expect(await listRevisions(context, { kind: 'kennis', subjectId: old.id })).toEqual([])
  })

  test('each save is a version, and an earlier one is put back as a new one', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    const entry = await save(site)
    const changed = await save(site, { row: entry, content: content({ answer: 'Nee, er is helaas geen parkeerplaats bij het kantoor.' }) })
    const versions = await listRevisions(context, { kind: 'kennis', subjectId: entry.id })
    expect(versions.map(({ data }) => (data as OwnEntryContent).answer.slice(0, 3))).toEqual(['Nee', 'Ja.'])
    const restored = await revertOwnEntry(context, shelf, { row: changed, revision: versions[1]!.id })
    expect(restored).toMatchObject({ answer: entry.answer, version: changed.version + 1, status: 'published' })
    expect((await auditOf(site)).at(-1)).toEqual(['entry.restore', { revision: versions[1]!.id }])
    await expect(revertOwnEntry(context, shelf, { row: restored, revision: crypto.randomUUID() })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('an entry whose figure is gone is left out and the others still answer', async () => {
    await using site = await open()
    await save(site, { content: content({ answer: `Dat kost op dit moment {{cijfer:${figure}}}.` }) })
    const kept = await save(site, { content: content({ question: 'Mag mijn hond mee?' }) })
    expect((await listPublishedEntries(site.context, new Map())).map(({ id }) => id)).toEqual([kept.reference])
  })

  test('the question of a visitor behind an entry is masked, and goes with the term of conversations while the entry stays', async () => {
    await using site = await open()
    const from = { question: 'kan ik bij jan@voorbeeld.nl parkeren', sessionId: crypto.randomUUID() }
    const entry = await save(site, { from })
    expect(entry.fromQuestion).not.toContain('jan@')
    site.context.clock.advance(400 * DAY)
    await runRetention(site.context.as({ kind: 'system' }))
    expect(await getOwnEntry(site.context.as(owner), entry.id)).toMatchObject({ fromQuestion: null, fromSession: null, question: entry.question })
  })

  test('the list goes by pages, by state and by words, also words with a percent sign', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    for (const question of ['Een 100% vraag?', 'Twee honden?', 'Drie HONDEN?'])
      await save(site, { content: content({ question }), status: question.startsWith('T') ? 'draft' : 'published' })
    const first = await listOwnEntries(context, { limit: 2 })
    expect(first.map(({ question }) => question)).toEqual(['Drie HONDEN?', 'Twee honden?'])
    expect(await listOwnEntries(context, { limit: 2, after: first[1]!.id })).toMatchObject([{ question: 'Een 100% vraag?' }])
    expect(await listOwnEntries(context, { limit: 9, search: 'honden' })).toHaveLength(2)
    expect(await listOwnEntries(context, { limit: 9, search: '0%' })).toHaveLength(1)
    expect(await listOwnEntries(context, { limit: 9, search: '%' })).toHaveLength(1)
    expect(await listOwnEntries(context, { limit: 9, status: 'draft' })).toMatchObject([{ question: 'Twee honden?' }])
  })

  test('nobody but the owner reads, writes, tries or deletes', async () => {
    await using site = await open()
    const entry = await save(site)
    const app = httpApp(async (c, next) => {
      c.set('context', site.context.as(visitor()))
      await next()
    }).route('/', ownEntriesApi({ figures, engine: makeEngine() }))
    const send = (method: string, path: string, body?: object) =>
      app.request(`/api/admin/own-entries${path}`, { method, ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }) })
    const draft = { content: content({ question: 'Nieuw?' }), status: 'draft' }
    const statuses = await Promise.all([
      send('GET', ''),
      send('GET', '/choices'),
      send('GET', `/${entry.id}`),
      send('GET', `/${entry.id}/revisions`),
      send('POST', '', draft),
      send('POST', '/preview', { answer: 'x' }),
      send('POST', '/trial', { content: content(), question: 'x' }),
      send('PUT', `/${entry.id}`, { ...draft, version: 1 }),
      send('DELETE', `/${entry.id}`),
      send('POST', `/${entry.id}/restore`),
      send('POST', `/${entry.id}/revert`, { version: 1, revision: entry.id }),
    ])
    expect(statuses.map((response) => response.status)).toEqual(statuses.map(() => 401))
    expect(await getOwnEntry(site.context.as(owner), entry.id)).toEqual(entry)
  })

  test('the owner tries an entry over HTTP that is stored nowhere, and a source of another kind than https or a path is refused', async () => {
    await using site = await open()
    let refreshed = 0
    const app = httpApp(async (c, next) => {
      c.set('context', { ...site.context.as(owner), refreshContent: async () => void (refreshed += 1) })
      await next()
    }).route('/', ownEntriesApi({ figures, engine: makeEngine() }))
    const post = (path: string, body: object) =>
      app.request(`/api/admin/own-entries${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    const trial = (await (await post('/trial', { content: content(), question: 'is er een parkeerplaats bij u' })).json()) as {
      winner: string
      answer: { text: string }
    }
    expect(trial).toMatchObject({ winner: 'eigen-proef', answer: { text: expect.stringContaining('Achter het kantoor') } })
    expect(await listOwnEntries(site.context.as(owner), { limit: 9 })).toEqual([])
    for (const url of ['javascript:alert(1)', 'http://voorbeeld.nl', '//voorbeeld.nl']) {
      const response = await post('', { content: content({ sources: [{ title: 'Bron', url }] }), status: 'draft' })
      expect([response.status, await response.json()]).toMatchObject([422, { fields: ['content.sources.0.url'] }])
    }
    expect((await post('', { content: content(), status: 'published' })).status).toBe(201)
    expect(refreshed).toBe(1)
  })
})
