import { expect, test } from 'vitest'
import { actionWords, detailWords } from '../admin/audit.nl.ts'
import { auditFileHead, auditFileLine } from './audit-file.ts'
import { actionsOf, auditGroups, groupOf } from './audit-groups.ts'
import { idsOfDays } from './audit-period.ts'
import { auditActions } from '../../audit/audit-action.ts'
import { firstIdAt } from '../../platform/ids.ts'

test.each(auditActions)('the log has Dutch words and a group for %s', (action) => {
  expect(actionWords(action)).not.toBe(action)
  expect(actionWords(action)).toMatch(/^[A-Z]/)
  expect(groupOf(action)).toBeDefined()
})

test('no two acts read alike', () => {
  expect(new Set(auditActions.map(actionWords)).size).toBe(auditActions.length)
})

test('every group holds an act, and every act is in one group', () => {
  expect(auditGroups.flatMap(actionsOf).toSorted()).toEqual([...auditActions].toSorted())
  expect(auditGroups.filter((group) => actionsOf(group).length === 0)).toEqual([])
})

test('an act that this version does not know is shown by its code', () => {
  expect([actionWords('future.act'), actionWords('constructor'), groupOf('constructor.x')]).toEqual(['future.act', 'constructor', undefined])
})

test('details are read as words', () => {
  expect(detailWords({ by: 'recovery', at: 'sign-in' })).toBe('met: herstelcode; bij: inloggen')
  expect(detailWords({ erased: { chats: 3 }, keys: ['a', 'b'], ok: true })).toBe('gewist: gesprekken 3; velden: a, b; gelukt: ja')
  expect(detailWords({})).toBe('')
  expect(detailWords({ evidence: true, validUntil: '' })).toBe('bewijs: ja')
  expect(detailWords({ warnings: [], clock: null, status: 'published' })).toBe('stand: gepubliceerd')
})

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins in the log with the first id of %s', (day, moment) => {
  expect(idsOfDays(day, undefined)).toEqual({ atLeast: firstIdAt(Date.parse(moment)) })
})

test('the last day of a period belongs to it, also over the end of a year', () => {
  const { atLeast, below } = idsOfDays('2026-12-31', '2026-12-31')
  expect([atLeast, below]).toEqual([idsOfDays('2026-12-31', undefined).atLeast, idsOfDays('2027-01-01', undefined).atLeast])
})

test('a line of the file holds the Dutch time, words and the code, and no cell becomes a formula', () => {
  const line = auditFileLine({
    id: 'id',
    actor: 'owner',
    person: null,
    action: 'chat.view',
    subject: '=HYPERLINK("x")',
    details: { by: '+1' },
    createdAt: '2026-07-01T10:00:00.000Z',
  })
  expect(line).toBe(`"01-07-2026 12:00","Eigenaar","Gesprek bekeken","'=HYPERLINK(""x"")","met: +1","chat.view"\r\n`)
  expect(auditFileHead).toBe('\uFEFF"Tijd","Wie","Wat","Waarover","Bijzonderheden","Code"\r\n')
})
