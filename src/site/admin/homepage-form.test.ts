/** What the owner types about a homepage text. */
import { expect, test } from 'vitest'
import { bodyOfForm, describeRevision, emptyForm, faultsOf, formOf, formOfRevision, textOfForm } from './homepage-form.ts'

const form = { ...emptyForm, content: ' Tekst. ', startsAt: '2026-12-01T09:00' }

test('moments go to the server as they are on the Dutch clock, and come back the same', () => {
  const body = bodyOfForm(form)
  expect(body).toEqual({ content: 'Tekst.', isActive: true, startsAt: '2026-12-01T08:00:00.000Z', endsAt: null })
  expect(formOf({ content: 'Tekst.', isActive: true, startsAt: body!.startsAt, endsAt: null }).startsAt).toBe('2026-12-01T09:00')
})

test.each([
  [{ content: ' ' }, ['content']],
  [{ content: 'x'.repeat(2001) }, ['content']],
  [{ endsAt: '2026-12-01T09:00' }, ['endsAt']],
  [{ startsAt: 'morgen', endsAt: 'later' }, ['startsAt', 'endsAt']],
])('a form with a fault names it and goes nowhere (%#)', (change, faults) => {
  expect([faultsOf({ ...form, ...change }), bodyOfForm({ ...form, ...change })]).toEqual([faults, undefined])
})

test('a version reads like the form it was made of; one of another kind is not put in the form', () => {
  const data = { content: 'Tekst.', isActive: true, startsAt: '2026-12-01T08:00:00.000Z', endsAt: null }
  expect(describeRevision(data)).toBe(textOfForm(form))
  expect(textOfForm(form)).toBe('Tekst.\n\n(Aan; Zichtbaar vanaf: 01-12-2026 09:00)')
  expect([formOfRevision({ ...data, isActive: 1 }), formOfRevision(null), describeRevision('x')]).toEqual([undefined, undefined, ''])
})
