/** Finds what answers an English question, by itself or with what it leans on. */
import type { EngineInput } from '../../conversation/engine.ts'
import { foldText } from '../../retrieval/fold-text.ts'
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

/** A few words that point at nothing may name a subject of their own: then the surer reading answers. */
export function findInEnglish({ question, history }: EngineInput, { index }: EnglishCorpus): Found {
  const topic = findLastTopic(history)
  const alone = retrieve(index, question)
  if (!topic || !leans(question)) return alone
  const leaning = retrieve(index, question, { ...topic, opening: listEarlier(history, question)[1] })
  return !pointsBack(question) && chanceOf(alone) > chanceOf(leaning) ? alone : leaning
}

/** 'How long does that take?', of nothing. */
export const pointsAtNothing = ({ question, history }: EngineInput, { index }: EnglishCorpus): boolean =>
  history.length === 0 && pointsBack(question) && saysLittle(question) && !isKnownPhrase(index, question)
