import { expect, test } from 'vitest'
import type { Article } from '../../articles/article.ts'
import { asItReadsNow, listPassages } from './passages.ts'

const written = { slug: 'testament', title: 'Testament', body: 'Opening.\n\n## Kosten\nVijfhonderd euro.\n\n## Weg\nOude raad.' } as Article

const sectionsOf = (body: string) => {
  const article = { ...written }
  const passages = listPassages([], [article])
  article.body = body
  return passages.map((passage) => {
    const now = asItReadsNow(passage)
    return now?.kind === 'section' ? now.section.body : undefined
  })
}

test('a section is quoted as it reads now, and one that is gone or empty is not quoted at all', () => {
  expect(sectionsOf('Nieuwe opening.\n\n## Kosten\nMinder.')).toEqual(['Nieuwe opening.', 'Minder.', undefined])
  expect(sectionsOf('## Kosten\n\n## Weg\nNieuwe raad.')).toEqual([undefined, undefined, 'Nieuwe raad.'])
})

test('of a text that did not change the passages stay the same', () => {
  const article = { ...written }
  const passages = listPassages([], [article])
  expect(passages.map(asItReadsNow)).toEqual(passages)
  expect(passages.every((passage) => asItReadsNow(passage) === passage)).toBe(true)
})
