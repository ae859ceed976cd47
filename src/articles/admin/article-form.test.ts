/** What the owner types over an article. */
import { expect, test } from 'vitest'
import { readFault, sentenceOf } from './article-body.nl.ts'
import { faultsOf, statusOfRevision, textOfTyped, typedOf, typedOfFile, typedOfRevision } from './article-form.ts'

const words = (title: string | null) => ({ title, description: null, hasBody: false, at: '2026-11-22T10:00:00.000Z' })
const bodies = { file: 'Van het bestand', published: null, draft: null, base: null }

test('the fields hold the draft before what is published, and nothing for the words of the file', () => {
  expect(typedOf({ draft: words('Concept'), published: words('Op de site'), bodies }).title).toBe('Concept')
  expect(typedOf({ draft: words(null), published: words('Op de site'), bodies }).title).toBe('')
  expect(typedOf({ draft: null, published: words('Op de site'), bodies })).toEqual({ title: 'Op de site', description: '', body: 'Van het bestand' })
})

test('empty is no fault, too short and too long are', () => {
  expect(faultsOf({ title: '', description: ' ', body: '' })).toEqual([])
  expect(faultsOf({ title: 'ab', description: 'te kort', body: '' })).toEqual(['title', 'description'])
  expect(faultsOf({ title: 'x'.repeat(121), description: 'x'.repeat(301), body: '' })).toEqual(['title', 'description'])
})

test('a version reads like what was typed, whatever stands in it', () => {
  expect(textOfTyped(typedOfRevision({ title: 'Een titel', description: null, status: 'draft' }, 'Bestand'))).toBe(
    'Titel: Een titel\nOmschrijving: (oorspronkelijk)\nTekst:\nBestand',
  )
  expect([statusOfRevision({ status: 'draft' }), statusOfRevision({ status: 'published' }), typedOfRevision(null, 'Bestand')]).toEqual([
    'Concept',
    'Gepubliceerd',
    { title: '', description: '', body: 'Bestand' },
  ])
})

test('the text of a draft stands in its field, and of an article without one that of its file', () => {
  const own = { ...bodies, draft: 'Concept', published: 'Op de site' }
  expect(typedOf({ draft: words(null), published: words(null), bodies: own }).body).toBe('Concept')
  expect(typedOf({ draft: null, published: words(null), bodies: own }).body).toBe('Op de site')
  expect(typedOf({ draft: words(null), published: words(null), bodies: { ...own, draft: null } }).body).toBe('Van het bestand')
})

test('what the server refuses of a text is said with its line, and nothing else is taken for it', () => {
  expect(sentenceOf({ code: 'same', line: 12 })).toMatch(/^Regel 12: deze kop/)
  expect(sentenceOf({ code: 'short', line: 0 })).toMatch(/^De tekst is te kort/)
  expect([readFault('body.link.3'), readFault('body.toString.3'), readFault('body'), readFault('title')]).toEqual([
    { code: 'link', line: 3 },
    undefined,
    undefined,
    undefined,
  ])
})

test('back at the text of the program the fields hold that, whatever draft is kept', () => {
  expect(typedOfFile({ bodies: { ...bodies, draft: 'Concept', published: 'Op de site' } })).toEqual({ title: '', description: '', body: 'Van het bestand' })
})
