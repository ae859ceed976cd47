/** Importing and exporting messages: once each, masked, whole or as far as it came, and only for the owner. */
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportMessages, type ExportInput } from '../../src/chat-logs/export-messages.ts'
import { findSessions } from '../../src/chat-logs/find-sessions.ts'
import { checkImport } from '../../src/chat-logs/import/check-import.ts'
import { EXPORT_NAME, uploadPath } from '../../src/chat-logs/import/import-files.ts'
import { openImports, sweepImports, type Imports } from '../../src/chat-logs/import/imports.ts'
import { csvLine } from '../../src/platform/csv.ts'
import { newId } from '../../src/platform/ids.ts'
import { owner } from '../factories/context.ts'
import { addConversation } from '../factories/rows.ts'
import { eventually } from '../e2e/setup/eventually.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const HEADER = '"id","session_id","role","content","timestamp"\n'
const SYSTEM = { kind: 'system' } as const

const line = (values: Partial<Record<'id' | 'session' | 'role' | 'content' | 'time', string>> = {}) =>
  csvLine([
    values.id ?? newId(),
    values.session ?? 'gesprek-1',
    values.role ?? 'user',
    values.content ?? 'Wat kost het?',
    values.time ?? '2026-11-01 10:00:00+00',
  ])

async function* bytesOf(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield new TextEncoder().encode(part)
}

async function* textOf(text: string): AsyncGenerator<string> {
  yield text
}

