import { expect, test } from 'vitest'
import type { EngineAnswer } from '../conversation/engine.ts'
import { joinAnswers } from './join-answers.ts'

const law = { title: 'Wet', url: 'https://wet.nl' }
const answer = (text: string, sources: EngineAnswer['sources'], more: Partial<EngineAnswer> = {}): EngineAnswer => ({
  kind: 'kennis',
  text,
  sources,
  reference: text,
  suggestions: [],
  ...more,
})

test('each part stands under its own head, and a mark leads to the source it led to before', () => {
  const joined = joinAnswers([
    { head: 'wat kost het', answer: answer('Dat kost geld. [1]', [{ title: 'Prijs', url: 'https://prijs.nl' }]) },
    { head: 'moet het', answer: answer('Dat hoeft niet. [1][2]', [law, { title: 'Prijs', url: 'https://prijs.nl' }]) },
  ])
  expect(joined.text).toBe('**Wat kost het?**\n\nDat kost geld. [1]\n\n**Moet het?**\n\nDat hoeft niet. [2][1]')
  expect(joined.sources).toEqual([{ title: 'Prijs', url: 'https://prijs.nl' }, law])
  expect(joined.reference).toBe('Dat kost geld. [1]')
})

test('a sum beside a rule is an answer from knowledge, two sums are a sum', () => {
  const sum = { head: 'a', answer: answer('1', [], { kind: 'berekening' }) }
  expect(joinAnswers([sum, sum]).kind).toBe('berekening')
  expect(joinAnswers([sum, { head: 'b', answer: answer('2', []) }]).kind).toBe('kennis')
})
