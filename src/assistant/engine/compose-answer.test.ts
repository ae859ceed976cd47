import { expect, test } from 'vitest'
import type { Article } from '../../articles/article.ts'
import { makeEntry as makeAny, makeStatement } from '../../../tests/factories/knowledge.ts'
import { answerWithEntry, answerWithSection, type Content } from './compose-answer.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'
import type { SectionPassage } from '../retrieval/passages.ts'
import type { Hit } from '../retrieval/rank.ts'

const day = '2026-11-20'

const makeEntry = (id: string, next: string[] = []): KnowledgeEntry =>
  makeAny(id, {
    statements: [makeStatement('prijs', `Antwoord ${id}, {{cijfer:prijs}}.`)],
    article: 'testament',
    sources: [{ title: 'Bron', url: 'https://bron.nl', date: '2023-09' }],
    next,
  })

const article = { slug: 'testament', title: 'Testament', questions: ['Een?', 'Twee?'] } as Article
const entries = ['a', 'b', 'c'].map((id) => makeEntry(id, id === 'a' ? ['b'] : []))
const prijs = {
  id: 'prijs',
  label: 'Prijs',
  unit: 'euro' as const,
  values: [{ value: 650, source: 'Bron', url: 'https://bron.nl', checked: day, confidence: 'hoog' as const }],
}
const content: Content = {
  entries: new Map(entries.map((entry) => [entry.id, entry])),
  articles: new Map([['testament', article]]),
  figures: new Map([['prijs', prijs]]),
}
const section = (heading: string, body: string): SectionPassage => ({
  kind: 'section',
  id: `artikel:testament#${heading}`,
  article,
  section: { path: [heading], anchor: heading, body },
})
const hitOf = (passage: Hit['passage'], score: number): Hit => ({ passage, score, coverage: 1, likeness: 0.5, statement: 0, learned: 0, chance: score })
const first = makeEntry('a', ['b'])

test('the answer has its figures filled in, the number of its source behind it, and its own article after the sources', () => {
  const answer = answerWithEntry(first, content, [], day)
  expect(answer.text.replace(/\s/g, ' ')).toBe('Antwoord a, € 650. [1]')
  expect(answer.sources).toEqual([
    { title: 'Bron (september 2023)', url: 'https://bron.nl' },
    { title: 'Testament', url: '/testament' },
  ])
})

test('the article is linked at its section only when that fits nearly as well as the answer', () => {
  const top = hitOf({ kind: 'entry', id: 'a', entry: first }, 0.9)
  expect(answerWithEntry(first, content, [top, hitOf(section('kosten', ''), 0.8)], day).sources[1]?.url).toBe('/testament#kosten')
  expect(answerWithEntry(first, content, [top, hitOf(section('kosten', ''), 0.3)], day).sources[1]?.url).toBe('/testament')
})

test('suggestions are the questions that follow, then the runner-up, and never the question just answered', () => {
  const [, , c] = entries
  if (!c) throw new Error('no third entry')
  const hits = [hitOf({ kind: 'entry', id: 'a', entry: first }, 0.9), hitOf({ kind: 'entry', id: 'c', entry: c }, 0.88)]
  expect(answerWithEntry(first, content, hits, day).suggestions).toEqual(['Vraag b?', 'Vraag c?'])
  expect(answerWithEntry(c, content, [], day).suggestions).toEqual(['Vraag a?', 'Vraag b?'])
})

test.each([
  [{ validFrom: '2027-01-01' }, 'Dit geldt vanaf 1 januari 2027.'],
  [{ validUntil: '2025-12-31' }, 'Dit gold tot en met 31 december 2025.'],
])('an entry outside its period says so: %j', (period, line) => {
  expect(answerWithEntry({ ...first, ...period }, content, [], day).text).toContain(line)
})

test('a section answers with its opening and a link to itself', () => {
  const answer = answerWithSection(section('kosten', 'Tekst.\n\n| a |'), content, day, () => 0)
  expect(answer).toMatchObject({ kind: 'artikel', text: 'Tekst.\n\nLees meer in [Testament](/testament#kosten).', suggestions: ['Een?', 'Twee?'] })
  expect(answerWithSection(section('prijzen', '| a |'), content, day, () => 0)).toBeUndefined()
})

test('an article in English says in English where to read more', () => {
  const passage = section('kosten', 'Text.')
  const inEnglish = { ...passage, article: { ...passage.article, lang: 'en' as const } }
  expect(answerWithSection(inEnglish, content, day, () => 1)?.text).toContain('Read more in [')
})
