/** Conversations, messages and requests as other programs read them: all of it as the document says, and persons only for who may. */
import { expect, test } from 'vitest'
import { submitContactMessage } from '../../src/contact/submit-contact-message.ts'
import { DAY_MS } from '../../src/platform/days.ts'
import { eraseEndedRequests } from '../../src/quotes/erase-requests.ts'
import { addAsked } from '../factories/asked.ts'
import { messageInput } from '../factories/contact.ts'
import { visitor } from '../factories/context.ts'
import { submitMessages } from '../factories/delivery.ts'
import { openPrograms, type Programs } from '../factories/programs.ts'
import { addQuoteOffice, askOffices } from '../factories/quotes.ts'
import { quoteRequest } from '../factories/route-bodies.ts'
import { onBothDatabases } from './both-databases.ts'

type Row = Record<string, unknown> & { id: string }

/** The rows of a list, with the first of them asked for by its id; both as the document says. */
async function read(programs: Programs, path: string, secret: string): Promise<{ rows: Row[]; first: Row }> {
  const answer = await programs.call(path, secret)
  expect((await programs.judge(path, answer)).error).toBeUndefined()
  const rows = answer.body['data'] as Row[]
  const [bare = ''] = path.split('?')
  const one = `${bare}/${rows[0]?.id}`
  const found = await programs.call(one, secret)
  expect([found.status, (await programs.judge(one, found)).error]).toEqual([200, undefined])
  return { rows, first: found.body as Row }
}

onBothDatabases('what programs read', (open) => {
  test('a message says that it came and how it was delivered, and who wrote it only with the scope for people', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const [id] = await submitMessages(site)
    const bare = await read(programs, '/messages', (await programs.makeKey(['messages'])).secret)
    expect(bare.rows).toEqual([bare.first])
    expect(bare.first).toMatchObject({ id, read_at: null, person: null, delivery: { status: 'waiting', attempts: 0 } })
    expect(JSON.stringify(bare.rows)).not.toContain('Bezoeker')
    const full = await read(programs, '/messages', (await programs.makeKey(['messages', 'people'])).secret)
    expect(full.first).toMatchObject({ id, person: { name: 'Bezoeker 0', email: messageInput({}).email } })
  })

  test('a message that the owner deleted is there no more', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const [id] = await submitMessages(site)
    const { secret } = await programs.makeKey(['messages'])
    await site.database.db.updateTable('elk_contact_messages').set({ deleted_at: '2026-11-20T10:00:00.000Z' }).execute()
    expect((await programs.call('/messages', secret)).body['data']).toEqual([])
    expect((await programs.call(`/messages/${id}`, secret)).status).toBe(404)
  })

  test('messages of one moment are walked along without skipping or repeating one', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const ids = await submitMessages(site, 5)
    const { secret } = await programs.makeKey(['messages'])
    for (const order of ['asc', 'desc']) {
      const seen: string[] = []
      for (let after = ''; ;) {
        const { body } = await programs.call(`/messages?limit=2&order=${order}${after}`, secret)
        seen.push(...(body['data'] as Row[]).map((row) => row.id))
        if (body['has_more'] === false) break
        after = `&after=${String(body['next'])}`
      }
      expect(seen.toSorted()).toEqual(ids.toSorted())
    }
  })

  test('a conversation is read with its messages as they are stored, and comes up by its last message', async () => {
    await using site = await open()
    const { db } = site.database
    const programs = await openPrograms(site.context)
    const early = await addAsked(db, { question: 'Wat kost een testament?', at: '2026-11-18T10:00:00.000Z', helpful: true })
    const late = await addAsked(db, { question: 'En een volmacht?', at: '2026-11-19T10:00:00.000Z', kind: 'onbekend' })
    await db.updateTable('elk_chat_sessions').set({ unanswered: true, user_agent: 'Firefox' }).where('session_id', '=', late.sessionId).execute()
    const { secret } = await programs.makeKey(['conversations'])
    const { rows, first } = await read(programs, '/conversations', secret)
    expect(rows.map(({ id }) => id)).toEqual([late.sessionId, early.sessionId])
    expect((first['messages'] as Row[]).map(({ role, kind }) => [role, kind])).toEqual([
      ['user', null],
      ['assistant', 'onbekend'],
    ])
    expect(JSON.stringify(first)).not.toContain('Firefox')
    const idsOf = async (query: string) => ((await programs.call(`/conversations?${query}`, secret)).body['data'] as Row[]).map(({ id }) => id)
    expect(await idsOf('unanswered=true')).toEqual([late.sessionId])
    expect(await idsOf('unanswered=false')).toEqual([early.sessionId])
    expect(await idsOf('order=asc&from=2026-11-19')).toEqual([late.sessionId])
    await db.updateTable('elk_chat_sessions').set({ last_activity: '2026-11-20T09:00:00.000Z' }).where('session_id', '=', early.sessionId).execute()
    expect(await idsOf('order=asc&from=2026-11-19')).toEqual([late.sessionId, early.sessionId])
    expect((await programs.call('/conversations/bestaat-niet', secret)).status).toBe(404)
  })

  test('a request is read with its offices; what was asked only with the scope for people, who asks never, and nothing of it once its term is over', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    const office = await addQuoteOffice(site, 'Kantoor Een')
    await askOffices(site, [office])
    const bare = await read(programs, '/requests', (await programs.makeKey(['requests'])).secret)
    expect(bare.first).toMatchObject({
      state: 'open',
      doubtful: false,
      person: null,
      invitations: [{ notary_id: office, office: 'Kantoor Een', state: 'invited' }],
    })
    const keys = await programs.makeKey(['requests', 'people'])
    const full = await read(programs, '/requests', keys.secret)
    expect(full.first['person']).toEqual({
      given: ['name', 'email'],
      particulars: expect.arrayContaining([{ question: expect.any(String), answer: expect.any(String) }]),
      note: quoteRequest.note,
    })
    for (const hidden of [quoteRequest.name, quoteRequest.email]) expect(JSON.stringify(full.rows)).not.toContain(hidden)
    site.context.clock.advance(400 * DAY_MS)
    await eraseEndedRequests(site.context.as({ kind: 'system' }))
    expect((await programs.call('/requests', keys.secret)).body['data']).toEqual([])
  })

  test('reading persons stands in the log apart', async () => {
    await using site = await open()
    const programs = await openPrograms(site.context)
    await submitContactMessage(site.context.as(visitor()), messageInput({}))
    for (const scopes of [['messages'], ['messages', 'people']] as const) await programs.call('/messages', (await programs.makeKey(scopes)).secret)
    const rows = await site.database.db.selectFrom('elk_audit_log').select('details').where('action', '=', 'api.read').orderBy('id').execute()
    expect(rows.map(({ details }) => (JSON.parse(details ?? '{}') as { people: boolean }).people)).toEqual([false, true])
  })
})
