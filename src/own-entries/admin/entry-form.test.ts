import { expect, test } from 'vitest'
import { emptyValues, faultsOf, textOfContent, toContent, toErrors, toValues } from './entry-form.ts'

const filled = {
  ...emptyValues('  Kan ik parkeren? ', 'is er plek\n\n  waar parkeer ik  \n'),
  answer: 'Ja. ',
  sources: [
    { title: 'Over ons', url: '/over-ons' },
    { title: ' ', url: '' },
  ],
}

test('empty lines and empty sources are left out, and nothing replaced is null', () => {
  expect(toContent(filled)).toMatchObject({
    question: 'Kan ik parkeren?',
    ways: ['is er plek', 'waar parkeer ik'],
    answer: 'Ja.',
    sources: [{ title: 'Over ons', url: '/over-ons' }],
    replaces: null,
  })
})

test('what is read back from an entry gives the same entry', () => {
  const content = toContent(filled)
  expect(toContent(toValues({ ...content, status: 'draft' }))).toMatchObject(content)
})

test.each([
  ['a source by http', { sources: [{ title: 'Bron', url: 'http://voorbeeld.nl' }] }, 'sources'],
  ['a source with a script', { sources: [{ title: 'Bron', url: 'javascript:alert(1)' }] }, 'sources'],
  ['a source elsewhere without a scheme', { sources: [{ title: 'Bron', url: '//voorbeeld.nl' }] }, 'sources'],
  ['31 ways of asking', { ways: Array.from({ length: 31 }, (_, n) => `manier ${n}`).join('\n') }, 'ways'],
  ['no question', { question: ' ' }, 'question'],
  ['no day', { checkedOn: '' }, 'checkedOn'],
])('%s is told at the field', (_, changes, field) => {
  expect(Object.keys(faultsOf(toContent({ ...filled, ...changes })))).toEqual([field])
})

test('faults that the server names stand at their field', () => {
  expect(Object.keys(toErrors(['question.taken', 'answer.figure', 'content.sources.0.url', 'iets']))).toEqual(['question', 'answer', 'sources'])
})

test('a version reads as one text, with everything that a visitor may see of it', () => {
  expect(textOfContent({ ...toContent(filled), checkedOn: '2026-03-01' })).toBe(
    'Kan ik parkeren?\nis er plek\nwaar parkeer ik\nJa.\nOnderwerp: Over deze site\nOver ons /over-ons\nVervangt: Niets\nNagekeken op: 2026-03-01',
  )
})
