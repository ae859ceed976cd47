/** What the owner types about a homepage text. */
import { expect, test } from 'vitest'
import { bodyOfForm, describeRevision, emptyForm, faultsOf, formOf, formOfRevision, savedToast, sentencesOf, textOfForm } from './homepage-form.ts'

const form = { ...emptyForm, content: ' Tekst. ', startsAt: '2026-12-01T09:00' }

test('moments go to the server as they are on the Dutch clock, and come back the same', () => {
  const body = bodyOfForm(form)
  expect(body).toEqual({ content: 'Tekst.', isActive: true, startsAt: '2026-12-01T08:00:00.000Z', endsAt: null })
  expect(formOf({ content: 'Tekst.', isActive: true, startsAt: body.startsAt, endsAt: null }).startsAt).toBe('2026-12-01T09:00')
})

test.each([
  [{ content: ' ' }, ['content']],
  [{ content: 'x'.repeat(2001) }, ['content']],
  [{ endsAt: '2026-12-01T09:00' }, ['endsAt']],
  [{ startsAt: 'morgen', endsAt: 'later' }, ['startsAt', 'endsAt']],
])('a form with a fault names it (%#)', (change, faults) => {
  expect(faultsOf({ ...form, ...change })).toEqual(faults)
})

test('a version reads like the form it was made of; one of another kind is not put in the form', () => {
  const data = { content: 'Tekst.', isActive: true, startsAt: '2026-12-01T08:00:00.000Z', endsAt: null }
  expect(describeRevision(data)).toBe(textOfForm(form))
  expect(textOfForm(form)).toBe('Tekst.\n\n(Aan; Zichtbaar vanaf: 01-12-2026 09:00)')
  expect([formOfRevision({ ...data, isActive: 1 }), formOfRevision(null), describeRevision('x')]).toEqual([undefined, undefined, ''])
})

test.each([
  ['now', {}, 'De homepage volgt direct.'],
  ['a text that is off', { active: false, startsAt: '2027-06-01T09:00' }, 'De tekst staat uit: hij staat niet op de homepage.'],
  ['a text that is planned', { startsAt: '2027-06-01T09:00' }, 'De tekst staat vanaf 01-06-2027 09:00 op de homepage.'],
  ['a text that began', { startsAt: '2026-06-01T09:00', endsAt: '2027-06-01T09:00' }, 'De homepage volgt direct.'],
  ['a text that ended', { endsAt: '2026-06-01T09:00' }, 'De tekst is afgelopen: hij staat niet op de homepage.'],
])('what is said of a saved text is true of %s', (_, values, message) => {
  expect(savedToast({ ...emptyForm, content: 'Tekst', ...values }, new Date('2026-11-20T10:00:00.000Z')).message).toBe(message)
})

test('a link that would stand there in brackets is named, and one that works is not', () => {
  expect(sentencesOf({ ...form, content: 'Lees [dit](www.voorbeeld.nl).' })).toEqual({ content: expect.stringContaining('leidt nergens heen') })
  expect(sentencesOf({ ...form, content: 'Lees [dit](/testament) of [dat](https://www.knb.nl/), en artikel [1] (hier).' })).toEqual({})
  expect(sentencesOf({ ...form, content: '' })).toEqual({ content: expect.stringContaining('Vul een tekst in') })
})
