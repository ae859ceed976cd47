/** Finds what answers an English question, by itself or with what it leans on. */
import type { EngineInput } from '../../conversation/engine.ts'
import { foldText } from '../../retrieval/fold-text.ts'
import type { Hit } from '../../retrieval/rank.ts'
import { isKnownPhrase, retrieve, type Found } from '../../retrieval/retrieve.ts'
import { findLastTopic, listEarlier } from '../follow-up.ts'
import type { EnglishCorpus } from './english-corpus.ts'
import { englishWords } from './english.en.ts'

/** A question of no more words that carry meaning says little without what came before. */
const FEW_WORDS = 2

function pointsBack(question: string): boolean {
  const text = foldText(question)
  return englishWords.opensLeaning.test(text) || englishWords.points.test(text)
}

export function saysLittle(question: string): boolean {
  const telling = foldText(question)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !englishWords.small.has(word))
  return telling.length <= FEW_WORDS
}

/** Whether a question says little without what came before it. */
export const leans = (question: string): boolean => pointsBack(question) || saysLittle(question)

/** 'He will not leave': a few words on somebody who was told of. */
export const tellsOfSomebody = (question: string): boolean => /^(?:(?:and|but) )?(?:he|she|they)(?: \S+){1,4}[.!]?$/.test(foldText(question))

export const chanceOf = ({ hits }: Found): number => hits[0]?.chance ?? 0

const LEAST = 1e-3
/** How much of it is what was said before, by whether the message leans on it. */
const BEFORE = { leaning: 0.55, alone: 0.35 } as const

const chancesOf = ({ hits }: Found): ReadonlyMap<string, Hit> => new Map(hits.map((hit) => [hit.passage.id, hit]))

/** What was said before draws too much to what answered last, and a message by itself knows nothing of it: what both find likely goes first. */
function weighBoth(alone: Found, leaning: Found, before: number): Found {
  const [one, other] = [chancesOf(alone), chancesOf(leaning)]
  const mix = (first = 0, second = 0): number => (first + LEAST) ** (1 - before) * (second + LEAST) ** before
  const outside = mix(alone.outside, leaning.outside)
  const mixed = [...new Map([...one, ...other]).values()].map((hit) => {
    const [first, second] = [one, other].map((hits) => hits.get(hit.passage.id)?.chance)
    return { hit, sure: Math.max(first ?? 0, second ?? 0), chance: mix(first, second) }
  })
  const total = mixed.reduce((sum, { chance }) => sum + chance, outside)
  const [best, ...others] = mixed.toSorted((a, b) => b.chance - a.chance)
  const hits = [
    ...(best ? [{ ...best.hit, chance: Math.max(best.chance / total, best.sure) }] : []),
    ...others.map(({ hit, chance }) => ({ ...hit, chance: chance / total })),
  ]
  return { ...leaning, hits, outside: outside / total }
}

export function findInEnglish({ question, history }: EngineInput, { index }: EnglishCorpus): Found {
  const topic = findLastTopic(history)
  const alone = retrieve(index, question)
  if (!topic || isKnownPhrase(index, question)) return alone
  const leaning = retrieve(index, question, { ...topic, opening: listEarlier(history, question)[1] })
  return weighBoth(alone, leaning, leans(question) ? BEFORE.leaning : BEFORE.alone)
}

/** 'How long does that take?', of nothing. */
export const pointsAtNothing = ({ question, history }: EngineInput, { index }: EnglishCorpus): boolean =>
  history.length === 0 && pointsBack(question) && saysLittle(question) && !isKnownPhrase(index, question)
