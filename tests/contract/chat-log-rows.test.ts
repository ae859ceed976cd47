/** What a row of the chat logs tells before it is opened, and deleting several at once. */
import { expect, test } from 'vitest'
import { deleteChatSessions } from '../../src/chat-logs/delete-session.ts'
import { findSessions } from '../../src/chat-logs/find-sessions.ts'
import { addAsked } from '../factories/asked.ts'
import { owner } from '../factories/context.ts'
import { onBothDatabases } from './both-databases.ts'

const at = (time: string) => `2026-11-20T${time}:00.000Z`

onBothDatabases('rows of the chat logs', (open) => {
  test('a row shows what was asked first, also when it was found by a later word', async () => {
    await using site = await open()
    const { sessionId } = await addAsked(site.database.db, { question: 'Wat kost een testament?', at: at('09:00'), kind: 'kennis' })
    await addAsked(site.database.db, { question: 'En voor een paraplu?', at: at('09:05'), kind: 'onbekend', sessionId })
    const rows = async (query?: string) => (await findSessions(site.context.as(owner), { page: 1, query })).sessions
    expect(await rows()).toMatchObject([{ session_id: sessionId, question: 'Wat kost een testament?', has_unhelpful: false, affiliate_clicked: false }])
    expect(await rows('paraplu')).toMatchObject([{ question: 'Wat kost een testament?', hit: { role: 'user' } }])
  })

  test('several conversations go at once; those that are gone already are passed over, and nobody but the owner may', async () => {
    await using site = await open()
    const made = []
    for (const minute of ['01', '02', '03'])
      made.push((await addAsked(site.database.db, { question: 'Vraag', at: at(`09:${minute}`), kind: 'kennis' })).sessionId)
    const [first = '', second = '', third = ''] = made
    await expect(deleteChatSessions(site.context, [first])).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await deleteChatSessions(site.context.as(owner), [first, second, first, crypto.randomUUID()])).toBe(2)
    expect((await findSessions(site.context.as(owner), { page: 1 })).sessions.map(({ session_id: id }) => id)).toEqual([third])
    const log = await site.database.db.selectFrom('elk_audit_log').select('subject').where('action', '=', 'chat.delete').orderBy('subject').execute()
    expect(log.map(({ subject }) => subject)).toEqual([first, second].toSorted())
  })
})
