import { expect, test } from 'vitest'
import { withinWork } from '../../platform/work.ts'
import { analyse } from './analyse.ts'
import { buildBackwardCoverage, buildForwardCoverage, coverSet } from './coverage.ts'
import { collectTerms, sumWeights } from './knowledge-index.ts'
import { buildVocabulary } from './vocabulary.ts'

const texts = ['Wat kost een testament bij de notaris?', 'De hypotheekakte en de leveringsakte tekent u bij de notaris.', 'Een huis samen kopen', '']
const vocabulary = buildVocabulary(texts)
const sets = texts.map((text) => analyse(text, vocabulary))
const questions = ['kosten testament notaris', 'welke akte voor het huis', 'samen een huis kopen met hypotheek', ''].map((text) => analyse(text, vocabulary))

test('one set is covered as it would be in an index, to the last digit', () => {
  for (const slots of questions) {
    const total = sumWeights(slots) || 1
    expect(sets.map((set) => coverSet(set, slots, total))).toEqual([...buildForwardCoverage(sets).cover(slots, total)])
  }
})

test('a question that was broken off leaves nothing to the next', () => {
  const [forward, backward] = [buildForwardCoverage(sets), buildBackwardCoverage(sets)]
  const ask = (slots: (typeof questions)[number]) => [[...forward.cover(slots, 1)], [...backward.cover(collectTerms(slots))]]
  const before = questions.map(ask)
  for (const slots of questions)
    for (let most = 0; most < 8; most++)
      withinWork(
        most,
        () => ask(slots),
        () => [],
      )
  expect(questions.map(ask)).toEqual(before)
})
