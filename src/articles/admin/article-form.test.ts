/** What the owner types over an article. */
import { expect, test } from 'vitest'
import { faultsOf, statusOfRevision, textOfTyped, typedOf, typedOfRevision } from './article-form.ts'

const words = (title: string | null) => ({ title, description: null, at: '2026-11-22T10:00:00.000Z' })

test('the fields hold the draft before what is published, and nothing for the words of the file', () => {
  expect(typedOf({ draft: words('Concept'), published: words('Op de site') }).title).toBe('Concept')
  expect(typedOf({ draft: words(null), published: words('Op de site') }).title).toBe('')
  expect(typedOf({ draft: null, published: words('Op de site') })).toEqual({ title: 'Op de site', description: '' })
})

test('empty is no fault, too short and too long are', () => {
  expect(faultsOf({ title: '', description: ' ' })).toEqual([])
  expect(faultsOf({ title: 'ab', description: 'te kort' })).toEqual(['title', 'description'])
  expect(faultsOf({ title: 'x'.repeat(121), description: 'x'.repeat(301) })).toEqual(['title', 'description'])
})

test('a version reads like what was typed, whatever stands in it', () => {
  expect(textOfTyped(typedOfRevision({ title: 'Een titel', description: null, status: 'draft' }))).toBe('Titel: Een titel\nOmschrijving: (oorspronkelijk)')
  expect([statusOfRevision({ status: 'draft' }), statusOfRevision({ status: 'published' }), typedOfRevision(null)]).toEqual([
    'Concept',
    'Gepubliceerd',
    { title: '', description: '' },
  ])
})
