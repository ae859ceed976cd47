/** A site whose clock jumped: nothing is erased, the owner reads why and what would go, and agrees to it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { ownerProfile } from './setup/owner.ts'
import { freshDataDir, startServer, type RunningServer } from './setup/server.ts'
import { storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

const DAY = 86_400_000
const dataDir = freshDataDir()
let server: RunningServer
let browser: Browser

const ago = (days: number): string => new Date(Date.now() - days * DAY).toISOString()

/** As if the site last ran 200 days ago, in the middle of a conversation. */
function turnBack(): void {
  using db = new DatabaseSync(join(dataDir, 'elke.sqlite'))
  db.prepare('update elk_chat_sessions set last_activity = ?').run(ago(200))
  db.prepare("update elk_erasing_marks set marked_at = ? where name = 'beat'").run(ago(200))
}

beforeAll(async () => {
  const first = await startServer({ DATA_DIR: dataDir })
  await askOverHttp(first.url, 'Wat kost een testament?')
  await first.stop()
  turnBack()
  ;[server, browser] = await Promise.all([startServer({ DATA_DIR: dataDir }), sharedBrowser()])
})

afterAll(async () => {
  const { code } = await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  expect([code, server.errors()]).toEqual([0, []])
})

const sessions = () => storedRows(dataDir, 'select session_id from elk_chat_sessions').length

test('the owner sees what waits and agrees, and then it is erased', async () => {
  const signedIn = await ownerProfile(server.url)
  await using owner = await visit(browser, server.url, { ...signedIn, viewport: { width: 360, height: 800 } })
  const { page } = owner
  await page.goto(`${server.url}/settings?tab=overzicht`)
  const notice = page.getByRole('region', { name: 'Wissen op leeftijd staat stil' })
  await notice.waitFor()
  expect(await notice.getByRole('row', { name: 'Gesprekken met de assistent' }).innerText()).toMatch(/1\s+1$/)
  expect(sessions()).toBe(1)
  expect(await violations(page)).toEqual([])
  await notice.getByRole('button', { name: 'Bevestigen' }).click()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  expect(sessions()).toBe(1)
  await notice.getByRole('button', { name: 'Bevestigen' }).click()
  await page.getByRole('button', { name: 'Wissen', exact: true }).click()
  await page.getByText('Het wissen begint binnen een minuut.').waitFor()
  await notice.waitFor({ state: 'detached' })
  await eventually(() => expect(sessions()).toBe(0))
  await eventually(() => {
    const rows = storedRows(dataDir, "select action from elk_audit_log where action like 'retention.%' order by id")
    expect(rows).toEqual([{ action: 'retention.confirm' }, { action: 'retention.erase' }])
  })
})
