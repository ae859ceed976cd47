/** What a model is given to answer an English question from: what is worked out, and the passages for the whole and for each of its parts. */
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import type { KnowledgeEntry } from '../../retrieval/knowledge.ts'
import { readEnglishCase } from '../case/english-case.ts'
import { suspectDanger } from '../learned-care.ts'
import { splitQuestion } from '../split-question.ts'
import { compareInEnglish, readEnglishPlain } from './answer-in-english.ts'
import { entryOf, type EnglishCorpus } from './english-corpus.ts'
import { findCareBefore } from './english-danger.ts'
import { findInEnglish } from './english-search.ts'
import { sumInEnglish } from './english-sum.ts'
import { englishAskingWords } from './split-question.en.ts'
import { saidBy } from '../said.ts'

export interface GatheredInEnglish {
  sum: EngineAnswer | undefined
  comparison: EngineAnswer | undefined
  /** What has to be heard in danger first, then what a few words are about, then what was found in turn. */
  entries: KnowledgeEntry[]
  /** What the visitor said of the own case, in words. */
  facts: string[]
}

export function gatherInEnglish(input: EngineInput, corpus: EnglishCorpus): GatheredInEnglish {
  const { question, history } = input
  const suspicion = suspectDanger(input, corpus.index, 'en')
  const likely = suspicion?.certainty === 'possible' ? undefined : suspicion?.care.entry
  const first = [likely, findCareBefore(input, corpus)?.id, readEnglishPlain(input, corpus)?.entry].flatMap((id) => corpus.entries.get(id ?? '') ?? [])
  const parts = splitQuestion(question, englishAskingWords)?.parts ?? []
  const lists = [question, ...parts.map(({ text }) => text)].map((part) =>
    findInEnglish({ ...input, question: part }, corpus).hits.flatMap((hit) => entryOf(hit) ?? []),
  )
  const longest = Math.max(...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat()
  return {
    sum: sumInEnglish(input, corpus),
    comparison: compareInEnglish(input, corpus),
    entries: [...new Set([...first, ...inTurn])],
    facts: [...readEnglishCase(saidBy(question, history), input.day).values()].map(({ text }) => text),
  }
}