function openFolder(site: Opened) {
  const dataDir = mkdtempSync(join(tmpdir(), 'elke-import-'))
  const imports = openImports(site.context.as(SYSTEM), { dataDir, siteDir: join(dataDir, 'site') })
  return {
    imports,
    dataDir,
    async [Symbol.asyncDispose]() {
      await imports.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const hour = (n: number) => new Date(Date.UTC(2026, 10, 1) + n * 3_600_000).toISOString()

const asOwner = (site: Opened) => site.context.as(owner)

const ended = async (site: Opened, imports: Imports) => {
  await eventually(async () => expect((await imports.last(asOwner(site)))?.status).not.toBe('running'))
  return imports.last(asOwner(site))
}

async function importText(site: Opened, folder: { imports: Imports }, text: string) {
  await folder.imports.start(asOwner(site), bytesOf(text))
  return ended(site, folder.imports)
}

const messages = (site: Opened) =>
  site.database.db.selectFrom('elk_chat_messages').select(['id', 'session_id', 'role', 'content', 'timestamp']).orderBy('timestamp').orderBy('id').execute()

async function exported(site: Opened, input: ExportInput = {}): Promise<string> {
  let text = ''
  for await (const piece of exportMessages(asOwner(site), input)) text += piece
  return text
}

onBothDatabases('importing messages', (open) => {
  test('messages come in once, masked, in the conversations they name, however often the file is imported', async () => {
    await using site = await open()
    await using folder = openFolder(site)
    const text =
      HEADER +
      line({ content: 'Mail jan@example.nl over "mijn" huis' }) +
      line({ role: 'assistant', content: 'Goed.', time: '2026-11-01T10:01:00Z' }) +
      line({ session: 'gesprek-2' })
    expect(await importText(site, folder, text)).toMatchObject({ status: 'done', total: 3, read: 3, imported: 3, known: 0, skipped: 0, new_sessions: 2 })
    expect(await importText(site, folder, text)).toMatchObject({ status: 'done', imported: 0, known: 3, new_sessions: 0 })
    expect((await messages(site)).map((message) => message.content)).toContain('Mail [e-mailadres weggelaten] over "mijn" huis')
    const page = await findSessions(asOwner(site), { page: 1 })
    expect(page).toMatchObject({
      total: 2,
      sessions: [{ session_id: 'gesprek-1', message_count: 2, last_activity: '2026-11-01T10:01:00.000Z' }, { message_count: 1 }],
    })
    expect((await findSessions(asOwner(site), { page: 1, answer: 'onbeantwoord' })).sessions).toMatchObject([{ session_id: 'gesprek-2' }])
    expect((await findSessions(asOwner(site), { page: 1, query: 'huis' })).sessions).toHaveLength(1)
  })

  test('a conversation that is there already gets the messages that it lacks, and its time widens', async () => {
    await using site = await open()
    await using folder = openFolder(site)
    const sessionId = await addConversation(site.database.db, '2026-11-10T10:00:00.000Z')
    await importText(site, folder, HEADER + line({ session: sessionId, time: '2026-11-09 08:00:00' }))
    expect(await site.database.db.selectFrom('elk_chat_sessions').select(['started_at', 'last_activity', 'message_count']).executeTakeFirst()).toEqual({
      started_at: '2026-11-09T08:00:00.000Z',
      last_activity: '2026-11-10T10:00:00.000Z',
      message_count: 3,
    })
  })

  test('going through it first stores nothing and says what fits, what is known and what is passed over, with line and reason', async () => {
    await using site = await open()
    await using folder = openFolder(site)
    const [first, second] = [line(), line({ session: 'gesprek-9' })]
    await importText(site, folder, HEADER + first)
    const wrong = ['a,b,c\n', line({ role: 'system' }), line({ time: 'gisteren' }), line({ id: 'met spatie' }), line({ content: 'x'.repeat(20_001) })]
    const checked = await checkImport(asOwner(site), textOf(HEADER + first + second + second + wrong.join('')))
    expect(checked).toEqual({
      total: 8,
      fits: 1,
      known: 2,
      newSessions: 1,
      skipped: 5,
      reasons: [
        { line: 5, reason: 'vorm' },
        { line: 6, reason: 'rol' },
        { line: 7, reason: 'tijd' },
        { line: 8, reason: 'nummer' },
        { line: 9, reason: 'lengte' },
      ],
    })
    expect(await messages(site)).toHaveLength(1)
  })

  test('a file of thousands of lines is stored whole, with counts that add up', async () => {
    await using site = await open()
    await using folder = openFolder(site)
    const lines = Array.from({ length: 2_050 }, (_, n) =>
      line({ session: `s-${n % 300}`, content: `vraag ${n}`, time: new Date(Date.UTC(2026, 9, 1) + n * 600_000).toISOString() }),
    )
    expect(await importText(site, folder, HEADER + lines.join(''))).toMatchObject({ status: 'done', total: 2_050, imported: 2_050, new_sessions: 300 })
    expect(await findSessions(asOwner(site), { page: 30 })).toMatchObject({ total: 300, pages: 30 })
  })

  test('the days that got messages are counted for the dashboard', async () => {
    await using site = await open()
    await using folder = openFolder(site)
    const twice = line({ session: 'gesprek-1', time: '2026-11-01 10:00:00+00' }) + line({ session: 'gesprek-2', time: '2026-11-03 10:00:00+00' })
    await importText(site, folder, HEADER + twice)
    const rows = await site.database.db.selectFrom('elk_daily_counts').select(['day', 'count']).where('measure', '=', 'sessions').orderBy('day').execute()
    expect(rows).toEqual([
      { day: '2026-11-01', count: 1 },
      { day: '2026-11-03', count: 1 },
    ])
  })

  test('one import runs at a time, whichever instance is asked', async () => {
    await using site = await open()
    const second = await site.openSecond()
    await using here = openFolder(site)
    await using there = openFolder({ ...site, database: second })
    const text = HEADER + Array.from({ length: 1_500 }, () => line()).join('')
    const started = await Promise.allSettled([
      here.imports.start(asOwner(site), bytesOf(text)),
      there.imports.start({ ...asOwner(site), db: second.db }, bytesOf(text)),
    ])
    expect(started.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(started.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    await ended(site, here.imports)
  })

  test('cancelling keeps what is in and says how much, and leaves no file', async () => {
    await using site = await open()
    await using folder = openFolder(site)
    const text = HEADER + Array.from({ length: 6_000 }, (_, n) => line({ session: `s-${n}` })).join('')
    await folder.imports.start(asOwner(site), bytesOf(text))
    expect(await folder.imports.cancel(asOwner(site))).toBe(true)
    const last = await ended(site, folder.imports)
    expect(last?.status).toBe('cancelled')
    expect(last?.imported).toBeLessThan(6_000)
    expect(await messages(site)).toHaveLength(last?.imported ?? -1)
    await eventually(() => expect(readdirSync(folder.dataDir)).toEqual([]))
    const audit = await site.database.db.selectFrom('elk_audit_log').select('action').where('action', 'like', 'chat.%').execute()
    expect(audit).toEqual([{ action: 'chat.import-cancelled' }])
  })

  test('what is sent lies on the disk for this process alone, and only while it is imported', async () => {
    await using site = await open()
    await using folder = openFolder(site)
    const row = await folder.imports.start(asOwner(site), bytesOf(HEADER, ...Array.from({ length: 3_000 }, () => line())))
    expect(statSync(uploadPath(folder.dataDir, row.id)).mode & 0o777).toBe(0o600)
    await ended(site, folder.imports)
    await eventually(() => expect(readdirSync(folder.dataDir)).toEqual([]))
  })

  test('an import whose process died is marked as stopped, its file erased, and another can begin', async () => {
    await using site = await open()
    await using folder = openFolder(site)
    const id = newId()
    const died = {
      id,
      source: 'upload' as const,
      status: 'running' as const,
      total: 10,
      started_at: '2026-11-20T09:00:00.000Z',
      beat_at: '2026-11-20T09:00:00.000Z',
    }
    await site.database.db.insertInto('elk_chat_imports').values(died).execute()
    writeFileSync(uploadPath(folder.dataDir, id), 'x')
    utimesSync(uploadPath(folder.dataDir, id), new Date(0), new Date(0))
    await sweepImports(site.context.as(SYSTEM), folder.dataDir)
    expect(readdirSync(folder.dataDir)).toEqual([])
    expect(await folder.imports.last(asOwner(site))).toMatchObject({ status: 'stopped', finished_at: '2026-11-20T09:00:00.000Z' })
    expect(await importText(site, folder, HEADER + line())).toMatchObject({ status: 'done', imported: 1 })
  })

  test('a process that stops ends its import after a batch, and it can be run again to the end', async () => {
    await using site = await open()
    const text = HEADER + Array.from({ length: 3_000 }, (_, n) => line({ id: `m-${n}`, session: `s-${n % 50}` })).join('')
    const folder = openFolder(site)
    await folder.imports.start(asOwner(site), bytesOf(text))
    await folder[Symbol.asyncDispose]()
    await using again = openFolder(site)
    expect((await again.imports.last(asOwner(site)))?.status).toBe('stopped')
    await importText(site, again, text)
    expect(await messages(site)).toHaveLength(3_000)
  })

  test('the export that lies ready in the data folder is read and stays', async () => {
    await using site = await open()
    await using folder = openFolder(site)
    await expect(folder.imports.start(asOwner(site), undefined)).rejects.toMatchObject({ code: 'not_found' })
    writeFileSync(join(folder.dataDir, EXPORT_NAME), HEADER + line())
    expect(await folder.imports.readyFile()).toMatchObject({ isPublic: false })
    await folder.imports.start(asOwner(site), undefined)
    expect(await ended(site, folder.imports)).toMatchObject({ source: 'file', imported: 1 })
    expect(readdirSync(folder.dataDir)).toEqual([EXPORT_NAME])
  })

  test('a visitor imports, checks, cancels and exports nothing', async () => {
    await using site = await open()
    await using folder = openFolder(site)
    const denied = { code: 'not_signed_in' }
    await expect(folder.imports.start(site.context, bytesOf(HEADER))).rejects.toMatchObject(denied)
    await expect(folder.imports.cancel(site.context)).rejects.toMatchObject(denied)
    await expect(folder.imports.last(site.context)).rejects.toMatchObject(denied)
    await expect(checkImport(site.context, textOf(HEADER))).rejects.toMatchObject(denied)
    await expect(exportMessages(site.context, {}).next()).rejects.toMatchObject(denied)
    expect(readdirSync(folder.dataDir)).toEqual([])
  })
})

onBothDatabases('exporting messages', (open) => {
  test('what is exported comes back by importing, also what looks like a formula or holds quotes and line ends', async () => {
    await using from = await open()
    await using to = await open()
    await using folder = openFolder(from)
    await using other = openFolder(to)
    const contents = ['=1+1', '-5 graden', '+31', '@x', 'een "woord"', 'twee\nregels', "'gewoon", 'komma, hier']
    await importText(from, folder, HEADER + contents.map((content, n) => line({ content, session: `s-${n % 3}` })).join(''))
    const text = await exported(from)
    expect(text.split('\r\n')[0]).toBe('"id","session_id","role","content","timestamp"')
    expect(text).toContain(`"'=1+1"`)
    expect(await importText(to, other, text)).toMatchObject({ imported: contents.length, skipped: 0 })
    expect(await messages(to)).toEqual(await messages(from))
  })

  test('an export holds every message once, of all, of one conversation, or of what the filter leaves, and is audited without what was looked for', async () => {
    await using site = await open()
    const made: string[] = []
    for (let n = 0; n < 110; n += 1) made.push(await addConversation(site.database.db, hour(n), 1))
    const rows = async (input: ExportInput) => (await exported(site, input)).trimEnd().split('\r\n').slice(1)
    const all = await rows({})
    expect([all.length, new Set(all).size]).toEqual([110, 110])
    expect(await rows({ sessionId: made[7] })).toHaveLength(1)
    expect(await rows({ from: '2026-11-02', to: '2026-11-02' })).toHaveLength(24)
    expect(await rows({ query: 'vraag', from: '2026-11-02', to: '2026-11-02' })).toHaveLength(24)
    const details = await site.database.db
      .selectFrom('elk_audit_log')
      .select('details')
      .where('action', '=', 'chat.export')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(JSON.parse(details?.details ?? '')).toEqual({ form: 'csv', filters: ['query', 'from', 'to'] })
  })
})
