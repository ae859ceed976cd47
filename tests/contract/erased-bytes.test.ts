/** What is erased stands nowhere in the files of SQLite, neither the sentence nor its words; and nobody else on the machine can read those files. */
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { eraseConversation } from '../../src/assistant/answering/own-data/erase-conversation.ts'
import { openDatabase } from '../../src/database/database.ts'
import { emptyLog, packFile } from '../../src/database/erased-bytes.ts'
import { runFills } from '../../src/database/fills/run-fills.ts'
import { listMigrations } from '../../src/database/migrations/index.ts'
import { testContext } from '../factories/context.ts'
import { askAndWait, askContext, question } from '../factories/conversation.ts'
import { addConversation } from '../factories/rows.ts'

const SENTENCE = 'Mijn oom Balthasar liet een zwezerikpastei na en een kwartelkoning'
/** The index leaves the beginning out that a word shares with the one before it. */
const TRACES = [SENTENCE, 'zwezerikpastei', 'zerikpastei', 'kwartelkoning', 'telkoning', 'balthasar', 'althasar']

async function openFiles() {
  const dataDir = mkdtempSync(join(tmpdir(), 'elke-bytes-'))
  const path = join(dataDir, 'elke.sqlite')
  copyFileSync(inject('sqliteTemplate'), path)
  chmodSync(path, 0o644)
  const database = openDatabase({ dataDir })
  return {
    database,
    found: () => {
      const bytes = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1').toLowerCase())
      return TRACES.filter((trace) => bytes.some((text) => text.includes(trace.toLowerCase())))
    },
    modes: () => Object.fromEntries(readdirSync(dataDir).map((name) => [name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)])),
    async [Symbol.asyncDispose]() {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Amid others, so that neither its page nor its part of the index goes as a whole. */
async function converseAmidOthers({ database }: Awaited<ReturnType<typeof openFiles>>) {
  const context = askContext(testContext(database))
  for (let n = 0; n < 20; n += 1) await addConversation(database.db, '2026-11-19T10:00:00.000Z', 10)
  const input = question({ question: SENTENCE })
  await askAndWait(context, input)
  for (let n = 0; n < 20; n += 1) await addConversation(database.db, '2026-11-20T11:00:00.000Z', 10)
  return { context, sessionId: input.sessionId }
}

test('a conversation that its visitor erases is gone from the bytes of the database and of its index of words', async () => {
  await using files = await openFiles()
  const { context, sessionId } = await converseAmidOthers(files)
  await emptyLog(files.database)
  expect(files.found()).toEqual(expect.arrayContaining([SENTENCE, 'telkoning', 'althasar']))
  await eraseConversation(context, sessionId)
  await emptyLog(files.database)
  expect(files.found()).toEqual([])
})

test('a message that is changed leaves no word of what it was', async () => {
  await using files = await openFiles()
  await converseAmidOthers(files)
  const { db } = files.database
  await db.updateTable('elk_chat_messages').set({ content: 'niets meer' }).where('content', 'like', '%Balthasar%').execute()
  await emptyLog(files.database)
  expect(files.found()).toEqual([])
})

test('an older database gets an index that still finds its messages and forgets what is erased', async () => {
  await using files = await openFiles()
  const { context, sessionId } = await converseAmidOthers(files)
  const { db, dialect } = files.database
  await listMigrations(dialect)['0022-secure-erasing']?.up(db)
  await runFills({ db, dialect }, { goOn: () => true })
  const hits = async () =>
    (await sql<{ n: number }>`select count(*) as n from elk_chat_search where elk_chat_search match 'kwartelkoning'`.execute(db)).rows[0]?.n
  expect(await hits()).toBeGreaterThan(0)
  await eraseConversation(context, sessionId)
  await emptyLog(files.database)
  expect([await hits(), files.found()]).toEqual([0, []])
  await sql`insert into elk_chat_search (elk_chat_search) values ('integrity-check')`.execute(db)
})

test('packing the file takes away what was erased before erasing wrote over it', async () => {
  await using files = await openFiles()
  const { db } = files.database
  await sql`pragma secure_delete = off`.execute(db)
  const id = await addConversation(db, '2026-11-20T10:00:00.000Z', 1)
  await db.updateTable('elk_chat_sessions').set({ user_agent: SENTENCE }).execute()
  await db.deleteFrom('elk_chat_sessions').where('session_id', '=', id).execute()
  await emptyLog(files.database)
  expect(files.found()).not.toEqual([])
  await packFile(files.database)
  expect(files.found()).toEqual([])
})

test('the file and what SQLite puts beside it are the own user’s alone, also when the file comes from a backup with another mode', async () => {
  await using files = await openFiles()
  await addConversation(files.database.db, '2026-11-20T10:00:00.000Z')
  expect(files.modes()).toEqual({ 'elke.sqlite': '600', 'elke.sqlite-shm': '600', 'elke.sqlite-wal': '600' })
})
