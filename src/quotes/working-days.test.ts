import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS, listDays } from '../platform/days.ts'
import { dayOf, fromDutchMoment, rangeOf, toDutchMoment } from '../platform/dutch-time.ts'
import { isWorkingDay } from '../platform/working-days.ts'
import { afterWorkingHours, ANSWER_HOURS, reminderAfter } from './working-days.ts'

const due = (local: string): string => toDutchMoment(afterWorkingHours(fromDutchMoment(local) ?? '', ANSWER_HOURS))

test.each([
  ['in the week', '2026-11-23T10:15', '2026-11-25T10:15'],
  ['over a weekend', '2026-11-20T15:00', '2026-11-24T15:00'],
  ['confirmed in a weekend', '2026-11-21T11:00', '2026-11-25T00:00'],
  ['over Christmas, a weekend and New Year', '2026-12-31T12:00', '2027-01-05T12:00'],
  ['over Easter', '2026-04-02T09:00', '2026-04-08T09:00'],
  ["over King's Day", '2026-04-24T16:30', '2026-04-29T16:30'],
  ['over the change to summer time', '2026-03-27T10:00', '2026-03-31T10:00'],
  ['over the change to winter time', '2026-10-23T10:00', '2026-10-27T10:00'],
])('48 hours %s: %s becomes %s', (_what, from, until) => {
  expect(due(from)).toBe(until)
})

const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }).map((date) => date.toISOString())

/** Of the stretch, what lies on working days. */
function workedBetween(from: string, until: string): number {
  return listDays(dayOf(from), dayOf(until))
    .filter(isWorkingDay)
    .map((day) => rangeOf(day))
    .reduce((sum, range) => sum + Math.max(0, Math.min(Date.parse(until), Date.parse(range.until)) - Math.max(Date.parse(from), Date.parse(range.from))), 0)
}

test('from whatever moment, exactly so many hours on working days lie between', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 100 }), (from, hours) => {
      expect(workedBetween(from, afterWorkingHours(from, hours))).toBe(hours * HOUR_MS)
    }),
  )
})

test('three reminders, each later than the one before and before the end', () => {
  fc.assert(
    fc.property(moment, (from) => {
      const times = [0, 1, 2].map((sent) => reminderAfter(from, sent) ?? '')
      expect(times.toSorted()).toEqual(times)
      expect(new Set([from, ...times, afterWorkingHours(from, ANSWER_HOURS)]).size).toBe(5)
      expect(reminderAfter(from, 3)).toBeUndefined()
    }),
  )
})
