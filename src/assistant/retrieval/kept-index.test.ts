import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadArticles } from '../../articles/load-articles.ts'
import { readAheadIn, writeAhead, type Ahead } from '../../platform/read-ahead.ts'
import { indexForm, type IndexedTexts } from './kept-index.ts'
import type { KnowledgeEntry } from './knowledge.ts'
import { buildIndex } from './knowledge-index.ts'
import { loadModel } from './learned/load-model.ts'
import { loadKnowledge } from './load-knowledge.ts'

const entries = loadKnowledge('content')
const articles = loadArticles('content')
const { model } = loadModel('content')

/** In place of an index that nobody looks at: making one takes a second. */
const NOT_MADE = new Error('it would be made anew')

/** What is asked of an index that was read ahead: whether it had to be made, and what it is. */
function watch(ahead: Ahead, makes = true) {
  const seen: { made: number; indexed: IndexedTexts[] } = { made: 0, indexed: [] }
  const watched: Ahead = {
    take(name, source, make, form) {
      const counted = () => {
        seen.made += 1
        if (!makes) throw NOT_MADE
        return make()
      }
      const taken = ahead.take(name, source, counted, form)
      if ('vocabulary' in (taken as object)) seen.indexed.push(taken as unknown as IndexedTexts)
      return taken
    },
  }
  return { seen, watched }
}

/** Maps as lists, since their order counts too: of two corrections that fit as well the first is taken. */
const inOrder = ({ vocabulary: { words, sounds, stems, size }, numbers, literal, ...indexes }: IndexedTexts) => ({
  vocabulary: [[...words], sounds, [...stems], size],
  numbers: [...numbers],
  literal,
  indexes: Object.entries(indexes).map(([name, { index, ...rest }]) => [name, { ...index, numbers: index.numbers === numbers }, rest]),
})

const root = mkdtempSync(join(tmpdir(), 'index-ahead-'))
const writing = watch(writeAhead(root))
buildIndex(entries, articles, model, { ahead: writing.watched })
const [built] = writing.seen.indexed
const kept = readAheadIn(join(root, 'dist', 'ahead'))

function indexOf(own: readonly KnowledgeEntry[]) {
  const { seen, watched } = watch(kept)
  buildIndex(own, articles, model, { ahead: watched })
  return seen
}

/** Whether it is no longer taken from what was read ahead. */
function isMadeAnew(own: readonly KnowledgeEntry[], ownArticles = articles): boolean {
  const { seen, watched } = watch(kept, false)
  try {
    buildIndex(own, ownArticles, model, { ahead: watched })
  } catch (error) {
    if (error !== NOT_MADE) throw error
  }
  return seen.made === 1
}

test('the index that was read ahead is the one that was built, to the order of its words', () => {
  const { made, indexed } = indexOf(entries)
  expect(made).toBe(0)
  expect(indexed.map(inOrder)).toEqual([built && inOrder(built)])
})

test('an entry, a way of asking or a text of an article that reads otherwise has the index built anew', () => {
  const [first, ...others] = entries
  const [article, ...rest] = articles
  if (!first || !article) throw new Error('nothing was read')
  const statements = first.statements.with(0, { ...first.statements[0]!, asked: ['iets anders'] })
  expect(isMadeAnew([{ ...first, question: `${first.question} ` }, ...others])).toBe(true)
  expect(isMadeAnew([{ ...first, statements }, ...others])).toBe(true)
  expect(isMadeAnew(others)).toBe(true)
  expect(isMadeAnew(entries, [{ ...article, body: `${article.body}\n\nNog een zin.` }, ...rest])).toBe(true)
  expect(isMadeAnew(entries)).toBe(false)
})

test('positions beyond 16 bits are kept as they are', () => {
  if (!built) throw new Error('nothing was built')
  const wide = { ...built, whole: { ...built.whole, index: { ...built.whole.index, positions: Int32Array.of(70_000, 3) } } }
  const read = indexForm.read(JSON.parse(JSON.stringify(indexForm.write(wide))) as ReturnType<typeof indexForm.write>)
  expect(read.whole.index.positions).toEqual(Int32Array.of(70_000, 3))
})
