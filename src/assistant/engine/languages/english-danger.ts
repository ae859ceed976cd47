/** Answers in English who is in danger, or about to do harm, with what has to be heard. */
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import { retrieve } from '../../retrieval/retrieve.ts'
import type { Care } from '../care.ts'
import { suspectDanger } from '../learned-care.ts'
import { findEnglishCare, heardBelow } from './care.en.ts'
import type { EnglishCorpus } from './english-corpus.ts'
import { sumInEnglish } from './english-sum.ts'
import { writeEnglish } from './write-english.ts'

function writeCare(care: Care, input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const entry = corpus.entries.get(care.entry)
  return entry && writeEnglish(entry, retrieve(corpus.index, input.question), input, corpus, { opens: care.opens, supports: heardBelow[entry.id] })
}

/** Danger in the words of people. Who asks for a sum gets it. */
function suspect(input: EngineInput, corpus: EnglishCorpus): Care | undefined {
  const suspicion = suspectDanger(input, corpus.index, 'en')
  return suspicion?.certainty === 'sure' && sumInEnglish(input, corpus) === undefined ? suspicion.care : undefined
}

/** What a message may tell of: nothing is sold below its answer, and where that is likely a refusal gives way. */
export function addEnglishCare(answer: EngineAnswer, input: EngineInput, corpus: EnglishCorpus): EngineAnswer {
  const suspicion = suspectDanger(input, corpus.index, 'en')
  if (!suspicion || answer.kind === 'crisis') return answer
  const isRefused = answer.kind === 'onbekend' || answer.kind === 'buiten-bereik'
  return { ...((isRefused && suspicion.certainty !== 'possible' && writeCare(suspicion.care, input, corpus)) || answer), isGentle: true }
}

/** Where another answer does harm the entry for it answers, whatever the ranking says. Nothing is sold below it. */
export function answerWithEnglishCare(input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const care = findEnglishCare(input.question) ?? suspect(input, corpus)
  return care && writeCare(care, input, corpus)
}
