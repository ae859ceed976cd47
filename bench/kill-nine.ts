/** Kills the server at random moments while visitors ask, and looks for every acknowledged question and answer. `node bench/kill-nine.ts 50` */
import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createChatClient } from './chat-client.ts'
import type { Running } from './child-process.ts'
import { listQuestions } from './questions.ts'
import { startSite, withFolder } from './site.ts'
import { exactly, renderTable, shown, type Row } from './verdict.ts'

const WRITERS = 8
const QUESTIONS = 24
const KILL_AFTER_MS = [50, 800] as const

interface Acknowledged {
  sessionId: string
  question: string
  answer: string
}

interface Findings {
  acknowledged: number
  lost: number
  faults: number
}

/** Two servers, each with its own data, are killed side by side to save time. */
export async function measureKillNine(rounds: number): Promise<Row[]> {
  const shares = [Math.ceil(rounds / 2), Math.floor(rounds / 2)]
  const found = await Promise.all(shares.map((share) => withFolder((dataDir) => killRepeatedly(dataDir, share))))
  const sum = (name: keyof Findings) => found.reduce((total, findings) => total + findings[name], 0)
  return [
    shown('kill -9, rounds', rounds),
    shown('kill -9, questions with answers acknowledged', sum('acknowledged')),
    exactly('kill -9, of these lost or not there exactly once', sum('lost'), 0),
    exactly('kill -9, faults in the database files', sum('faults'), 0),
  ]
}

/** Each round starts the server on the same data, so it also proves that it starts after every kill. */
async function killRepeatedly(dataDir: string, rounds: number): Promise<Findings> {
  const all: Acknowledged[] = []
  let latest: Acknowledged[] = []
  let lost = 0
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(dataDir)
    lost += countLost(dataDir, latest)
    latest = await writeUntilKilled(site)
    all.push(...latest)
  }
  await (await startSite(dataDir)).stop()
  // Nothing may disappear in a later round either.
  return { acknowledged: all.length, lost: Math.max(lost, countLost(dataDir, all)), faults: countFaults(dataDir) }
}

/** Asks as fast as the server answers. What is returned was complete at the visitor before the kill. */
async function writeUntilKilled(site: Running): Promise<Acknowledged[]> {
  const questions = listQuestions(QUESTIONS)
  const client = createChatClient(site.port, WRITERS)
  const acknowledged: Acknowledged[] = []
  const writer = async () => {
    for (;;) {
      const question = questions[randomInt(QUESTIONS)] ?? ''
      const sessionId = randomUUID()
      const reply = await client.ask({ sessionId, question, accept: 'application/json' }).catch(() => undefined)
      if (!reply) return
      if (reply.status !== 200) throw new Error(`"${question}" answered ${reply.status}`)
      acknowledged.push({ sessionId, question, answer: readAnswer(reply.body) })
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, writer))
  await Promise.race([writers, new Promise((resolve) => setTimeout(resolve, randomInt(...KILL_AFTER_MS)))])
  await site.kill()
  await writers
  client.close()
  return acknowledged
}

function readAnswer(body: string): string {
  const { choices } = JSON.parse(body) as { choices: [{ message: { content: string } }] }
  return choices[0].message.content
}

function openReadOnly(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'elke.sqlite'), { readOnly: true })
}

/** Conversations that hold anything but the one question and its one answer. */
function countLost(dataDir: string, acknowledged: readonly Acknowledged[]): number {
  using db = openReadOnly(dataDir)
  const read = db.prepare('SELECT role, content FROM elk_chat_messages WHERE session_id = ? ORDER BY id')
  const isThere = ({ sessionId, question, answer }: Acknowledged) => {
    const [first, second, ...more] = read.all(sessionId)
    const isQuestion = first?.['role'] === 'user' && first['content'] === question
    return isQuestion && second?.['role'] === 'assistant' && second['content'] === answer && more.length === 0
  }
  return acknowledged.filter((one) => !isThere(one)).length
}

function countFaults(dataDir: string): number {
  using db = openReadOnly(dataDir)
  return db
    .prepare('PRAGMA integrity_check')
    .all()
    .filter((row) => row['integrity_check'] !== 'ok').length
}

if (import.meta.main) {
  const rows = await measureKillNine(Number(process.argv[2] ?? 50))
  console.log(renderTable(rows))
  process.exitCode = rows.some((row) => row.verdict === 'over the limit') ? 1 : 0
}
